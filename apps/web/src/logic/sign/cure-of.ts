import { type WalletError, wrongNetworkOf } from "@alidade/core"

/** What a visitor can do after a request gave no signature. */
export type Cure =
  /** Ask the wallet again, by a text that names the remedy. */
  | { act: "ask"; text: "signIn" | "askAgain" | "openAgain" | "unlock" }
  /** Use the network of the wallet here. `passphrase` is that of the network. */
  | { act: "useHere"; passphrase: string }
  | { act: "connectAgain" | "reload" }

/** The next act after an error, or the first request. `passphrases` are those of the networks that the page can use. */
export function cureOf(error: WalletError | undefined, passphrases: readonly string[]): Cure {
  switch (error?.kind) {
    case undefined:
    // The same request can't succeed. It has to be changed first.
    case "unsupported":
    case "bad-request":
      return { act: "ask", text: "signIn" }
    case "wrong-network": {
      const wrong = wrongNetworkOf(error)
      const passphrase = wrong?.subject === "wallet" ? wrong.actual.passphrase : undefined
      return passphrase !== undefined && passphrases.includes(passphrase)
        ? { act: "useHere", passphrase }
        : { act: "ask", text: "askAgain" }
    }
    case "locked":
      return { act: "ask", text: "unlock" }
    case "popup-closed":
    case "popup-blocked":
      return { act: "ask", text: "openAgain" }
    case "no-wallet":
      return { act: "connectAgain" }
    case "page-stale":
      return { act: "reload" }
    default:
      return { act: "ask", text: "askAgain" }
  }
}
