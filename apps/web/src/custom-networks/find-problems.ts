import { networks as known, networkName } from "@alidade/core"
import { readCustomNetwork } from "../../server/config.js"
import type { PageNetwork } from "../networks.js"
import { say } from "../texts/en/networks.js"
import type { TypedNetwork } from "./check-network.js"

/** Maximum length of a name, in characters: it is shown in the header. */
const LONGEST_NAME = 40

/** Maximum length of a passphrase, as in `config.json`. */
const LONGEST_PASSPHRASE = 200

/** What is wrong with each field of a typed network, beside the networks that the page has. */
export function findProblems(
  typed: TypedNetwork,
  others: readonly PageNetwork[],
): Partial<Record<keyof TypedNetwork, string>> {
  return Object.fromEntries(
    [
      ["name", nameProblem(typed, others)],
      ["passphrase", passphraseProblem(typed.passphrase, others)],
      ["horizonUrl", urlProblem(typed.horizonUrl)],
      ["rpcUrl", urlProblem(typed.rpcUrl)],
    ].filter(([, problem]) => problem !== undefined),
  )
}

function nameProblem(
  { name, passphrase }: TypedNetwork,
  others: readonly PageNetwork[],
): string | undefined {
  if (name === "") return say("noName")
  if (name.length > LONGEST_NAME) return say("tooLong", { most: LONGEST_NAME })
  if (others.some((other) => isEqual(other.name, name))) {
    return say("nameTaken")
  }
  // So that, for example, Public never looks like a test network.
  const own = networkName(passphrase)
  if (own !== passphrase && own !== name) return say("otherName", { name: own })
  const isTaken = ["Local", ...Object.keys(known)].some((taken) => isEqual(taken, name))
  return isTaken && own !== name ? say("nameTaken") : undefined
}

function passphraseProblem(passphrase: string, others: readonly PageNetwork[]): string | undefined {
  if (passphrase === "") return say("noPassphrase")
  if (passphrase.length > LONGEST_PASSPHRASE) return say("tooLong", { most: LONGEST_PASSPHRASE })
  const other = others.find((network) => network.passphrase === passphrase)
  return other && say("known", { network: other.name })
}

function urlProblem(url: string): string | undefined {
  if (url === "") return say("noAddress")
  const network = { name: "x", passphrase: "x", horizonUrl: url, rpcUrl: url }
  return readCustomNetwork(network) ? undefined : say("badAddress")
}

function isEqual(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
