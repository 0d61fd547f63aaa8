/** Changes to the browser that a scene needs to reach its state without a user and to stay in it. */
export interface PageOverrides {
  /** Timers with these lengths, in ms, never fire, so that temporary content stays. */
  stoppedTimers?: readonly number[]
  /** Timers with these lengths, in ms, fire at once, so that delayed content is shown. */
  instantTimers?: readonly number[]
  /** The device has a coarse pointer. */
  phone?: boolean
  /** The browser refuses to copy. */
  noClipboard?: boolean
}

/**
 * Applies the changes until the returned function is called. No click counts as a user gesture, because a script's
 * clicks never do: so each state is reached in the same way, whoever opened it.
 */
export function applyPageOverrides({
  stoppedTimers = [],
  instantTimers = [],
  phone = false,
  noClipboard = false,
}: PageOverrides): () => void {
  const { setTimeout, setInterval, matchMedia } = window
  type Start = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => number
  const withOverrides =
    (start: Start): Start =>
    (handler, ms = 0, ...rest) =>
      stoppedTimers.includes(ms)
        ? 0
        : start.call(window, handler, instantTimers.includes(ms) ? 0 : ms, ...rest)
  Object.assign(window, {
    setTimeout: withOverrides(setTimeout as Start),
    setInterval: withOverrides(setInterval as Start),
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
