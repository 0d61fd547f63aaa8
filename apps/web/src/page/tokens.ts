import { isAddress } from "@alidade/core"
import type { Mode } from "../logic/networks/networks.js"
import { fieldsOf } from "../logic/stellar/read-json.js"
import { type DeviceList, openList } from "./device-list.js"

/** A contract token (SEP-41) that the visitor added. */
export interface Token {
  /** `C…` */
  contract: string
  /** What the contract called itself then: somebody else's words. */
  name: string
}

/** Each costs three requests whenever balances are read. */
export const MOST_TOKENS = 10

/** The longest name that is kept, in characters. */
export const LONGEST_TOKEN_NAME = 60

/** The tokens that the visitor added on a network, the latest last. */
export function openTokens(mode: Mode, passphrase: string): DeviceList<Token> {
  return openList(mode, `tokens:${passphrase}`, {
    read: readToken,
    keyOf: ({ contract }) => contract,
    arrange: (tokens) => tokens.slice(0, MOST_TOKENS),
  })
}

function readToken(value: unknown): Token | undefined {
  const { contract, name } = fieldsOf(value)
  if (!isAddress(contract) || !contract.startsWith("C")) return undefined
  if (typeof name !== "string" || name.length > LONGEST_TOKEN_NAME) return undefined
  return { contract, name }
}
