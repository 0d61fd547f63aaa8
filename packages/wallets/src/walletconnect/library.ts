import { reason, WalletError } from "@alidade/core"

/** Loads WalletConnect's library. */
export type LoadLibrary = () => Promise<typeof import("@walletconnect/sign-client")["SignClient"]>

/**
 * Loads the library, which is an optional peer dependency. Bundlers accept a missing one only if the import is in a
 * `try`. Only the card imports this file, because bundlers resolve the imports of unused modules too: an app without
 * the card would have to install the library.
 */
export const loadLibrary: LoadLibrary = async () => {
  try {
    const { SignClient } = await import("@walletconnect/sign-client")
    return SignClient
  } catch (cause) {
    const notLoaded = reason(
      "phoneLibrary",
      "@walletconnect/sign-client could not be loaded. Is it installed?",
    )
    throw new WalletError("internal", notLoaded, { cause })
  }
}
