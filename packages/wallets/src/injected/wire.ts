import type { NetworkResult, WalletChange } from "@alidade/core"
import { own } from "../own.js"
import { isAccount, isEnvelope, readSignature, toNetwork } from "../values.js"

/** The address of a reply, which may be a plain string. */
export function readAddress(reply: unknown): string | undefined {
  return [own(reply, "address"), own(reply, "publicKey"), reply].find(isAccount)
}

/** The envelope of a reply, which may be a plain string. */
export function readSigned(reply: unknown): string | undefined {
  return [own(reply, "signedTxXdr"), reply].find(isEnvelope)
}

/** The 64-byte signature of a reply in base64, from base64 or hex. The reply may be a plain string. */
export function readSignatureIn(reply: unknown, field: string): string | undefined {
  return readSignature(own(reply, field)) ?? readSignature(reply)
}

/** The signature of an authorization entry: alone, as above, or inside the whole signed entry (KL2). */
export async function readEntrySignatureIn(reply: unknown): Promise<string | undefined> {
  const alone = readSignatureIn(reply, "signedAuthEntry")
  if (alone) return alone
  const { readEntrySignature } = await import("../entry-signature.js")
  return readEntrySignature(own(reply, "signedAuthEntry")) ?? readEntrySignature(reply)
}

/** The account that the wallet claims has signed. Not every wallet says so. */
export function readSigner(reply: unknown): { signerAddress?: string } {
  const signerAddress = own(reply, "signerAddress")
  return isAccount(signerAddress) ? { signerAddress } : {}
}

/** The network of a reply. */
export function readNetwork(reply: unknown): NetworkResult | undefined {
  return toNetwork(own(reply, "network"), own(reply, "networkPassphrase"))
}

/** A change that `onChange` reports: the account (empty if the site may see none), the network, or the connection's end. */
export function readChange(change: unknown): WalletChange {
  if (own(change, "isConnected") === false) return { ended: true }
  const address = own(change, "address")
  const network = readNetwork(change)
  return {
    ...(isAccount(address) || address === "" ? { address } : {}),
    ...(network ? { network } : {}),
  }
}

/** The account of EIP-1193's `accountsChanged`: an address, or a list of them, or null if none is shared. */
export function readAccountChange(accounts: unknown): WalletChange {
  const address = own(accounts, "0") ?? accounts
  return { address: isAccount(address) ? address : "" }
}
