import type { WalletObstacle } from "@alidade/core"
import type { Cure } from "./cure-of.js"

/** What keeps the visitor from signing, known before the wallet is asked, and what helps. */
export interface Obstacle {
  /** `cannotSign`: the wallet never signs on the page's network. `otherNetwork`: it is on another one now. */
  kind: Exclude<WalletObstacle, "wrong-network"> | "cannotSign" | "otherNetwork" | "offline"
  /** Asking is no cure of its own: the form or the review goes on as without the obstacle. */
  cure: Cure
}

/** What an obstacle follows from. Networks are passphrases. */
export interface Situation {
  /** What the wallet reports. */
  reported: WalletObstacle | undefined
  /** Whether two wallets answer for one, which a reload doesn't mend. */
  isAmbiguous: boolean
  /** The page's network, and the wallet's. */
  expected: string
  actual: string | undefined
  /** Where the wallet can sign. Undefined if it doesn't say. */
  able: readonly string[] | undefined
  /** The networks that the page can use. */
  passphrases: readonly string[]
  isOffline: boolean
}

/** The obstacle to mend first, if there is any. */
export function obstacleOf(situation: Situation): Obstacle | undefined {
  const { reported, isAmbiguous, expected, actual, able, passphrases, isOffline } = situation
  // A wallet that can't sign here also reports another network.
  if (able && !able.includes(expected)) {
    const passphrase = passphrases.find((one) => able.includes(one))
    return {
      kind: "cannotSign",
      cure: passphrase === undefined ? { act: "connectAgain" } : { act: "useHere", passphrase },
    }
  }
  switch (reported) {
    case "wrong-network":
      return {
        kind: "otherNetwork",
        cure:
          actual !== undefined && passphrases.includes(actual)
            ? { act: "useHere", passphrase: actual }
            : { act: "ask", text: "signIn" },
      }
    // The wallet asks for its password, and the request goes on.
    case "locked":
    case "withheld":
      return { kind: reported, cure: { act: "ask", text: "unlock" } }
    case "lost":
      return { kind: reported, cure: { act: isAmbiguous ? "connectAgain" : "reload" } }
    case "other-account":
      return { kind: reported, cure: { act: "connectAgain" } }
    case undefined:
      return isOffline ? { kind: "offline", cure: { act: "ask", text: "signIn" } } : undefined
  }
}
