import { namesakeOf, networkName, networks } from "@alidade/core"
import { readCustomNetwork } from "../../../server/config.js"
import type { TypedNetwork } from "./check-network.js"
import type { PageNetwork } from "./networks.js"

/** Maximum length of a name, in characters: it is shown in the header. */
const LONGEST_NAME = 40

/** Maximum length of a passphrase, as in `config.json`. */
const LONGEST_PASSPHRASE = 200

/** What is wrong with a field of a typed network. Networks are names. */
export type NetworkFieldProblem =
  | { problem: "noName" | "nameTaken" | "noPassphrase" | "noAddress" | "badAddress" }
  | { problem: "tooLong"; most: number }
  | { problem: "nameLike" | "known"; network: string }
  | { problem: "otherName"; name: string }

/** What is wrong with each field of a typed network, beside the networks that the page has. */
export function findProblems(
  typed: TypedNetwork,
  others: readonly PageNetwork[],
): Partial<Record<keyof TypedNetwork, NetworkFieldProblem>> {
  return Object.fromEntries(
    [
      ["name", nameProblem(typed, others)],
      ["passphrase", passphraseProblem(typed.passphrase, others)],
      ["horizonUrl", urlProblem("horizonUrl", typed.horizonUrl)],
      ["rpcUrl", urlProblem("rpcUrl", typed.rpcUrl)],
    ].filter(([, problem]) => problem !== undefined),
  )
}

function nameProblem(
  { name, passphrase }: TypedNetwork,
  others: readonly PageNetwork[],
): NetworkFieldProblem | undefined {
  if (!/(?![\p{DI}\u2800])[\p{L}\p{N}\p{S}]/u.test(name)) return { problem: "noName" }
  if (name.length > LONGEST_NAME) return { problem: "tooLong", most: LONGEST_NAME }
  if (others.some((other) => isEqual(other.name, name))) return { problem: "nameTaken" }
  // So that, for example, Public never looks like a test network.
  const isKnown = Object.values<string>(networks).includes(passphrase)
  const own = networkName(passphrase)
  if (isKnown && own !== name) return { problem: "otherName", name: own }
  const namesake = namesakeOf({ name, passphrase }, others)
  if (!namesake) return undefined
  return isEqual(namesake.name, name)
    ? { problem: "nameTaken" }
    : { problem: "nameLike", network: namesake.name }
}

function passphraseProblem(
  passphrase: string,
  others: readonly PageNetwork[],
): NetworkFieldProblem | undefined {
  if (passphrase === "") return { problem: "noPassphrase" }
  if (passphrase.length > LONGEST_PASSPHRASE)
    return { problem: "tooLong", most: LONGEST_PASSPHRASE }
  const other = others.find((network) => network.passphrase === passphrase)
  return other && { problem: "known", network: other.name }
}

function urlProblem(field: "horizonUrl" | "rpcUrl", url: string): NetworkFieldProblem | undefined {
  if (url === "") return { problem: "noAddress" }
  const good = "https://server.example"
  const network = { name: "x", passphrase: "x", horizonUrl: good, rpcUrl: good, [field]: url }
  return readCustomNetwork(network) ? undefined : { problem: "badAddress" }
}

function isEqual(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
