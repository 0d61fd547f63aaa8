import type { Verdict, Waiting, WalletRequest, WalletState } from "./state.js"

/** The request whose window is in front: the latest that has one. */
export function inFront(state: WalletState): Waiting | undefined {
  return state.waiting.findLast(({ shown }) => shown)
}

/** Whether a verdict lets the page have something. */
export function approves(verdict: Verdict): boolean {
  return verdict === "approve" || verdict === "alter" || verdict === "wrong-signer"
}

/** Whether a verdict can be given: nobody can approve where no button can be pressed, nor where no wallet was made. */
export function decidable(verdict: Verdict, asked: WalletRequest, state: WalletState): boolean {
  const kind = asked.obstacle?.kind
  return !approves(verdict) || (state.created && kind !== "disabled" && kind !== "blank")
}
