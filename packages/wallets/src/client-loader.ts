import { reason, type WalletCard, WalletError } from "@alidade/core"

/**
 * Creates a function that loads a wallet's client. A loaded client is returned without a promise, because a
 * bundler's `import()` does work each time, even for a loaded file. If the client can't be loaded, the browser's own error only names the
 * file, so this throws one that names the wallet. The next call tries again.
 */
export function clientLoader<Client extends object>(
  { productName: wallet }: Pick<WalletCard, "productName">,
  load: () => Promise<Client>,
): () => Client | Promise<Client> {
  let client: Client | undefined
  return () =>
    client ??
    load().then(
      (loaded) => {
        client = loaded
        return loaded
      },
      (cause) => {
        throw new WalletError(
          "external",
          reason(
            "notLoaded",
            "{wallet} could not be loaded. Check your connection and try again.",
            { wallet },
          ),
          { cause },
        )
      },
    )
}
