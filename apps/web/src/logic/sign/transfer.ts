import type { Signer } from "@alidade/core"
import {
  Asset,
  buildAuthorizationEntryPreimage,
  type Keypair,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { type AssembledTransaction, basicNodeSigner, Client } from "@stellar/stellar-sdk/contract"
import { ProblemError } from "../problem.js"
import { type SendTarget, sendTransaction } from "../stellar/send.js"
import type { Sent } from "./flow.js"

/** A `transfer` on the native asset's contract: moves XLM with a contract call. */
export interface Transfer {
  /** The connected wallet, whose account sends. */
  signer: Signer
  /** The recipient: `G…` or `C…`. */
  to: string
  stroops: bigint
  network: SendTarget
  /** The network's time, in ms since the epoch. */
  now: number
  /** The key of another account, which submits the transaction and pays its fee. */
  payer?: Keypair
}

/** A transfer that was built and simulated. */
export interface PreparedTransfer {
  review: TransferReview
  /** Asks the wallet for the signature of the transaction, or of the authorization if another account pays. */
  sign(): Promise<void>
  /** Sends it. Never throws: a failure is an `unknown` answer. */
  send(): Promise<SentTransfer>
}

/** What will be signed. */
export interface TransferReview {
  /**
   * Exactly what the wallet will sign: a base64 `TransactionEnvelope`, or the `HashIdPreimage` of an authorization if a
   * sponsor submits the transaction.
   */
  payload: string
  /** The account that submits the transaction and pays its fee instead of the sender, `G…`. */
  sponsor?: string
  /** The maximum fee of the transaction, in stroops. */
  fee: bigint
}

/** The network's answer and, once applied, the changes. */
export interface SentTransfer extends Sent {
  applied?: {
    /** The sender (`G…`), the recipient (`G…` or `C…`), and the amount in stroops. */
    from: string
    to: string
    stroops: bigint
    /** The sender's balance in the contract, in stroops. */
    before: bigint
    after: bigint
    /** The charged fee, in stroops. */
    fee: bigint
  }
}

type Lumens = Client & {
  transfer(
    args: { from: string; to: string; amount: bigint },
    options: { timeoutInSeconds: number; simulate: boolean },
  ): Promise<Assembled>
  balance(args: { id: string }): Promise<AssembledTransaction<bigint>>
}
type Assembled = AssembledTransaction<null>
type Built = NonNullable<Assembled["built"]>

/** How many ledgers an authorization stays valid: about an hour, which leaves time to read it. */
const HOLDS = 720

/** How long the transaction stays valid, in seconds: also an hour. It is signed with the reviewed time bounds. */
const VALID = 3600

/** Why a transfer can't be built. */
export type TransferProblem =
  /** The wallet isn't connected yet, or its account doesn't exist on the network. */
  | { problem: "connecting" | "inactive" }
  /** `reason`: the network's own words. */
  | { problem: "simulationFailed"; reason: string }
  | { problem: "unbuilt" }
  /** It doesn't need exactly one authorization. */
  | { problem: "authorizations" }

/**
 * Builds a transfer and has the network simulate it. Throws a `ProblemError` of a `TransferProblem` if that fails.
 */
export async function prepareTransfer(transfer: Transfer): Promise<PreparedTransfer> {
  const { signer, to, stroops, network, now, payer } = transfer
  const { rpcUrl } = network
  const { address, networkPassphrase: passphrase } = signer
  const client = await Client.from<Lumens>({
    ...signer,
    ...(payer && { publicKey: payer.publicKey(), ...basicNodeSigner(payer, passphrase) }),
    contractId: Asset.native().contractId(passphrase),
    rpcUrl,
    allowHttp: rpcUrl.startsWith("http:"),
  })
  const args = { from: address, to, amount: stroops }
  const transaction = await client.transfer(args, { timeoutInSeconds: VALID, simulate: false })
  // The SDK counts from the computer's clock.
  const maxTime = Math.floor(now / 1_000) + VALID
  const raw = transaction.raw?.build()
  if (raw) {
    transaction.raw = TransactionBuilder.cloneFrom(raw, { timebounds: { minTime: 0, maxTime } })
    await transaction.simulate()
  }
  const built = builtOf(transaction)
  const expiration = (transaction.simulation?.latestLedger ?? 0) + HOLDS
  const payload = payer ? preimageOf(built, expiration, passphrase) : built.toXDR()
  const balance = async (): Promise<bigint> => (await client.balance({ id: address })).result
  return {
    review: {
      payload,
      fee: BigInt(built.fee),
      ...(payer && { sponsor: payer.publicKey() }),
    },
    async sign() {
      if (payer) {
        return transaction.signAuthEntries({
          address,
          expiration,
          signAuthEntry: (_, options) => signer.signAuthEntry(payload, options),
        })
      }
      // The SDK's own `sign` rebuilds the envelope: it adds the resource fee again and changes the time bounds.
      const { signedTxXdr, error } = await signer.signTransaction(payload)
      if (error) throw new Error(error.message)
      transaction.signed = TransactionBuilder.fromXDR(signedTxXdr, passphrase) as Built
    },
    async send() {
      let sent: SentTransfer = { answer: { outcome: "unknown" } }
      try {
        const before = await balance()
        if (payer) {
          built.sign(payer)
          transaction.signed = built
        }
        const xdr = transaction.signed!.toXDR()
        const { answer, fee, since } = await sendTransaction(network, xdr)
        sent = { answer, xdr, since }
        if (fee === undefined) return sent
        const after = await balance()
        return { ...sent, applied: { from: address, to, stroops, before, after, fee } }
      } catch {
        return sent
      }
    },
  }
}

/** The transaction after the simulation. Throws if the simulation failed. */
function builtOf(transaction: Assembled): Built {
  try {
    // This getter throws the reason of a failed simulation.
    void transaction.simulationData
  } catch (error) {
    const [, why] = /simulation failed: "([^\n"]*)/.exec(String(error)) ?? []
    throw new ProblemError<TransferProblem>(
      { problem: "simulationFailed", reason: why ?? String(error) },
      { cause: error },
    )
  }
  if (!transaction.built) throw new ProblemError<TransferProblem>({ problem: "unbuilt" })
  return transaction.built
}

/** The preimage of the call's only authorization entry, base64. Throws if it has none or several. */
function preimageOf(built: Built, expiration: number, passphrase: string): string {
  const [operation] = built.operations
  const entries = (operation?.type === "invokeHostFunction" && operation.auth) || []
  const [entry, ...others] = entries
  if (!entry || others.length > 0) {
    throw new ProblemError<TransferProblem>({ problem: "authorizations" })
  }
  return buildAuthorizationEntryPreimage(entry, expiration, passphrase).toXdr("base64")
}
