import type { WalletModel } from "../wallet/model.js"
import { type PendingRequest, startRequest } from "../wallet/pending-request.js"
import type { Verdict, WalletRequest } from "../wallet/state.js"
import { POLL } from "./quirks.js"

/** The phone on which LOBSTR's person answers: it shows one request at a time. */
export interface Phone {
  /** Asks; `replaced` when a later request took its place, null when the wallet went away. */
  ask(asked: WalletRequest): Promise<Verdict | "replaced" | null>
}

/** The phone of a model, seen through the extension's window. */
export function createPhone(model: WalletModel): Phone {
  let shown: { asking: PendingRequest; isReplaced: boolean } | undefined
  let left: PendingRequest | undefined

  /** Its window is gone, and the page was told; who looks at the phone can still confirm it (LO3). */
  function leave(asked: WalletRequest): void {
    void model.update({ next: ["never", ...model.getState().next] })
    left = startRequest(model, asked)
  }

  return {
    async ask(asked) {
      const { quirks } = model.getState()
      left?.close()
      if (shown && quirks["LO3-two"]) {
        shown.isReplaced = true
        shown.asking.close()
      }
      const since = Date.now()
      const request = { asking: startRequest(model, asked), isReplaced: false }
      shown = request
      const verdict = await request.asking.verdict
      if (verdict === "close" && !request.isReplaced && quirks["LO3-phone"]) leave(asked)
      if (verdict && verdict !== "close" && quirks["LO3-poll"])
        await model.wait(POLL - ((Date.now() - since) % POLL))
      if (shown === request) shown = undefined
      return request.isReplaced ? "replaced" : verdict
    },
  }
}
