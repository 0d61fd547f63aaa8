import { decodeAddress, isAddress, reason, WalletError, type WalletModule } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import type { Passkey } from "@alidade/core/entries"

/** Options of `smartAccount`. */
export interface SmartAccountOptions {
  /** `productId` of the wallet: unique among the wallets of a kit. */
  id: string
  /** The wallet's name on screen. */
  name: string
  /** URL of an image. */
  icon: string
  /** The website of the app or of who keeps the account, https only. */
  url: string
  /** The account's address (`C…`), or what asks for it when the user connects, such as a passkey. */
  address: string | ((options: SmartAccountCall) => Promise<string>)
  /**
   * Returns the address without asking the user, or null if the user has to be asked. Without it, a remembered connection is
   * kept as it was.
   */
  restore?(options: SmartAccountCall): Promise<string | null>
  /**
   * Signs a base64 `SorobanAuthorizationEntry`, and returns the whole entry with the account's signature. Only the signature and the
   * expiration may differ: the kit compares the rest.
   */
  signAuthEntry(
    entry: string,
    options: SmartAccountCall & { networkPassphrase: string },
  ): Promise<string>
  /** Credentials that it signs: `v1` is version 1; `v2` is version 2 and 3 (CAP-71). By default both. */
  authEntry?: readonly ("v1" | "v2")[]
  /** Passphrases of the networks that the account is on. By default any. */
  networks?: readonly string[]
  /**
   * Public keys of its passkeys, as far as they are known: the kit verifies their signatures. Accounts whose signatures name the key
   * (OpenZeppelin's) need none.
   */
  passkeys?(): readonly Passkey[]
  /** The user disconnected. */
  disconnect?(): Promise<void>
}

/** Options of a call. */
export interface SmartAccountCall {
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal
}

/**
 * Makes a wallet of a smart account (`C…`), and of whatever signs for it: a passkey, a policy, a key on a server. It signs
 * authorization entries only. Somebody else pays for transactions: another account that the kit has connected, or a relayer.
 *
 * The kit checks that a returned entry is the requested one, and the signatures in it as far as their form is known. The account's
 * own rules and policies, only the network can check.
 */
export function smartAccount(options: SmartAccountOptions): WalletModule {
  const { id, name, icon, url, networks, authEntry = ["v1", "v2"] } = options
  const { address, restore, disconnect, passkeys } = options
  const isFixed = typeof address === "string"
  const ask = isFixed ? async () => address : address
  const again = isFixed ? ask : restore
  const checked = (given: unknown): { address: string } => {
    if (isAddress(given) && decodeAddress(given).kind === "contract") return { address: given }
    throw new WalletError(
      "bad-reply",
      reason("noSmartAccount", "{wallet} didn't return the address of a smart account (C…).", {
        wallet: name,
      }),
    )
  }
  /** Settles when the signal aborts, whatever the app's function does. */
  const call = <Answer>(
    { signal }: SmartAccountCall,
    begin: (call: SmartAccountCall) => Promise<Answer>,
  ): Promise<Answer> =>
    conversation<Answer>(signal ? { signal } : {}, (ended) =>
      begin({ signal: ended.signal }).catch((thrown) => {
        throw explain(thrown, name)
      }),
    )
  return {
    productId: id,
    productName: name,
    productUrl: url,
    productIcon: icon,
    moduleType: "HOT_WALLET",
    capabilities: {
      authEntry,
      message: false,
      network: "none",
      wholeEntry: true,
      ...(networks && { networks }),
    },
    // A browser asks for one passkey at a time.
    oneAtATime: true,
    isAvailable: async () => true,
    getAddress: async (asked = {}) => checked(await call(asked, ask)),
    ...(again && {
      async restore(asked = {}) {
        const known = await call<string | null>(asked, again)
        return known === null ? null : checked(known)
      },
    }),
    async signAuthEntry(preimage, { networkPassphrase = "", address = "", entry, ...asked } = {}) {
      const { entryOfPreimage } = await import("@alidade/core/entries")
      const unsigned = entry ?? entryOfPreimage(preimage, address)
      const signedAuthEntry = await call(asked, (given) =>
        options.signAuthEntry(unsigned, { ...given, networkPassphrase }),
      )
      return { signedAuthEntry }
    },
    ...(passkeys && {
      get passkeys() {
        return passkeys()
      },
    }),
    ...(disconnect && { disconnect }),
  }
}

/** A browser does not say whether the user declined to use a passkey, or did nothing. */
function explain(thrown: unknown, wallet: string): unknown {
  if (!(thrown instanceof Error) || thrown.name !== "NotAllowedError") return thrown
  return new WalletError(
    "rejected",
    reason("passkeyNotUsed", "The passkey of {wallet} was not used. Try again.", { wallet }),
    { cause: thrown },
  )
}
