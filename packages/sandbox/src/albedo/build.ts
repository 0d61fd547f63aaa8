import {
  Account,
  Asset,
  BASE_FEE,
  Memo,
  Operation,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk/base"
import type { SandboxNetwork } from "../config.js"
import { type Fields, textOf } from "../wallet/fields.js"
import { IntentFailure } from "./errors.js"
import { type LedgerAccount, readAccount } from "./horizon.js"

/** Validity in seconds of a transaction that Albedo builds. */
const LIFE = 10_000_000

/** The input for a transaction that Albedo builds. */
export interface Order {
  readonly params: Fields
  readonly network: SandboxNetwork
  /** The account that pays, trusts, or exchanges. */
  readonly source: string
}

/** An intent for which Albedo builds the transaction. */
export type Built = "pay" | "trust" | "exchange"

/** Returns the operations of one intent. */
type Operations = (
  order: Order,
  account: LedgerAccount,
) => readonly xdr.Operation[] | Promise<readonly xdr.Operation[]>

/**
 * Builds the transaction that an intent describes. Returns an unsigned base64 `TransactionEnvelope`.
 * @throws {IntentFailure} -5 when the source does not exist, or Horizon is unreachable
 * @throws for parameters that describe no valid transaction
 */
export async function build(order: Order, intent: Built): Promise<string> {
  const { params, network, source } = order
  const account = await readAccount(network, source)
  if (!account)
    throw new IntentFailure("horizon", new Error("Source account doesn't exist on the network."))
  const builder = new TransactionBuilder(new Account(source, account.sequence), {
    fee: BASE_FEE,
    networkPassphrase: network.passphrase,
  })
  for (const operation of await operations[intent](order, account)) builder.addOperation(operation)
  if (params.memo) builder.addMemo(new Memo(memoType(params.memo_type), textOf(params.memo)))
  return builder.setTimeout(LIFE).build().toXdr()
}

/**
 * A payment, or `createAccount` if it pays XLM to a missing account. A failed look-up counts as an existing account.
 */
const pay: Operations = async ({ params, network }) => {
  const [amount, destination] = [textOf(params.amount), textOf(params.destination)]
  const asset = assetOf(params.asset_code, params.asset_issuer)
  const isMissing = async (): Promise<boolean> =>
    readAccount(network, destination).then(
      (account) => account === null,
      () => false,
    )
  if (asset.isNative() && (await isMissing()))
    return [Operation.createAccount({ destination, startingBalance: amount })]
  return [Operation.payment({ destination, asset, amount })]
}

/** A trustline, unlimited unless there is a limit. */
const trust: Operations = ({ params }) => [
  Operation.changeTrust({
    asset: assetOf(params.asset_code, params.asset_issuer),
    ...(params.limit !== undefined && { limit: textOf(params.limit) }),
  }),
]

/** A purchase at the market price, after a new trustline if the account needs one. */
const exchange: Operations = ({ params, source }, { balances }) => {
  const bought = assetOf(params.buy_asset_code, params.buy_asset_issuer)
  const isTrusted =
    bought.isNative() ||
    balances.some(
      ({ asset_code, asset_issuer }) =>
        asset_code === params.buy_asset_code && asset_issuer === params.buy_asset_issuer,
    )
  return [
    ...(isTrusted ? [] : [Operation.changeTrust({ asset: bought })]),
    Operation.pathPaymentStrictReceive({
      sendAsset: assetOf(params.sell_asset_code, params.sell_asset_issuer),
      sendMax: (Number(params.max_price) * Number(params.amount)).toFixed(7),
      destination: source,
      destAsset: bought,
      destAmount: textOf(params.amount),
    }),
  ]
}

/** The operations of each intent for which Albedo builds the transaction. */
const operations: Readonly<Record<Built, Operations>> = { pay, trust, exchange }

/** Without an issuer the asset is XLM, whatever the code. */
function assetOf(code: unknown, issuer: unknown): Asset {
  return issuer ? new Asset(textOf(code), textOf(issuer)) : Asset.native()
}

/** Reads `MEMO_ID`, `id` and so on. A missing or unknown type means text. */
function memoType(requested: unknown): "text" | "id" | "hash" | "return" {
  const name = textOf(requested).split("_").at(-1)?.toLowerCase()
  return name === "id" || name === "hash" || name === "return" ? name : "text"
}
