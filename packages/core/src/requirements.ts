import { capabilitiesOf } from "./capabilities.js"
import type { RequiredCapability, WalletCard, WalletModule } from "./wallet.js"

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
