import { type Reason, reason } from "@alidade/core"
import { findInjected } from "../channel/injected.js"
import { pageOf } from "../page.js"

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
  return findInjected<Hana>(
    ["hanaWallet", "stellar"],
    ["getPublicKey", "signTransaction", "signAuthEntry", "signMessage"],
    pageOf("hana"),
  )
}

/** The message if Hana is not installed (section 8 of the specification). */
export const ABSENCE: Reason = reason("notInstalled", "{wallet} is not installed", {
  wallet: "Hana Wallet",
})
