import { reason, type WalletCard, WalletError } from "@alidade/core"

/** Waits for a wallet's client. If it can't be loaded, the browser's own error only names the file. */
export function awaitClient<Client>(
  { productName: wallet }: Pick<WalletCard, "productName">,
  client: Promise<Client>,
): Promise<Client> {
  return client.catch((cause) => {
    throw new WalletError(
      "external",
      reason("notLoaded", "{wallet} could not be loaded. Check your connection and try again.", {
        wallet,
      }),
      { cause },
    )
  })
}
