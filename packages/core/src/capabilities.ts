import type { Capabilities, WalletModule } from "./wallet.js"

/** Capabilities without gaps. `networks` stays absent where the wallet signs for any. */
export type KnownCapabilities = Required<Omit<Capabilities, "networks">> &
  Pick<Capabilities, "networks">

/** What an app can require of a wallet. `auth-entry` asks for one type of preimage at least, the others for theirs. */
export type RequiredCapability =
  | "transaction"
  | "auth-entry"
  | "auth-entry-v1"
  | "auth-entry-v2"
  | "message"
  | "network"
  | "submit"

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
  module: WalletModule,
  required: readonly RequiredCapability[],
): readonly RequiredCapability[] {
  const { authEntry, message, submit } = capabilitiesOf(module)
  const has: Record<RequiredCapability, boolean> = {
    transaction: Boolean(module.signTransaction),
    "auth-entry": authEntry.length > 0,
    "auth-entry-v1": authEntry.includes("v1"),
    "auth-entry-v2": authEntry.includes("v2"),
    message,
    network: Boolean(module.getNetwork),
    submit,
  }
  return required.filter((one) => !has[one])
}

/**
 * What a wallet can do: what it says, and for the rest what its methods tell. Capabilities that throw when they are
 * read count as not stated: one faulty module must not keep the others from being listed.
 */
export function capabilitiesOf(module: WalletModule): KnownCapabilities {
  try {
    return withInferred(module, module.capabilities ?? {})
  } catch {
    return withInferred(module, {})
  }
}

function withInferred(module: WalletModule, own: Capabilities): KnownCapabilities {
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
