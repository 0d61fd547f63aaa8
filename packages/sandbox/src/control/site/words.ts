import type { WalletHome } from "../../wallet/install-wallet.js"
import type { Answer } from "../../wallet/state.js"

/** What a wallet does with a request. */
export const answerWords: Readonly<Record<Answer, string>> = {
  ask: "Asks me",
  approve: "Approves",
  reject: "Declines",
  never: "Never answers",
  close: "Closes its window",
  alter: "Signs something else",
  "wrong-signer": "Signs with another account",
}

/** What it means that a wallet is installed. One that is only a site always is. */
export const presenceWords: Readonly<Record<WalletHome, readonly [yes: string, no: string]>> = {
  extension: ["Installed", "Not installed"],
  either: ["Extension installed", "Extension not installed"],
  site: ["Extension installed", "Extension not installed"],
  phone: ["On", "Off"],
  device: ["Plugged in", "Not plugged in"],
}
