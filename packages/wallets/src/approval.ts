import { type Reason, reason, type WalletModule } from "@alidade/core"

/**
 * How long other people may take to approve a signature, in ms: a day. They may be asleep, and the user can cancel
 * (CA3, FO3).
 */
const APPROVAL = 24 * 3_600_000

/** What a module of a wallet has whose signatures other people must approve. */
export function approval(wallet: string): Pick<WalletModule, "limits" | "afterCancel"> {
  return {
    limits: { connect: APPROVAL, sign: APPROVAL },
    afterCancel: reason(
      "canStillBeApproved",
      "Canceled here. The request can still be approved in {wallet}: reject it there.",
      { wallet },
    ),
  }
}

/** What to say while other people may have to approve a signature. */
export function waitsForApproval(wallet: string): Reason {
  return reason(
    "waitsForApproval",
    "Waiting for approval in {wallet}. It can take hours if others decide. Keep this page open.",
    { wallet },
  )
}
