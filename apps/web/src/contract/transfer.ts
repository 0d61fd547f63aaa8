import type { Signer } from "@alidade/core"
import {
  type Authorization,
  type Call,
  describeTransaction,
  type Warning,
} from "@alidade/core/describe"
import { Asset, type Keypair } from "@stellar/stellar-sdk/base"
import {
  type AssembledTransaction,
  basicNodeSigner,
  Client,
  SentTransaction,
} from "@stellar/stellar-sdk/contract"
import type { Answer } from "../stellar/results.js"

/** A `transfer` on the contract of the native asset: XLM, moved by a contract call. */
export interface Transfer {
  /** The connected wallet, whose account gives. */
  signer: Signer
  /** Who receives: `G…` or `C…`. */
  to: string
  stroops: bigint
  rpcUrl: string
  /** The key of another account, which sends the transaction and pays its fee. */
  payer?: Keypair
}

/** A transfer that was built, and tried out by the network. */
export interface PreparedTransfer {
  review: TransferReview
  /** Asks the wallet: for the transaction's signature, or for the authorization's where another account pays. */
  sign(): Promise<void>
  /** Sends it. Never throws: no answer is an answer. */
  send(): Promise<SentTransfer>
}

/** What is about to be signed. */
export interface TransferReview {
  call: Call
  /** What is authorized beside the call itself: undefined where that is all. */
  authorized?: readonly Authorization[]
  /** What should make one read it twice. */
  warnings: readonly Warning[]
  /** Until which ledger the authorization holds, where it is signed apart from the transaction. */
  holdsUntil?: number
  /** Who sends the transaction and pays its fee, `G…`. */
  source: string
  /** What it costs by the trial run, in XLM. */
  fee: string
}

/** What came of it: the network's answer and, once it was applied, what it did. */
export interface SentTransfer {
  answer: Answer
  applied?: {
    /** Who gave (`G…`), who received (`G…` or `C…`), and how much in stroops. */
    from: string
    to: string
    stroops: bigint
    /** The giver's balance by the contract, in stroops. */
    before: bigint
    after: bigint
    /** What the network charged, in stroops. */
    fee: bigint
  }
}

type Lumens = Client & {
  transfer(args: { from: string; to: string; amount: bigint }): Promise<Assembled>
  balance(args: { id: string }): Promise<AssembledTransaction<bigint>>
}
type Assembled = AssembledTransaction<null>

/** For how many ledgers an authorization can be used: about an hour, since people read. */
const HOLDS = 720

/** Builds a transfer and has the network try it out. Throws an `Error` in words when it cannot be. */
export async function prepareTransfer(transfer: Transfer): Promise<PreparedTransfer> {
  const { signer, to, stroops, rpcUrl, payer } = transfer
  const { address, networkPassphrase: passphrase } = signer
  const client = await Client.from<Lumens>({
    ...signer,
    ...(payer && { publicKey: payer.publicKey(), ...basicNodeSigner(payer, passphrase) }),
    contractId: Asset.native().contractId(passphrase),
    rpcUrl,
    allowHttp: rpcUrl.startsWith("http:"),
  })
  const transaction = await client.transfer({ from: address, to, amount: stroops })
  const expiration = (transaction.simulation?.latestLedger ?? 0) + HOLDS
  // To sign adds the fee for resources to what was built: each attempt begins with the same.
  const built = builtOf(transaction)
  const balance = async (): Promise<bigint> => (await client.balance({ id: address })).result
  return {
    review: await reviewOf(builtOf(transaction).toXDR(), passphrase, payer && expiration),
    async sign() {
      if (payer) return transaction.signAuthEntries({ ...signer, expiration })
      transaction.built = built
      await transaction.sign()
    },
    async send() {
      try {
        const before = await balance()
        const sent = await (payer ? transaction.signAndSend() : transaction.send())
        const answer = answerOf(sent)
        if (answer.outcome !== "applied") return { answer }
        const after = await balance()
        return { answer, applied: { from: address, to, stroops, before, after, fee: feeOf(sent) } }
      } catch (error) {
        return { answer: failed(error) }
      }
    },
  }
}

/** The transaction as the trial run left it. Throws where that run failed. */
function builtOf(transaction: Assembled): NonNullable<Assembled["built"]> {
  try {
    // Asked for its result, it says why there is none.
    void transaction.simulationData
  } catch (error) {
    const [, why] = /simulation failed: "([^\n"]*)/.exec(String(error)) ?? []
    throw new Error(`The network tried the call out, and it failed: ${why ?? String(error)}`, {
      cause: error,
    })
  }
  if (!transaction.built) throw new Error("The call was not built.")
  return transaction.built
}

async function reviewOf(
  xdr: string,
  passphrase: string,
  expiration: number | undefined,
): Promise<TransferReview> {
  const { operations, source, fee } = await describeTransaction(xdr, passphrase)
  const { call, authorizations = [], warnings = [] } = operations[0] ?? {}
  if (!call) throw new Error("The call is no contract call.")
  const isApart = authorizations.some(({ address }) => address !== undefined)
  const isAll = JSON.stringify(authorizations.map((one) => one.call)) === JSON.stringify([call])
  return {
    call,
    ...(isAll ? {} : { authorized: authorizations }),
    warnings,
    ...(isApart && expiration !== undefined ? { holdsUntil: expiration } : {}),
    source,
    fee,
  }
}

function answerOf({ getTransactionResponse: found }: SentTransaction<null>): Answer {
  if (found?.status === "SUCCESS") {
    const { ledger, txHash: hash } = found
    return {
      outcome: "applied",
      title: `Applied in ledger ${ledger}`,
      details: [],
      codes: [],
      ledger,
      hash,
    }
  }
  return {
    outcome: "refused",
    title: "The network refused it",
    details: ["The contract stopped with an error. The fee was charged, nothing else was done."],
    codes: [],
    ...(found ? { hash: found.txHash } : {}),
  }
}

function failed(error: unknown): Answer {
  if (error instanceof SentTransaction.Errors.SendFailed) {
    return {
      outcome: "refused",
      title: "The network refused it",
      details: [
        "It did not take the transaction in: something was sent since it was built, or its time ran out. Build it again.",
      ],
      codes: [],
    }
  }
  return {
    outcome: "unknown",
    title: "No answer yet",
    details: [
      "The network may still apply it until its time runs out. Look at your balance before you begin another.",
    ],
    codes: [],
  }
}

function feeOf({ getTransactionResponse: found }: SentTransaction<null>): bigint {
  return found && "resultXdr" in found ? BigInt(found.resultXdr.feeCharged.toString()) : 0n
}
