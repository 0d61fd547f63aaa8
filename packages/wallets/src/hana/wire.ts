import { injected } from "../channel/injected.js"
import { pageOf } from "../page.js"

/** What Hana puts into a page as `window.hanaWallet.stellar`. Nothing that it gives has been looked at. */
export interface Hana {
  getPublicKey(): Promise<unknown>
  signTransaction(asked: {
    xdr: string
    networkPassphrase: string
    accountToSign?: string
  }): Promise<unknown>
  signAuthEntry(asked: { xdr: string; accountToSign?: string }): Promise<unknown>
  signMessage(asked: { message: string; accountToSign?: string }): Promise<unknown>
}

/** Hana's object, where the page has it. */
export function findHana(): Hana | undefined {
  return injected<Hana>(
    ["hanaWallet", "stellar"],
    ["getPublicKey", "signTransaction", "signAuthEntry", "signMessage"],
    pageOf("hana"),
  )
}

/** What is said where Hana is not (the specification, section 8). */
export const ABSENCE = "Hana Wallet is not installed"
