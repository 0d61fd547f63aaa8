import { type SendStorage, unfinished } from "@alidade/core/send"
import { transactionHashHex } from "@alidade/core/verify"

/** The hash (hex) of the newest remembered transaction of a network, or undefined. The storage has those of all. */
export async function newestOf(
  passphrase: string,
  storage: SendStorage | null,
): Promise<string | undefined> {
  for (const { xdr, hash } of [...unfinished(storage)].reverse()) {
    const its = await transactionHashHex(xdr, passphrase).catch(() => undefined)
    if (its === hash) return hash
  }
  return undefined
}
