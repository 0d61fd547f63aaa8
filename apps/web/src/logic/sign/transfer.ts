import type { Signer } from "@alidade/core"
import { setEntryExpiration } from "@alidade/core/entries"
import {
  Asset,
  buildAuthorizationEntryPreimage,
  type Keypair,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { type AssembledTransaction, basicNodeSigner, Client } from "@stellar/stellar-sdk/contract"
import { ProblemError } from "../problem.js"
import type { SendTarget } from "../stellar/send.js"
import type { PreparedTransfer } from "./prepared-transfer.js"

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

type Lumens = Client & {
  transfer(
    args: { from: string; to: string; amount: bigint },
    options: { timeoutInSeconds: number; simulate: boolean },
  ): Promise<Assembled>
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
  const fee = built.fee
  if (!payer) return { payload: built.toXDR(), fee }
  const entry = entryOf(built)
  return {
    payload: buildAuthorizationEntryPreimage(entry, expiration, passphrase).toXdr("base64"),
    fee,
    sponsored: {
      sponsor: payer.publicKey(),
      envelope: built.toXDR(),
      entry: setEntryExpiration(entry.toXdr("base64"), expiration),
    },
  }
}

/** The base64 envelope with a signed authorization entry, signed by who submits it. */
export function sponsorTransfer(
  envelope: string,
  entry: string,
  sponsor: Keypair,
  passphrase: string,
): string {
  const built = TransactionBuilder.fromXDR(envelope, passphrase) as Built
  authOf(built)[0] = xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64")
  built.sign(sponsor)
  return built.toXDR()
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

/** The call's only authorization entry. Throws if it has none or several. */
function entryOf(built: Built): xdr.SorobanAuthorizationEntry {
  const [entry, ...others] = authOf(built)
  if (!entry || others.length > 0) {
    throw new ProblemError<TransferProblem>({ problem: "authorizations" })
  }
  return entry
}

function authOf({ operations: [operation] }: Built): xdr.SorobanAuthorizationEntry[] {
  return (operation?.type === "invokeHostFunction" && operation.auth) || []
}
