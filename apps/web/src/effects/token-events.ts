import type { AssetName } from "@alidade/core/describe"
import { Address, Asset, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { accountOf } from "./values.js"

/** A token as contracts see it: by its contract and, if that is an asset's own contract, by its asset. */
export interface Token {
  /** `C…` */
  contract: string
  asset?: AssetName
}

/** What a token's event says. Amounts are in the token's own units. */
export type TokenEvent =
  /** Without `from` it is minted, without `to` it is burned or clawed back. `G…` or `C…`. */
  | { kind: "transfer"; token: Token; from?: string; to?: string; amount: bigint }
  | { kind: "approve"; token: Token; from: string; spender: string; amount: bigint }

/** Reads the token events (SEP-41) among base64 `DiagnosticEvent`s. Others, and invalid ones, are left out. */
export function readTokenEvents(events: readonly string[], passphrase: string): TokenEvent[] {
  return events.flatMap((text): TokenEvent[] => {
    const { inSuccessfulContractCall, event } = xdr.DiagnosticEvent.fromXdr(text, "base64")
    if (!inSuccessfulContractCall || event.type.name !== "contract" || !event.contractId) return []
    if (event.body.type !== "v0") return []
    const { topics, data } = event.body.v0
    const [name, ...rest] = topics.map((topic): unknown => scValToNative(topic))
    const amount = amountOf(scValToNative(data))
    if (amount === undefined) return []
    const addresses = rest.filter(isHolder).map(accountOf)
    const contract = Address.contract(event.contractId.toBytes()).toString()
    const token = tokenOf(contract, rest.at(-1), passphrase)
    const [first, second] = addresses
    switch (name) {
      case "transfer":
        return first && second ? [{ kind: "transfer", token, from: first, to: second, amount }] : []
      case "mint": {
        // Older contracts name the administrator first.
        const to = addresses.at(-1)
        return to ? [{ kind: "transfer", token, to, amount }] : []
      }
      case "burn":
        return first ? [{ kind: "transfer", token, from: first, amount }] : []
      case "clawback": {
        const from = addresses.at(-1)
        return from ? [{ kind: "transfer", token, from, amount }] : []
      }
      case "approve":
        return first && second
          ? [{ kind: "approve", token, from: first, spender: second, amount }]
          : []
      default:
        return []
    }
  })
}

/** Any contract can claim an asset's name in its events. Only the asset's own contract counts. */
function tokenOf(contract: string, claimed: unknown, passphrase: string): Token {
  if (typeof claimed !== "string") return { contract }
  const [code = "", issuer] = claimed.split(":")
  try {
    const asset = claimed === "native" ? Asset.native() : new Asset(code, issuer)
    if (asset.contractId(passphrase) !== contract) return { contract }
    return { contract, asset: claimed === "native" || !issuer ? { code: "XLM" } : { code, issuer } }
  } catch {
    return { contract }
  }
}

/** An amount alone, the first of a list (`approve`), or with the id of a muxed recipient (CAP-67). */
function amountOf(data: unknown): bigint | undefined {
  if (typeof data === "bigint") return data
  if (Array.isArray(data)) return amountOf(data[0])
  if (typeof data === "object" && data !== null && "amount" in data) return amountOf(data.amount)
  return undefined
}

function isHolder(value: unknown): value is string {
  return typeof value === "string" && /^[GCM][A-Z2-7]{55,68}$/.test(value)
}
