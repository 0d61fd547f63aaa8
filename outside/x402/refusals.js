import {
  Account,
  Address,
  authorizeEntry,
  Contract,
  Keypair,
  Networks,
  nativeToScVal,
  Operation,
  rpc,
  TransactionBuilder,
} from "@stellar/stellar-sdk"

/** Any source but the facilitator will do. */
const PLACEHOLDER = "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF"

/**
 * @typedef {object} Deviation
 * @property {bigint} [amount]
 * @property {number} [ledgers] for how many ledgers the signature is valid
 * @property {boolean} [upgraded] signs credentials of version 2
 */

/** @type {readonly (readonly [reason: string, deviation: Deviation])[]} */
const deviations = [
  ["invalid_exact_stellar_payload_wrong_amount", { amount: 5n }],
  ["invalid_exact_stellar_signature_expiration_too_far", { ledgers: 100 }],
  // Its SDK 14 cannot read credentials of version 2.
  ["invalid_exact_stellar_payload_malformed", { upgraded: true }],
]

/**
 * XF2: the published facilitator refuses payments that differ from the scheme, and one that was paid before. Throws if it
 * takes one, or names another reason.
 * @param {{ url: string, rpcUrl: string, friendbotUrl: string }} where the paid resource, and the network
 */
export async function expectRefusals({ url, rpcUrl, friendbotUrl }) {
  const payer = Keypair.random()
  await fetch(`${friendbotUrl}?addr=${payer.publicKey()}`)
  const required = headerOf(await fetch(url), "payment-required")
  const { resource, accepts } = required
  const [accepted] = accepts
  const server = new rpc.Server(rpcUrl, { allowHttp: true })

  /** @param {Deviation} deviation */
  async function transfer({ amount = accepted.amount, ledgers = 12, upgraded = false }) {
    const call = new Contract(accepted.asset).call(
      "transfer",
      ...[payer.publicKey(), accepted.payTo].map((one) => Address.fromString(one).toScVal()),
      nativeToScVal(amount, { type: "i128" }),
    )
    const unsigned = await simulated(call, upgraded)
    const entries = unsigned.result?.auth ?? []
    const until = unsigned.latestLedger + ledgers
    const auth = await Promise.all(
      entries.map((entry) => authorizeEntry(entry, payer, until, Networks.TESTNET)),
    )
    if (call.body.type !== "invokeHostFunction") throw new Error(call.body.type)
    const func = call.body.invokeHostFunctionOp.hostFunction
    const signed = Operation.invokeHostFunction({ func, auth })
    const { transactionData } = await simulated(signed, upgraded)
    return build(signed, transactionData.build()).toXdr()
  }

  /**
   * @param {import("@stellar/stellar-sdk").xdr.Operation} operation
   * @param {boolean} upgraded
   */
  async function simulated(operation, upgraded) {
    const found = await server.simulateTransaction(build(operation), undefined, undefined, upgraded)
    if (!rpc.Api.isSimulationSuccess(found)) throw new Error(found.error)
    return found
  }

  /** @param {string} transaction */
  function pay(transaction) {
    const payment = { x402Version: 2, resource, accepted, payload: { transaction } }
    const header = Buffer.from(JSON.stringify(payment)).toString("base64")
    return fetch(url, { headers: { "payment-signature": header } })
  }

  /**
   * @param {string} transaction
   * @param {string} reason
   */
  async function expectRefusal(transaction, reason) {
    const response = await pay(transaction)
    const { error } = headerOf(response, "payment-required")
    if (response.status !== 402 || error !== reason)
      throw new Error(`${response.status} ${error} instead of ${reason}`)
  }

  for (const [reason, deviation] of deviations)
    await expectRefusal(await transfer(deviation), reason)
  const paid = await transfer({})
  const receipt = headerOf(await pay(paid), "payment-response")
  if (!receipt.success) throw new Error(receipt.errorReason)
  await expectRefusal(paid, "invalid_exact_stellar_payload_simulation_failed")
}

/**
 * @param {import("@stellar/stellar-sdk").xdr.Operation} operation
 * @param {import("@stellar/stellar-sdk").xdr.SorobanTransactionData} [sorobanData]
 */
function build(operation, sorobanData) {
  return new TransactionBuilder(new Account(PLACEHOLDER, "0"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
    ...(sorobanData && { sorobanData }),
  })
    .addOperation(operation)
    .setTimeout(60)
    .build()
}

/**
 * @param {Response} response
 * @param {string} name
 */
function headerOf({ headers }, name) {
  return JSON.parse(Buffer.from(headers.get(name) ?? "", "base64").toString())
}
