import { type Reason, reason } from "@alidade/core"
import { findInjected } from "../channel/injected.js"
import { type ExtensionPage, pageOf } from "../page.js"

/** The object that Hana injects as `window.hanaWallet.stellar`. Its results are unchecked. */
export interface Hana {
  getPublicKey(): Promise<unknown>
  signTransaction(request: {
    xdr: string
    networkPassphrase: string
    accountToSign?: string
  }): Promise<unknown>
  signAuthEntry(request: { xdr: string; accountToSign?: string }): Promise<unknown>
  signMessage(request: { message: string; accountToSign?: string }): Promise<unknown>
}

/** Finds Hana's injected object. */
export function findHana(): Hana | undefined {
  const page = pageOf("hana")
  const hana = findInjected<Hana>(
    ["hanaWallet", "stellar"],
    ["getPublicKey", "signTransaction", "signAuthEntry", "signMessage"],
    page,
  )
  return isOneKey(page) ? undefined : hana
}

/**
 * Whether the object under Hana's name is OneKey's, which takes the name as the user's default wallet (IN5). It also has
 * the function `getNetwork`, which Hana has not.
 */
function isOneKey(page: ExtensionPage | undefined): boolean {
  return Boolean(
    findInjected(["$onekey"], [], page) &&
      findInjected<{ getNetwork(): unknown }>(["hanaWallet", "stellar"], ["getNetwork"], page),
  )
}

/** The message if Hana is not installed (section 8 of the specification). */
export const ABSENCE: Reason = reason("notInstalled", "{wallet} is not installed", {
  wallet: "Hana Wallet",
})
