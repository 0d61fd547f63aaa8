import type {
  Capabilities,
  KnownCapabilities,
  RequiredCapability,
  WalletCard,
  WalletModule,
} from "./wallet.js"

/** The function that a wallet lacks when it lacks a capability, as the specification's section 8 names it. */
export const functionOf: Readonly<Record<RequiredCapability, string>> = {
  transaction: "signTransaction",
  "auth-entry": "signAuthEntry",
  "auth-entry-v1": "signAuthEntry",
  "auth-entry-v2": "signAuthEntry",
  message: "signMessage",
  network: "getNetwork",
  submit: "signAndSubmitTransaction",
}

/** What a wallet lacks of what the app requires. */
export function lacking(
  wallet: WalletCard | WalletModule,
  required: readonly RequiredCapability[],
): readonly RequiredCapability[] {
  const { authEntry, message, network, submit } = capabilitiesOf(wallet)
  const has: Record<RequiredCapability, boolean> = {
    // Every card is of a wallet that signs.
    transaction: "load" in wallet || Boolean(wallet.signTransaction),
    "auth-entry": authEntry.length > 0,
    "auth-entry-v1": authEntry.includes("v1"),
    "auth-entry-v2": authEntry.includes("v2"),
    message,
    network: "load" in wallet ? network !== "none" : Boolean(wallet.getNetwork),
    submit,
  }
  return required.filter((one) => !has[one])
}

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
