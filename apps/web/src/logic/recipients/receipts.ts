import { decodeAddress, encodeAddress } from "@alidade/core"
import {
  addressOf,
  decodeTransaction,
  type XdrFields,
  type XdrUnion,
  type XdrValue,
} from "@alidade/core/describe"
import { decodeUtf8 } from "@alidade/core/encoding"

/** A step of a transaction that pays an account, or decides what an account can receive. Accounts are `G…`. */
export type Receipt = {
  /** The account that makes the step. */
  by: string
} & (
  | {
      kind: "payment"
      to: string
      isMuxed: boolean
      /** `native`, or `CODE:ISSUER`. */
      asset: string
      /** In stroops: the least that arrives. */
      amount: bigint
    }
  | { kind: "creation"; to: string }
  | { kind: "merge"; to: string; isMuxed: boolean }
  /** A token's transfer. Its contract decides whether the account can receive it. */
  | { kind: "transfer"; to: string; isMuxed: boolean }
  | { kind: "trust"; asset: string; limit: bigint }
  | { kind: "authorization"; to: string; asset: string; isAuthorized: boolean }
  /** Any other operation. It may change how much the account that makes it holds. */
  | { kind: "other" }
)

/** What a transaction pays to accounts, in order, and whether it has a memo. */
export interface Receipts {
  steps: readonly Receipt[]
  hasMemo: boolean
}

/** Reads the receipts of a base64 `TransactionEnvelope`; of a fee bump, those of the inner transaction. */
export function receiptsIn(xdr: string): Receipts {
  const { transaction } = decodeTransaction(xdr)
  const memo = transaction.memo as XdrUnion
  const source = transaction.sourceAccount ?? null
  const steps = (transaction.operations as XdrFields[]).map(({ sourceAccount, body }): Receipt => {
    const by = targetOf(sourceAccount ?? source).to
    return { by, ...stepOf(body as XdrUnion, by) } as Receipt
  })
  // An empty text assigns a payment to nobody.
  return { steps, hasMemo: memo.type !== "none" && memo.value !== "" }
}

type Step<Kind = Receipt> = Kind extends Receipt ? Omit<Kind, "by"> : never

function stepOf({ type, value }: XdrUnion, by: string): Step {
  const fields = value as XdrFields
  switch (type) {
    case "payment":
      return paymentOf(fields, fields.asset, fields.amount)
    case "pathPaymentStrictReceive":
      return paymentOf(fields, fields.destAsset, fields.destAmount)
    case "pathPaymentStrictSend":
      return paymentOf(fields, fields.destAsset, fields.destMin)
    case "createAccount":
      return { kind: "creation", to: targetOf(fields.destination).to }
    case "accountMerge":
      return { kind: "merge", ...targetOf(value) }
    case "changeTrust": {
      const asset = assetOf(fields.line)
      return asset ? { kind: "trust", asset, limit: fields.limit as bigint } : { kind: "other" }
    }
    case "setTrustLineFlags": {
      const [set, clear] = [Number(fields.setFlags), Number(fields.clearFlags)]
      const asset = assetOf(fields.asset)
      if (!asset || !((set | clear) & AUTHORIZED)) return { kind: "other" }
      const { to } = targetOf(fields.trustor)
      return { kind: "authorization", to, asset, isAuthorized: Boolean(set & AUTHORIZED) }
    }
    case "allowTrust": {
      const { to } = targetOf(fields.trustor)
      const asset = `${codeOf((fields.asset as XdrUnion).value as Uint8Array)}:${by}`
      return { kind: "authorization", to, asset, isAuthorized: fields.authorize === AUTHORIZED }
    }
    case "invokeHostFunction":
      return transferOf(fields.hostFunction as XdrUnion) ?? { kind: "other" }
    default:
      return { kind: "other" }
  }
}

/** The flag of a trust line that its issuer lets the account hold and receive the asset. */
const AUTHORIZED = 1

function paymentOf({ destination }: XdrFields, asset: Field, amount: Field): Step {
  return {
    kind: "payment",
    ...targetOf(destination),
    asset: assetOf(asset) ?? "",
    amount: amount as bigint,
  }
}

/** Where each function of a token's interface (SEP-41) has the receiver among its arguments. */
const receivers: ReadonlyMap<string, number> = new Map([
  ["transfer", 1],
  ["transfer_from", 2],
])

/** The receiver of a call that transfers a token to an account. */
function transferOf({ type, value }: XdrUnion): Step | undefined {
  if (type !== "invokeContract") return undefined
  const { functionName, args } = value as unknown as { functionName: string; args: XdrUnion[] }
  const argument = args[receivers.get(functionName) ?? -1]
  if (argument?.type !== "address") return undefined
  const address = argument.value as XdrUnion
  return address.type === "account" || address.type === "muxedAccount"
    ? { kind: "transfer", ...targetOf(address) }
    : undefined
}

type Field = XdrValue | undefined

/** The account of a decoded `PublicKey`, `MuxedAccount`, or `ScAddress`. */
function targetOf(field: Field): { to: string; isMuxed: boolean } {
  const address = addressOf(field as XdrValue)
  if (!address.startsWith("M")) return { to: address, isMuxed: false }
  const { publicKey } = decodeAddress(address) as { publicKey: Uint8Array }
  return { to: encodeAddress(publicKey), isMuxed: true }
}

/** The name of a decoded `Asset`. Undefined for a pool's share. */
function assetOf(field: Field): string | undefined {
  const { type, value } = field as XdrUnion
  if (type === "native") return "native"
  const { assetCode, issuer } = value as unknown as { assetCode?: Uint8Array; issuer: XdrUnion }
  return assetCode && `${codeOf(assetCode)}:${addressOf(issuer)}`
}

/** The code of an asset without its padding zeros, as Horizon writes it. */
function codeOf(bytes: Uint8Array): string {
  return decodeUtf8(bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1)) ?? ""
}
