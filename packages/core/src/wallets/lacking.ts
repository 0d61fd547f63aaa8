import type { RequiredCapability, WalletCard, WalletModule } from "../contract/wallet.js"
import { capabilitiesOf } from "../state/capabilities.js"

/** The function that is missing if a wallet lacks a capability, as named in section 8 of the specification. */
export const functionOf: Readonly<Record<RequiredCapability, string>> = {
  transaction: "signTransaction",
  "auth-entry": "signAuthEntry",
  "auth-entry-v1": "signAuthEntry",
  "auth-entry-v2": "signAuthEntry",
  message: "signMessage",
  network: "getNetwork",
  submit: "signAndSubmitTransaction",
}

/** The required capabilities that a wallet lacks. */
export function lacking(
  wallet: WalletCard | WalletModule,
  required: readonly RequiredCapability[],
): readonly RequiredCapability[] {
  if (required.length === 0) return required
  const { authEntry, message, network, submit } = capabilitiesOf(wallet)
  const has: Record<RequiredCapability, boolean> = {
    // Every card belongs to a wallet that can sign.
    transaction: "load" in wallet || Boolean(wallet.signTransaction),
    "auth-entry": authEntry.length > 0,
    "auth-entry-v1": authEntry.includes("v1"),
    "auth-entry-v2": authEntry.includes("v2"),
    message,
    network: "load" in wallet ? network !== "none" : Boolean(wallet.getNetwork),
    submit,
  }
  return required.filter((capability) => !has[capability])
}
