import type { Capabilities, WalletModule } from "./wallet.js"

/** Capabilities without gaps. `networks` stays absent where the wallet signs for any. */
export type KnownCapabilities = Required<Omit<Capabilities, "networks">> &
  Pick<Capabilities, "networks">

/** What a wallet can do: what it says, and for the rest what its methods tell. */
export function capabilitiesOf(module: WalletModule): KnownCapabilities {
  const own = module.capabilities ?? {}
  return {
    ...(own.networks ? { networks: own.networks } : {}),
    authEntry: own.authEntry ?? (module.signAuthEntry ? ["v1", "v2"] : []),
    message: own.message ?? Boolean(module.signMessage),
    // A wallet that tells a network but not what it means is not trusted to sign for another one.
    network: own.network ?? (module.getNetwork ? "binding" : "none"),
    silentRestore: own.silentRestore ?? Boolean(module.restore),
    accountSelection: own.accountSelection ?? false,
    gesture: own.gesture ?? Boolean(module.open),
    submit: own.submit ?? Boolean(module.signAndSubmitTransaction),
  }
}
