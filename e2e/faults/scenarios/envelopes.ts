import { networks } from "@alidade/core"
import type { Keypair } from "@stellar/stellar-sdk"
import { answerWith } from "../answer-with.js"
import {
  changed,
  feeBump,
  muxedAddress,
  signed,
  sorobanTransactionBy,
  stranger,
  type TransactionJson,
  thirdAddress,
  versionZero,
} from "../forge.js"
import type { Scenario } from "../scenario.js"
import type { Way } from "../ways.js"

/** A signature alone does not say what it signs. */
const altered = ({ signsOnly }: Way): string =>
  signsOnly ? "bad-signature invalidForTransaction" : "altered otherTransaction"

const returnsSignature = ({ signsOnly }: Way): string | undefined =>
  signsOnly ? "it returns the signature alone" : undefined

/** The wallet signs a transaction with a change, and with the right key. */
function field(
  name: string,
  says: string,
  change: (tx: TransactionJson) => void,
  more: Pick<Scenario, "payload" | "excludes"> = {},
): Scenario {
  return {
    name,
    says,
    ask: "transaction",
    ...more,
    cause: (on) => answerWith(on, { envelope: signed(changed(on.payload, change), on.key) }),
    sees: altered,
  }
}

const payment = (tx: TransactionJson, index: number): Record<string, unknown> =>
  tx.operations[index]!.body.payment!

const contractCalls = {
  payload: (key: Keypair) => sorobanTransactionBy(key),
  excludes: ({ id }: Way) => (id === "trezor" ? "it signs no contract calls" : undefined),
}

/** Another transaction than the requested one, well signed. */
export const envelopes: readonly Scenario[] = [
  field("other-source", "The wallet signs the transaction for another source account.", (tx) => {
    tx.source_account = thirdAddress
  }),
  field("other-fee", "The wallet signs the transaction with a thousand times the fee.", (tx) => {
    tx.fee *= 1_000
  }),
  field(
    "other-sequence",
    "The wallet signs the transaction with the next sequence number.",
    (tx) => {
      tx.seq_num = String(BigInt(tx.seq_num) + 1n)
    },
  ),
  field("other-time-limit", "The wallet signs the transaction with a later end.", (tx) => {
    tx.cond = { time: { min_time: "0", max_time: "4100000000" } }
  }),
  field("no-time-limit", "The wallet signs the transaction without its time limit.", (tx) => {
    tx.cond = "none"
  }),
  field("added-conditions", "The wallet signs the transaction with one more condition.", (tx) => {
    tx.cond = {
      v2: {
        time_bounds: { min_time: "0", max_time: "4000000000" },
        ledger_bounds: { min_ledger: 1, max_ledger: 0 },
        min_seq_num: null,
        min_seq_age: "0",
        min_seq_ledger_gap: 0,
        extra_signers: [],
      },
    }
  }),
  field("other-memo", "The wallet signs the transaction with another memo.", (tx) => {
    tx.memo = { text: "Invoice 8" }
  }),
  field("memo-of-other-type", "The memo's text becomes a hash.", (tx) => {
    tx.memo = { hash: "00".repeat(32) }
  }),
  field("no-memo", "The wallet signs the transaction without its memo.", (tx) => {
    tx.memo = "none"
  }),
  field("other-operation-source", "An operation gets a source account of its own.", (tx) => {
    tx.operations[0]!.source_account = thirdAddress
  }),
  field("other-destination", "A payment goes to another account.", (tx) => {
    payment(tx, 0).destination = thirdAddress
  }),
  field("muxed-destination", "A payment's destination gets an id (M…).", (tx) => {
    payment(tx, 0).destination = muxedAddress
  }),
  field("other-asset", "A payment is in another asset.", (tx) => {
    payment(tx, 0).asset = { credit_alphanum4: { asset_code: "XLM", issuer: thirdAddress } }
  }),
  field("other-amount", "A payment has one stroop more.", (tx) => {
    payment(tx, 1).amount = "20000001"
  }),
  field("other-order", "Two payments change places.", (tx) => {
    tx.operations.reverse()
  }),
  field("added-operation", "The wallet adds a third payment.", (tx) => {
    tx.operations.push(structuredClone(tx.operations[0]!))
  }),
  field("dropped-operation", "The wallet drops the second payment.", (tx) => {
    tx.operations.pop()
  }),
  field("other-operation", "A payment becomes the merge of the whole account.", (tx) => {
    tx.operations[0]!.body = { account_merge: thirdAddress as never }
  }),
  field(
    "other-contract-argument",
    "A contract's call gets another argument.",
    (tx) => {
      const call = tx.operations[0]!.body.invoke_host_function!.host_function as CallJson
      call.invoke_contract.args[1] = { address: thirdAddress }
    },
    contractCalls,
  ),
  field(
    "other-soroban-data",
    "A contract's call gets a higher resource fee.",
    (tx) => {
      const data = (tx.ext as { v1: { resource_fee: string } }).v1
      data.resource_fee = "999999"
    },
    contractCalls,
  ),
  field(
    "no-soroban-data",
    "A contract's call loses its resources.",
    (tx) => {
      tx.ext = "v0"
    },
    contractCalls,
  ),
  {
    name: "fee-bump-instead",
    says: "The wallet wraps the signed transaction in a fee bump.",
    ask: "transaction",
    excludes: returnsSignature,
    cause: (on) => answerWith(on, { envelope: feeBump(signed(on.payload, on.key), on.key) }),
    sees: () => "altered",
  },
  {
    name: "version-zero-instead",
    says: "The wallet returns the same transaction in the older envelope of version 0, signed.",
    ask: "transaction",
    excludes: returnsSignature,
    cause: (on) => answerWith(on, { envelope: versionZero(signed(on.payload, on.key)) }),
    sees: () => "succeeds",
  },
  {
    name: "signed-for-another-network",
    says: "The wallet signs the requested transaction for Testnet.",
    ask: "transaction",
    cause: (on) => answerWith(on, { envelope: signed(on.payload, on.key, networks.Testnet) }),
    sees: () => "wrong-network otherNetwork",
  },
  {
    name: "transaction-of-somebody-else",
    says: "The wallet returns a well-signed transaction of another account.",
    ask: "transaction",
    excludes: returnsSignature,
    cause: (on) =>
      answerWith(on, {
        envelope: signed(
          changed(on.payload, (tx) => {
            tx.source_account = stranger.publicKey()
          }),
          stranger,
        ),
      }),
    sees: altered,
  },
]

interface CallJson {
  invoke_contract: { args: unknown[] }
}
