import { WalletError } from "@alidade/core"
import { readAccount, readTokenBalance } from "@alidade/core/account"
import { nativeToScVal, TransactionBuilder, xdr } from "@stellar/stellar-sdk"
import { post } from "../../packages/core/src/relay/post.js"
import { horizonServer } from "../../packages/core/src/send/horizon-server.js"
import { rpcServer } from "../../packages/core/src/send/rpc-server.js"
import type { SendServer } from "../../packages/core/src/send/server.js"
import { simulate } from "../../packages/core/src/soroban/simulate.js"
import { answering } from "../answering.js"
import type { Inputs } from "../change-text.js"
import { jsonTexts } from "../change-value.js"
import { type Reader, reader } from "../reader.js"
import {
  anything,
  bigint,
  count,
  either,
  list,
  oneOf,
  record,
  type Shape,
  text,
} from "../shapes.js"
import { address, contract, encoded, hash, otherAddress, passphrase, payment } from "./samples.js"

/* What servers answer. Each input is the text of the answer to every request of a call. */

const horizonUrl = "https://horizon.example"
const rpcUrl = "https://rpc.example"
const inBase64 = (bytes: Uint8Array | undefined): string =>
  Buffer.from(bytes ?? []).toString("base64")
const rpcAnswer = (result: object): object => ({ jsonrpc: "2.0", id: 1, result })

/** Horizon's JSON of an account. */
export const accountRecord: object = {
  id: address,
  account_id: address,
  sequence: "41",
  subentry_count: 3,
  num_sponsoring: 0,
  num_sponsored: 1,
  home_domain: "example.org",
  thresholds: { low_threshold: 0, med_threshold: 1, high_threshold: 2 },
  flags: {
    auth_required: false,
    auth_revocable: true,
    auth_immutable: false,
    auth_clawback_enabled: false,
  },
  balances: [
    {
      balance: "12.5000000",
      limit: "922337203685.4775807",
      buying_liabilities: "0.0000000",
      selling_liabilities: "1.0000000",
      is_authorized: true,
      asset_type: "credit_alphanum4",
      asset_code: "USDC",
      asset_issuer: otherAddress,
    },
    {
      asset_type: "liquidity_pool_shares",
      liquidity_pool_id: hash,
      balance: "3.0000000",
      limit: "9.0000000",
    },
    {
      balance: "100.0000000",
      buying_liabilities: "0.0000000",
      selling_liabilities: "0.0000000",
      asset_type: "native",
    },
  ],
  signers: [
    { weight: 1, key: address, type: "ed25519_public_key" },
    { weight: 2, key: `X${"A".repeat(55)}`, type: "sha256_hash", sponsor: otherAddress },
  ],
  data: { "config.memo_required": "MQ==" },
}

export const ledgerPage: object = {
  _embedded: {
    records: [
      { sequence: 99, closed_at: "2026-01-02T03:04:05Z", base_reserve_in_stroops: 5_000_000 },
    ],
  },
}

const missing = {
  type: "https://stellar.org/horizon-errors/not_found",
  title: "Resource Missing",
  status: 404,
}
const amount = record({ units: bigint, decimal: text })
const accountInfo: Shape = (value) => {
  const { exists, balances, sequence, signers, thresholds, readAt } = value as Record<
    string,
    unknown
  >
  return (
    oneOf(true, false)(exists) &&
    list(
      record({
        kind: oneOf("native", "credit", "pool", "contract"),
        id: text,
        code: text,
        "issuer?": text,
        decimals: count,
        units: bigint,
        decimal: text,
        "available?": amount,
        "limit?": amount,
        "authorized?": oneOf("full", "liabilities", "none"),
      }),
      1_001,
    )(balances) &&
    bigint(sequence) &&
    list(record({ key: text, weight: count, "sponsor?": text }), 21)(signers) &&
    record({ low: count, medium: count, high: count })(thresholds) &&
    typeof readAt === "number"
  )
}

/** What a token's functions return. */
const tokenAnswers: readonly [name: string, value: xdr.ScVal][] = [
  ["balance", nativeToScVal(150n, { type: "i128" })],
  ["decimals", xdr.ScVal.scvU32(2)],
  ["symbol", xdr.ScVal.scvString("TOK")],
]
const returned = (value: xdr.ScVal): object =>
  rpcAnswer({ results: [{ xdr: value.toXdr("base64") }] })

const simulation = {
  latestLedger: 7,
  minResourceFee: "100",
  results: [{ auth: [], xdr: inBase64(encoded(xdr.ScVal, 1)[0]) }],
  transactionData: inBase64(encoded(xdr.SorobanTransactionData, 1)[0]),
  events: encoded(xdr.DiagnosticEvent, 2).map(inBase64),
}
const percentiles = { p10: "100", p50: "100", p95: "20000", max: "30000" }

/** A reader of what a server answers to every request of a call. */
function ofServer(
  name: string,
  inputs: Inputs<string>,
  call: () => Promise<unknown>,
  isValue: Shape,
  status = 200,
): Reader {
  return reader(name, { inputs, read: (answer) => answering(answer, call, status), isValue })
}

const submission: Shape = either(
  oneOf("pending"),
  record({ status: oneOf("failed"), hash: text, server: text, error: anything }),
)
const found: Shape = either(
  record({ absent: record({ from: Number.isFinite, to: Number.isFinite }) }),
  (value) => oneOf("success", "failed")((value as { status: unknown }).status),
)
const rates = { slow: bigint, usual: bigint, fast: bigint }
const fees = record({ ...rates, "contract?": record(rates), server: text, ledger: count })

const paymentHash = Buffer.from(TransactionBuilder.fromXDR(payment, passphrase).hash()).toString(
  "hex",
)

/** What both kinds of servers do, with their answers. */
function sending(
  name: string,
  server: SendServer,
  answers: Record<"submit" | "find" | "fees", object[]>,
): Reader[] {
  return [
    ofServer(
      `${name}: answer to a transaction`,
      jsonTexts(...answers.submit),
      () => server.submit(hash, payment),
      submission,
    ),
    ofServer(
      `${name}: refusal of a transaction`,
      jsonTexts(...answers.submit),
      () => server.submit(hash, payment),
      submission,
      400,
    ),
    reader(`${name}: a transaction`, {
      inputs: jsonTexts(...answers.find),
      read: (answer) =>
        answering(
          (url) => (url.includes("/ledgers") ? JSON.stringify(ledgerPage) : answer),
          () => server.find(paymentHash),
        ),
      isValue: found,
    }),
    ofServer(`${name}: fees`, jsonTexts(...answers.fees), () => server.fees(), fees),
  ]
}

const results = encoded(xdr.TransactionResult, 2).map(inBase64)
/** A fee of 100, success, no results of operations, and no extension. */
const success = inBase64(Uint8Array.from([...new Uint8Array(7), 100, ...new Uint8Array(12)]))

export const answerReaders: readonly Reader[] = [
  ofServer(
    "Horizon: account",
    jsonTexts(accountRecord),
    () => readAccount({ passphrase, horizonUrl }, address),
    accountInfo,
  ),
  ofServer(
    "Horizon: no account",
    jsonTexts(missing),
    () => readAccount({ passphrase, horizonUrl }, address),
    accountInfo,
    404,
  ),
  reader("Horizon: last ledger", {
    inputs: jsonTexts(ledgerPage),
    read: (answer) =>
      answering(
        (url) => (url.includes("/ledgers") ? answer : JSON.stringify(accountRecord)),
        () => readAccount({ passphrase, horizonUrl }, address),
      ),
    isValue: accountInfo,
    isError: () => false,
  }),
  ofServer(
    "JSON-RPC: account",
    jsonTexts(
      rpcAnswer({ entries: null, latestLedger: 7 }),
      rpcAnswer({
        entries: encoded(xdr.LedgerEntryData, 12).map((bytes) => ({
          key: accountKey(),
          xdr: inBase64(bytes),
        })),
        sequence: 7,
        headerXdr: inBase64(new Uint8Array(400)),
      }),
    ),
    () =>
      readAccount({ passphrase, rpcUrl }, address, { assets: [`USDC:${otherAddress}`] as never }),
    accountInfo,
  ),
  reader("JSON-RPC: token", {
    inputs: jsonTexts(...tokenAnswers.map(([name, value]) => ({ name, answer: returned(value) }))),
    read(input) {
      const { name, answer } = Object(parse(input)) as { name?: unknown; answer?: unknown }
      return answering(
        (_, { body }) => {
          const call = Buffer.from(String(JSON.parse(String(body)).params.transaction), "base64")
          const [called, value] = tokenAnswers.find(([one]) => call.includes(one))!
          return JSON.stringify(called === name ? (answer ?? null) : returned(value))
        },
        () => readTokenBalance({ passphrase, rpcUrl }, address, contract),
      )
    },
    isValue: ({ units, decimals, code }: Record<string, unknown>) =>
      bigint(units) && count(decimals) && text(code),
  }),
  ofServer(
    "JSON-RPC: simulation",
    jsonTexts(rpcAnswer(simulation), rpcAnswer({ error: "failed", events: [] })),
    () => simulate(rpcUrl, payment),
    either(
      record({ error: text, events: list(text) }),
      record({
        value: text,
        auth: list(text),
        resources: anything,
        events: list(text),
        latestLedger: count,
        "restore?": anything,
      }),
    ),
  ),
  ...sending("Horizon", horizonServer(horizonUrl, passphrase), {
    submit: [
      { tx_status: "PENDING", hash },
      { tx_status: "ERROR", hash, error_result_xdr: results[0] },
      { title: "Transaction Failed", status: 400, extras: { result_xdr: results[1] } },
    ],
    find: [{ successful: true, envelope_xdr: payment, result_xdr: success, ledger: 9 }],
    fees: [{ last_ledger: "9", last_ledger_base_fee: "100", fee_charged: percentiles }],
  }),
  ...sending("JSON-RPC", rpcServer(rpcUrl, passphrase), {
    submit: [
      rpcAnswer({ status: "PENDING", hash }),
      rpcAnswer({ status: "ERROR", hash, errorResultXdr: results[0] }),
    ],
    find: [
      rpcAnswer({ status: "NOT_FOUND", oldestLedgerCloseTime: "1", latestLedgerCloseTime: "9" }),
      rpcAnswer({ status: "SUCCESS", envelopeXdr: payment, resultXdr: success, ledger: 9 }),
    ],
    fees: [
      rpcAnswer({ latestLedger: 9, inclusionFee: percentiles, sorobanInclusionFee: percentiles }),
    ],
  }),
  reader("Relayer: answer", {
    inputs: jsonTexts(
      { success: true, data: { hash, transactionId: "t1", status: "submitted" }, error: null },
      {
        success: false,
        data: { code: "WAIT_TIMEOUT", details: { id: "t1", hash } },
        error: "late",
      },
      {
        success: false,
        data: { code: "ONCHAIN_FAILED", details: { resultCode: "txFAILED" } },
        error: "failed",
      },
    ),
    read: (answer) =>
      answering(answer, () => post({ url: "https://relayer.example" }, {}, 9, undefined)),
    isValue: record({
      "hash?": text,
      "id?": text,
      "failure?": record({
        kind: oneOf("refused", "failed", "silent"),
        error: (error) => WalletError.is(error),
      }),
    }),
    isError: () => false,
  }),
]

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The base64 `LedgerKey` of the account. */
function accountKey(): string {
  return "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLA=="
}
