import { WalletError } from "@alidade/core"

/** Refuses to ask for the signature of another address than a `G…`: the wallet would sign with an account of its own. */
export function requireAccount(address: string | undefined, product: string): void {
  if (address === undefined || address.startsWith("G")) return
  throw new WalletError(
    "unsupported",
    `${product} signs with G… accounts only. It would sign with another account.`,
  )
}
