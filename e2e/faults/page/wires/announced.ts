import { copyOf } from "./shadowed.js"
import type { Wire } from "./wire.js"

const ANNOUNCE = "stellar:announce-wallet"

/** The results of the functions of a wallet that announces itself. Its object is frozen, so pages get a copy. */
export const announced: Wire = (tap) => {
  const passed = new WeakSet<Event>()
  const details = new WeakMap<object, object>()
  window.addEventListener(
    ANNOUNCE,
    (event) => {
      if (passed.has(event)) return
      event.stopImmediatePropagation()
      const { detail } = event as CustomEvent<{ info: object; wallet: object }>
      const known =
        details.get(detail) ??
        Object.freeze({ info: detail.info, wallet: copyOf(detail.wallet, tap) })
      details.set(detail, known)
      const copy = new CustomEvent(ANNOUNCE, { detail: known })
      passed.add(copy)
      window.dispatchEvent(copy)
    },
    true,
  )
  return undefined
}
