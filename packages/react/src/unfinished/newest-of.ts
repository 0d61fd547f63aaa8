import { type SendStorage, unfinished } from "@alidade/core/send"
import { transactionHashHex } from "@alidade/core/verify"

/**
 * The hash (hex) of the newest remembered transaction of a network, or undefined. The storage has those of all. `fits`
 * says which ones count, by their envelope in base64.
 */
export async function newestOf(
  passphrase: string,
  storage: SendStorage | null,
  fits: (xdr: string) => boolean = () => true,
): Promise<string | undefined> {
  for (const { xdr, hash } of [...unfinished(storage)].reverse()) {
    const its = await transactionHashHex(xdr, passphrase).catch(() => undefined)
    if (its === hash && fits(xdr)) return hash
  }
  return undefined
}
