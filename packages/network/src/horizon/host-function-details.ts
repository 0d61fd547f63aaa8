import { Address, StrKey, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { amount } from "./format.js"
import type { PastOperation } from "./history.js"

/** What a call, an upload, or a creation of a contract was, and which balances of assets it changed. */
export function hostFunctionDetails(past: PastOperation, call: xdr.HostFunction): object {
  const changes = assetMoves(past)
  const moved = { asset_balance_changes: changes }
  const name = `HostFunctionType${call.type[0]!.toUpperCase()}${call.type.slice(1)}`
  if (call.type !== "hostFunctionTypeInvokeContract") return { function: name, ...moved }
  const { contractAddress, functionName, args } = call.invokeContract
  const parameters = [
    { type: "Address", value: Address.fromScAddress(contractAddress).toScVal().toXdr("base64") },
    { type: "Sym", value: xdr.ScVal.scvSymbol(functionName).toXdr("base64") },
    ...args.map((arg) => ({ type: arg.type.replace(/^scv/, ""), value: arg.toXdr("base64") })),
  ]
  return {
    function: name,
    parameters,
    address: String(Address.fromScAddress(contractAddress)),
    ...moved,
  }
}

/** What an asset's contract moved. */
export interface AssetMove {
  readonly type: string
  readonly from?: string
  readonly to?: string
  readonly amount: string
  readonly asset_type: string
  readonly asset_code?: string
  readonly asset_issuer?: string
}

/** The transfers, mints, burns, and clawbacks of asset contracts, from their events (SEP-41). */
export function assetMoves({ events }: PastOperation): AssetMove[] {
  return events.flatMap(({ body }): AssetMove[] => {
    const [name, ...topics] = body.v0.topics.map((topic) => scValToNative(topic) as unknown)
    const asset = topics.at(-1)
    const parties = topics.slice(0, -1)
    if (typeof asset !== "string" || !parties.every(isAddress)) return []
    const fields = fieldsOf(asset)
    const moved = amountIn(scValToNative(body.v0.data))
    if (!fields || moved === undefined) return []
    const common = { type: String(name), amount: amount(moved), ...fields }
    const [first, second] = parties as string[]
    switch (name) {
      case "transfer":
        return [{ ...common, from: first!, to: second! }]
      case "mint":
        return [{ ...common, to: second ?? first! }]
      case "burn":
        return [{ ...common, from: first! }]
      case "clawback":
        return [{ ...common, from: second ?? first! }]
      default:
        return []
    }
  })
}

function isAddress(value: unknown): boolean {
  return typeof value === "string" && /^[A-Z2-7]{56,}$/.test(value)
}

function fieldsOf(
  asset: string,
): Pick<AssetMove, "asset_type" | "asset_code" | "asset_issuer"> | undefined {
  if (asset === "native") return { asset_type: "native" }
  const [code = "", issuer = ""] = asset.split(":")
  if (!StrKey.isValidEd25519PublicKey(issuer)) return undefined
  const type = code.length > 4 ? "credit_alphanum12" : "credit_alphanum4"
  return { asset_type: type, asset_code: code, asset_issuer: issuer }
}

/** The amount of an event: a number, or a map with one and a muxed receiver (CAP-67). */
function amountIn(data: unknown): bigint | undefined {
  if (typeof data === "bigint") return data
  const inner =
    typeof data === "object" && data !== null && "amount" in data ? data.amount : undefined
  return typeof inner === "bigint" ? inner : undefined
}
