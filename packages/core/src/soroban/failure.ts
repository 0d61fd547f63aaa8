import { WalletError } from "../contract/errors.js"
import { type Reason, reason } from "../contract/reason.js"
import type { XdrUnion } from "../encoding/xdr-value.js"
import { readDiagnosticEvents } from "./events.js"
import type { LoadedContract } from "./load-contract.js"

/** An error as the host names it: `Contract` with a number, or a part of the host with a word. */
interface HostError {
  type: string
  code: string
  /** Which contract's it is, if the host's events say so. */
  contract?: string | undefined
}

/** What a server says of a failed call. */
interface Failed {
  /** The server's text of a failed simulation. */
  error?: string
  /** Base64 `DiagnosticEvent`s. */
  events: readonly string[]
}

/**
 * Why a call failed, of kind `external`. An error of the called contract's own has its `name`, `number`, and `doc` in the
 * reason's values. Undefined if nothing says why.
 */
export function failureOf(failed: Failed, called: LoadedContract): WalletError | undefined {
  const found = errorIn(failed)
  const why = found ? reasonOf(found, called) : quoted(failed.error)
  return why && new WalletError("external", why)
}

function reasonOf({ type, code, contract }: HostError, called: LoadedContract): Reason {
  if (type === "Contract") {
    const number = Number(code.slice(1))
    const of = contract ?? called.address
    const known = of === called.address ? called.errors.get(number) : undefined
    if (!known)
      return reason(
        "contractErrorNumber",
        "The contract {contract} refused the call: error {number}.",
        {
          contract: of,
          number,
        },
      )
    const values = { name: known.name, number, doc: { quote: known.doc }, contract: of }
    return reason("contractError", "The contract refused the call: {name} ({number}).", values)
  }
  if (type === "Auth")
    return reason(
      "contractUnauthorized",
      "A signature that the contract requires is missing or not valid.",
    )
  if (type === "Budget")
    return reason("contractTooCostly", "The call needs more resources than the network allows.")
  return reason("contractTrapped", "The contract stopped with a fault: {error}.", {
    error: `${type}, ${code}`,
  })
}

function quoted(text: string | undefined): Reason | undefined {
  const [line] = text?.split("\n") ?? []
  return line
    ? reason("contractCallFailed", "The network can't carry out the call: {reason}", {
        reason: { quote: line.slice(0, LONGEST), lang: "en" },
      })
    : undefined
}

/** The longest words of a server that are shown, in characters. */
const LONGEST = 300

/**
 * The error that ended a call: the one that the text names, or else the last one. The first event about it is of the contract that it comes
 * from; those above only pass it on.
 */
function errorIn({ error, events }: Failed): HostError | undefined {
  const [, type, code] = /Error\((\w+), (#?\w+)\)/.exec(error ?? "") ?? []
  const all = readDiagnosticEvents(events).flatMap(({ type, topics, contract }): HostError[] => {
    const [name, about] = topics.map(({ value }) => value)
    if (type !== "diagnostic" || name?.value !== "error" || about?.type !== "error") return []
    return [{ ...namesOf(about.value as XdrUnion), contract }]
  })
  const last = type && code ? { type, code } : all.at(-1)
  return all.find((one) => one.type === last?.type && one.code === last.code) ?? last
}

/** An `ScError` as the host writes it. */
function namesOf({ type, value }: XdrUnion): { type: string; code: string } {
  return {
    type: capital(type),
    code: type === "contract" ? `#${value}` : capital(String(value)),
  }
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
