import type { WalletModel } from "../wallet/model.js"
import { type PendingRequest, startRequest } from "../wallet/pending-request.js"
import type { Verdict, WalletRequest } from "../wallet/state.js"
import { POLL } from "./quirks.js"

/** The phone where LOBSTR's user responds. It shows one request at a time. */
export interface Phone {
  /**
   * Asks the person. Returns `replaced` if a later request replaced this one, `stopped` if the extension's worker
   * stopped meanwhile, and null if the wallet was removed.
   */
  ask(walletRequest: WalletRequest): Promise<Verdict | "replaced" | "stopped" | null>
}

/** Creates the phone of a model, as seen by the extension. */
export function createPhone(model: WalletModel): Phone {
  let shown: { pending: PendingRequest; isReplaced: boolean } | undefined
  let abandoned: PendingRequest | undefined

  /** The window is closed and the page has its reply, but the request can still be confirmed on the phone (LO3). */
  function abandon(walletRequest: WalletRequest): void {
    void model.update({ next: ["never", ...model.getState().next] })
    abandoned = startRequest(model, walletRequest)
  }

  return {
    async ask(walletRequest) {
      const { quirks } = model.getState()
      abandoned?.close()
      if (shown && quirks["LO3-two"]) {
        shown.isReplaced = true
        shown.pending.close()
      }
      const since = Date.now()
      const request = { pending: startRequest(model, walletRequest), isReplaced: false }
      shown = request
      const worker = watchWorker(model)
      const verdict = await Promise.race([worker.stopped, request.pending.verdict])
      worker.unwatch()
      if (verdict === "stopped") {
        request.pending.close()
        abandon(walletRequest)
        if (shown === request) shown = undefined
        return "stopped"
      }
      if (verdict === "close" && !request.isReplaced && quirks["LO3-phone"]) abandon(walletRequest)
      if (verdict && verdict !== "close" && quirks["LO3-poll"])
        await model.wait(POLL - ((Date.now() - since) % POLL))
      if (shown === request) shown = undefined
      return request.isReplaced ? "replaced" : verdict
    },
  }
}

/** Waits for the quirk that stops the worker, and turns it off. */
function watchWorker(model: WalletModel): { stopped: Promise<"stopped">; unwatch(): void } {
  let unwatch = (): void => {}
  const stopped = new Promise<"stopped">((resolve) => {
    const check = (): void => {
      if (!model.getState().quirks["LO3-worker"]) return
      unwatch()
      resolve("stopped")
      void model.update({ quirks: { "LO3-worker": false } })
    }
    unwatch = model.subscribe(check)
    check()
  })
  return { stopped, unwatch: () => unwatch() }
}
