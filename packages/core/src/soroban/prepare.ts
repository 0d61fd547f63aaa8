import { unusable } from "../account/ask.js"
import { callOperation } from "../account/call-operation.js"
import { writeEnvelope } from "../account/envelope.js"
import { nextSequence } from "../account/next-sequence.js"
import { readFromRpc } from "../account/rpc.js"
import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { concatBytes, decodeBase64 } from "../encoding/bytes.js"
import { u32 } from "../encoding/write-xdr.js"
import { fees } from "../send/fees.js"
import { failureOf } from "./failure.js"
import type { LoadedContract } from "./load-contract.js"
import { type Resources, type Simulation, simulate } from "./simulate.js"

/** How long a transaction can be applied after it was built, in seconds: an hour, to read it and to sign. */
const VALID_S = 3600

/** The network's base fee, in stroops. */
const BASE_FEE = 100n

/** A call whose transaction is to be built. */
export interface Preparation {
  passphrase: string
  rpcUrl: string
  /** The account that pays, `G…`. */
  source: string
  contract: LoadedContract
  name: string
  /** Each an `ScVal`. */
  args: readonly Uint8Array[]
  signal: AbortSignal
}

/** A simulated call, from which transactions are built. */
export interface Prepared {
  simulation: Simulation
  /** In stroops. */
  inclusion: bigint
  /** The base64 envelope of the call with these base64 entries. */
  envelope(auth: readonly string[]): string
  /** The base64 envelope that restores what the call needs. */
  restoration(resources: Resources): string
}

/**
 * Simulates a call, with the base64 entries that authorize it, or to learn which it needs. Throws `external` if it
 * fails, and for a missing account `bad-request`.
 */
export async function prepare(call: Preparation, auth: readonly string[] = []): Promise<Prepared> {
  const { passphrase, rpcUrl, source, contract, name, args, signal } = call
  const operation = (entries: readonly string[]): Uint8Array =>
    callOperation({ contract: contract.address, name, args, auth: entries.map(decodeBase64) })
  const tried = { source, fee: Number(BASE_FEE), sequence: 0n, operation: operation(auth) }
  const [simulation, account, inclusion] = await Promise.all([
    simulate(rpcUrl, writeEnvelope(tried), signal),
    readFromRpc(rpcUrl, source, [], signal),
    // A server that keeps no statistics takes what the network asks for at least.
    fees({ passphrase, rpcUrl }, { signal }).then(
      ({ usual, contract }) => contract?.usual ?? usual,
      () => BASE_FEE,
    ),
  ])
  if (!account.exists) throw missingAccount()
  if ("error" in simulation) throw failureOf(simulation, contract) ?? unusable(rpcUrl)
  const { ledger } = account
  const build = (body: Uint8Array, { fee, xdr }: Resources): string =>
    writeEnvelope({
      source,
      fee: feeOf(fee + inclusion),
      sequence: nextSequence(account),
      maxTime: ledger && ledger.closedAt + VALID_S,
      operation: body,
      resources: xdr,
    })
  return {
    simulation,
    inclusion,
    envelope: (entries) => build(operation(entries), simulation.resources),
    // Restore a footprint.
    restoration: (resources) => build(concatBytes(u32(26), u32(0)), resources),
  }

  /** A transaction's fee has 32 bits. */
  function feeOf(fee: bigint): number {
    if (fee >= 2n ** 32n) throw unusable(rpcUrl)
    return Number(fee)
  }
}

function missingAccount(): WalletError {
  return new WalletError(
    "bad-request",
    reason("accountMissing", "The account does not exist on this network yet. It needs XLM first."),
  )
}
