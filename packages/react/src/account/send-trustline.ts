import { reason, WalletError } from "@alidade/core"
import {
  followTransaction,
  opensTrustline,
  type SendOptions,
  type SendStorage,
  type Sent,
  sendTransaction,
} from "@alidade/core/send"
import { newestOf } from "../unfinished/newest-of.js"

/** Sends a signed trust line (base64), or follows one by its hash. Throws if it fails or expires. */
export async function sendTrustline(
  sent: { xdr: string } | { hash: string },
  options: SendOptions,
): Promise<void> {
  const end =
    "xdr" in sent
      ? await sendTransaction({ ...options, xdr: sent.xdr })
      : await followTransaction(sent.hash, options)
  throwUnlessDone(end)
}

/** The hash of a transaction that is under way and opens a trust line of an account, or undefined. */
export function unfinishedTrustline(
  passphrase: string,
  storage: SendStorage | null,
  account: string,
  asset: string,
): Promise<string | undefined> {
  return newestOf(passphrase, storage, (xdr) => opensTrustline(xdr, account, asset))
}

function throwUnlessDone(sent: Sent): void {
  if (sent.status === "failed") throw sent.error
  if (sent.status === "expired") {
    throw new WalletError(
      "external",
      reason("sendExpired", "The transaction expired before the network carried it out."),
    )
  }
}
