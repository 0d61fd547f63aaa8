import { accountOf } from "@alidade/core/describe"
import { ProblemError } from "../problem.js"
import { BASE_FEE } from "../stellar/fee.js"
import { readAccount } from "../stellar/horizon.js"
import { readNetworkNow } from "../stellar/read-network-now.js"
import type { Json, JsonObject } from "./field.js"
import { isSameJson, listOf, objectOf, textOf } from "./json.js"
import { readTransaction, type TransactionDraft, unsigned } from "./transaction.js"
import type { NotEncoded } from "./xdr.js"

/** Why a transaction can't be built. */
export type ComposeProblem =
  /** The source account doesn't exist on the network. */
  | { problem: "inactive" }
  /** The draft has problems. */
  | { problem: "missing" }
  | NotEncoded

/** Where a transaction is built for. */
export interface ComposeNetwork {
  horizonUrl: string
  rpcUrl: string
  passphrase: string
}

/**
 * Builds the envelope of a checked draft, base64. Asks the network for what the draft leaves open: the next sequence number,
 * its time, and what a contract call needs. A draft of an envelope that was not changed is that envelope, with its
 * signatures. `baseFee`: for each operation, in stroops, unless the draft has a fee. Throws a `ProblemError` of a `ComposeProblem`, or a `NetworkError`.
 */
export async function composeTransaction(
  draft: TransactionDraft,
  network: ComposeNetwork,
  original?: string,
  baseFee: bigint = BASE_FEE,
): Promise<string> {
  const { horizonUrl } = network
  const source = accountOf(textOf(draft.values.sourceAccount as Json).trim())
  const [xdr, payer, now] = await Promise.all([
    import("./xdr.js"),
    draft.values.seqNum === "" ? readAccount(horizonUrl, source) : undefined,
    readNetworkNow(horizonUrl),
  ])
  if (payer === null) throw new ProblemError<ComposeProblem>({ problem: "inactive" })
  const read = readTransaction(draft, {
    baseFee,
    seqNum: String(BigInt(payer?.sequence ?? 0) + 1n),
    maxTime: String(Math.floor(now / 1_000) + Number(draft.validFor)),
  })
  if (!("json" in read)) throw new ProblemError<ComposeProblem>({ problem: "missing" })
  if (original !== undefined && isSameJson(unsigned(xdr.decodeEnvelope(original)), read.json)) {
    return original
  }
  const built = xdr.encodeEnvelope(read.json)
  const prepared = await prepare(read.json, built, network, xdr.decodeNeeds)
  return prepared === undefined ? built : xdr.encodeEnvelope(prepared)
}

/** Adds what a contract call needs, as a simulation says. Undefined if it has that, and for everything else. */
async function prepare(
  json: Json,
  xdr: string,
  { rpcUrl, passphrase }: ComposeNetwork,
  decodeNeeds: (data: string, auth: readonly string[]) => { data: Json; auth: Json[] },
): Promise<Json | undefined> {
  const envelope = objectOf(objectOf(json).tx)
  const tx = objectOf(envelope.tx)
  const [operation, ...others] = listOf(tx.operations).map(objectOf)
  const call = objectOf(operation?.body).invoke_host_function
  if (call === undefined || others.length > 0 || tx.ext !== "v0") return undefined
  const [{ simulate }, { toSimulate }] = await Promise.all([
    import("../effects/simulate.js"),
    import("../effects/to-simulate.js"),
  ])
  const { signal } = new AbortController()
  const found = await simulate(rpcUrl, toSimulate(xdr, passphrase), signal)
  const { data, auth } = decodeNeeds(found.transactionData, found.auth)
  const given = listOf(objectOf(call).auth)
  const body = {
    invoke_host_function: { ...objectOf(call), auth: given.length > 0 ? given : auth },
  }
  const prepared: JsonObject = {
    ...tx,
    fee: Number(tx.fee) + Number(found.resourceFee),
    operations: [{ ...operation!, body }],
    ext: { v1: data },
  }
  return { tx: { ...envelope, tx: prepared } }
}
