import { importSignatures } from "../logic/signatures/import-signatures.js"
import type { StatusNetwork } from "../logic/signatures/read-signature-status.js"
import { readEnvelopeFacts, type WaitingItem } from "../logic/waiting/waiting-item.js"
import type { DeviceList } from "./device-list.js"
import { putWaiting } from "./waiting-list.js"

/** A copy of a transaction that is on screen. */
export interface ShownCopy {
  /** Base64 envelope. */
  xdr: string
  /** The account that signed it here. */
  signedBy?: string | undefined
  /** What the one who passed it on wrote. */
  said?: string | undefined
  /** Else only a transaction that is kept already takes its signatures. */
  isWaiting: boolean
}

/**
 * Keeps a copy of a transaction among those that wait. One that is kept already takes the copy's signatures that verify
 * for a possible signer. Throws a `WalletError` if the envelope is invalid.
 */
export async function keepWaiting(
  list: DeviceList<WaitingItem>,
  network: StatusNetwork,
  { xdr, signedBy, said, isWaiting }: ShownCopy,
): Promise<void> {
  const facts = await readEnvelopeFacts(xdr, network.passphrase)
  const find = (): WaitingItem | undefined =>
    list.getState().find(({ hash }) => hash === facts.hash)
  const before = find()
  if (before?.ending || (!before && !isWaiting)) return
  const combined = before && before.xdr !== xdr ? await withCopy(before.xdr, xdr, network) : xdr
  // It may have changed meanwhile.
  const known = find() ?? before
  const signedAt = { ...known?.signedAt }
  if (signedBy !== undefined) signedAt[signedBy] ??= Date.now()
  const item = { ...known, ...facts, xdr: combined, signedAt, ...(said ? { said } : {}) }
  if (JSON.stringify(item) !== JSON.stringify(known)) putWaiting(list, item)
}

/** The envelope with the copy's valid signatures. Without new ones, it stays as it is. */
async function withCopy(xdr: string, copy: string, network: StatusNetwork): Promise<string> {
  try {
    return (await importSignatures(xdr, copy, network)).xdr
  } catch {
    return xdr
  }
}
