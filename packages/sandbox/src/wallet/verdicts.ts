import type { Step, Verdict, Waiting, WalletRequest, WalletState } from "./state.js"

/** The request whose window is in front: the latest one with a window. */
export function inFront(state: WalletState): Waiting | undefined {
  return state.waiting.findLast(({ shown }) => shown)
}

/** The screen that stands before a request now. */
export function currentStep({ steps }: WalletRequest, { quirks }: WalletState): Step | undefined {
  return steps?.find(({ quirk }) => quirks[quirk])
}

/** Whether a verdict gives the page something. */
export function approves(verdict: Verdict): boolean {
  return verdict === "approve" || verdict === "alter" || verdict === "wrong-signer"
}

/** Whether a verdict is possible. Nobody can approve a disabled or blank request, or before a wallet is set up. */
export function decidable(verdict: Verdict, request: WalletRequest, state: WalletState): boolean {
  const kind = request.obstacle?.kind
  return !approves(verdict) || (state.created && kind !== "disabled" && kind !== "blank")
}
