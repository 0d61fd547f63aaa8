import type { Capabilities, KnownCapabilities, WalletCard, WalletModule } from "./wallet.js"

/**
 * What a wallet can do: what it says, and for the rest what its methods tell. Capabilities that throw when they are
 * read count as not stated: one faulty module must not keep the others from being listed.
 */
export function capabilitiesOf(wallet: WalletCard | WalletModule): KnownCapabilities {
  const module = "load" in wallet ? {} : wallet
  try {
    return withInferred(module, wallet.capabilities ?? {})
  } catch {
    return withInferred(module, {})
  }
}

function withInferred(module: Partial<WalletModule>, own: Capabilities): KnownCapabilities {
  return {
    ...(own.networks ? { networks: [...own.networks] } : {}),
    authEntry: [...(own.authEntry ?? (module.signAuthEntry ? (["v1", "v2"] as const) : []))],
    message: own.message ?? Boolean(module.signMessage),
    // A wallet that tells a network but not what it means is not trusted to sign for another one.
    network: own.network ?? (module.getNetwork ? "binding" : "none"),
    silentRestore: own.silentRestore ?? Boolean(module.restore),
    accountSelection: own.accountSelection ?? false,
    gesture: own.gesture ?? Boolean(module.open),
    submit: own.submit ?? Boolean(module.signAndSubmitTransaction),
  }
}
