import type { ExtensionPage } from "./extension-page.js"
import type { WalletModel } from "./model.js"

/**
 * Runs something while a condition on the model holds. `start` returns a function that stops it. Returns a function
 * that ends it for good.
 */
export function runWhile(
  model: WalletModel,
  holds: () => boolean,
  start: () => () => void,
): () => void {
  return runFor(model, () => holds() || undefined, start)
}

/**
 * Runs something for the value that `choose` derives from the model, anew when the value changes, and not at all for
 * undefined. `start` returns a function that stops it. Returns a function that ends it for good.
 */
export function runFor<Value extends string | boolean>(
  model: WalletModel,
  choose: () => Value | undefined,
  start: (value: Value) => () => void,
): () => void {
  let current: Value | undefined
  let stop: (() => void) | undefined
  const follow = (): void => {
    const value = choose()
    if (value === current) return
    current = value
    stop?.()
    stop = value === undefined ? undefined : start(value)
  }
  follow()
  const unsubscribe = model.subscribe(follow)
  return () => {
    unsubscribe()
    stop?.()
  }
}

/** Starts something after a delay in ms, unless it is stopped before. Returns a function that stops it. */
export function later(model: WalletModel, ms: number, start: () => () => void): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  void model.wait(ms).then(() => {
    if (!isStopped) stop = start()
  })
  return () => {
    isStopped = true
    stop?.()
  }
}

/**
 * Defines an object on a page, or on an object of the page, under a name, unless the name is taken. Returns a function
 * that removes it.
 */
export function inject(target: object, name: string, object: object): () => void {
  const names = namesOf(target)
  names[name] ??= object
  return () => {
    // A name that another wallet made permanent can only be emptied.
    if (names[name] === object && !Reflect.deleteProperty(names, name)) names[name] = undefined
  }
}

interface Slot {
  held?: object | undefined
  /** What the name had before, or gets while the slot is empty. */
  other: unknown
}

/** Where a fixed name's getter has its slot. A page may have two copies of this module, which share the slots. */
const SLOT = Symbol.for("@alidade/sandbox slot")

interface SlotGetter {
  (): unknown
  [SLOT]?: Slot
}

/**
 * Defines an object on a page under a name that the page can't redefine, delete, or assign to, even if the name is
 * taken. Returns a function that removes it. As the name stays, it is a getter, so that a removed wallet needs no reload.
 */
export function injectFixed(
  extensionPage: ExtensionPage,
  name: string,
  object: object,
): () => void {
  const slot = slotOf(extensionPage, name)
  slot.held = object
  return () => {
    if (slot.held === object) slot.held = undefined
  }
}

function slotOf(extensionPage: ExtensionPage, name: string): Slot {
  const found: SlotGetter | undefined = Object.getOwnPropertyDescriptor(extensionPage, name)?.get
  if (found?.[SLOT]) return found[SLOT]
  const slot: Slot = { other: namesOf(extensionPage)[name] }
  const get: SlotGetter = () => slot.held ?? slot.other
  get[SLOT] = slot
  Object.defineProperty(extensionPage, name, {
    enumerable: true,
    configurable: false,
    get,
    set(value: unknown) {
      if (!slot.held) slot.other = value
    },
  })
  return slot
}

function namesOf(target: object): Record<string, unknown> {
  return target as Record<string, unknown>
}
