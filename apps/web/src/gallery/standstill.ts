/** What a state needs of the browser, so that it is reached without a person and stays to be looked at. */
export interface Standstill {
  /** Timers of these lengths, in ms, do not run out: what would go by itself stays. */
  holds?: readonly number[]
  /** Timers of these lengths, in ms, run out at once: what would come after a while is there. */
  hurries?: readonly number[]
  /** The page is held in a hand. */
  phone?: boolean
  /** The browser refuses to copy. */
  noClipboard?: boolean
}

/**
 * Makes the page so, until the function returned is called. No click counts as a gesture, because the clicks of a
 * script are none: so every state is come to in one way, whoever asked for it.
 */
export function standStill({
  holds = [],
  hurries = [],
  phone = false,
  noClipboard = false,
}: Standstill): () => void {
  const { setTimeout, setInterval, matchMedia } = window
  type Start = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => number
  const inOurTime =
    (start: Start): Start =>
    (handler, ms = 0, ...rest) =>
      holds.includes(ms) ? 0 : start.call(window, handler, hurries.includes(ms) ? 0 : ms, ...rest)
  Object.assign(window, {
    setTimeout: inOurTime(setTimeout as Start),
    setInterval: inOurTime(setInterval as Start),
  })
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query)
    if (phone && query.includes("coarse")) Object.defineProperty(list, "matches", { value: true })
    return list
  }
  const writeText = async (): Promise<void> => {
    if (noClipboard) throw new Error("Refused.")
  }
  shadow("userActivation", { isActive: false, hasBeenActive: true })
  shadow("clipboard", { writeText })
  return () => {
    Object.assign(window, { setTimeout, setInterval, matchMedia })
    Reflect.deleteProperty(navigator, "userActivation")
    Reflect.deleteProperty(navigator, "clipboard")
  }
}

function shadow(name: string, value: object): void {
  Object.defineProperty(navigator, name, { value, configurable: true })
}
