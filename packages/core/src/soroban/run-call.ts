import { encodeAddress, publicKeyOf } from "../encoding/strkey.js"
import type { Kit } from "../kit-interface.js"
import { sendTransaction } from "../send/send-transaction.js"
import type { SendState, Sent } from "../send/types.js"
import type { SendStorage } from "../send/unfinished.js"
import { balanceChanges } from "./balance-changes.js"
import { callAccounts } from "./call-accounts.js"
import { readDiagnosticEvents } from "./events.js"
import {
  decodeResult,
  encodeArguments,
  type LoadedContract,
  loadContract,
} from "./load-contract.js"
import { expired, outcomeOf, whyFailed } from "./outcome.js"
import { type Prepared, prepare } from "./prepare.js"
import { rpcOf } from "./rpc-of.js"
import { type CallEntry, entriesOf, missingOf, signOwn } from "./signatures.js"
import type { ContractCall, ContractCallState, LoadClient, SimulatedCall } from "./types.js"

/** What a call uses of a kit. */
export type CallKit = Pick<Kit, "getState" | "signTransaction" | "signAuthEntry">

/** A call under way, and what it waits for. */
export interface RunningCall<Result> {
  kit: CallKit
  load: LoadClient
  storage: SendStorage | null | undefined
  signal: AbortSignal
  confirm: boolean
  show(state: ContractCallState<Result>): void
  /** Resolves to the entries once others have signed theirs. `describe` says what is still missing. */
  collect(
    entries: readonly CallEntry[],
    networkPassphrase: string,
    describe: (entries: readonly CallEntry[]) => SimulatedCall<Result>,
  ): Promise<readonly CallEntry[]>
  /** Resolves when the user has agreed. */
  review(): Promise<void>
}

/** Restorations before a call. Another one is needed only if more has been archived meanwhile. */
const MOST_RESTORATIONS = 3

/** Carries out a call, and resolves to what its function returned. Shows every state but the last one of a rejection. */
export async function runCall<Result>(
  wanted: ContractCall,
  { kit, load, storage, signal, confirm, show, collect, review }: RunningCall<Result>,
): Promise<Result> {
  const state = kit.getState()
  const { selectedNetwork: passphrase, horizonUrl } = state
  const rpcUrl = rpcOf({ passphrase, rpcUrl: state.rpcUrl })
  const { payer: address, own } = callAccounts(state)
  const source = encodeAddress(publicKeyOf(address)!)
  const request = { networkPassphrase: passphrase, signal }

  const contract = await loadContract({ passphrase, rpcUrl }, wanted.contract, load, { signal })
  const args = encodeArguments(contract, wanted)
  const call = { passphrase, rpcUrl, source, contract, name: wanted.function, args, signal }
  let prepared = await restored(await prepare(call))
  let entries: readonly CallEntry[] = await entriesOf(prepared.simulation, call)
  const describe = (now = entries): SimulatedCall<Result> =>
    describeCall(prepared, contract, wanted, missingOf(now, own))
  if (entries.length === 0 && prepared.simulation.resources.writes === 0) return withoutSending()

  if (missingOf(entries, own).length > 0) {
    entries = await collect(entries, passphrase, describe)
    if (missingOf(entries).length === 0) await authorized()
  }
  if (confirm) {
    show({ status: "review", simulated: describe() })
    await review()
  }
  show({ status: "signing", simulated: describe() })
  if (missingOf(entries).length > 0) {
    entries = await signOwn(entries, kit, request)
    await authorized()
    show({ status: "signing", simulated: describe() })
  }
  const envelope = prepared.envelope(entries.map(({ entry }) => entry))
  const { signedTxXdr } = await kit.signTransaction(envelope, { ...request, address })
  const simulated = describe()
  const sent = await send(signedTxXdr, (progress) =>
    show({ status: progress.status, simulated, hash: progress.hash, progress }),
  )
  const known = { simulated, hash: sent.hash, progress: sent }
  if (sent.status === "success") {
    show({ status: "success", ...known })
    const { data, events } = outcomeOf<Result>(sent, contract, wanted)
    show({ status: "success", ...known, ...(data !== undefined && { data }), events })
    return data as Result
  }
  const error =
    sent.status === "failed" ? await whyFailed(sent, contract, rpcUrl, signal) : expired()
  show({ status: sent.status, ...known, error })
  throw error

  /** Restores first what the call needs, where the call cannot do so itself. */
  async function restored(first: Prepared): Promise<Prepared> {
    let last = first
    for (let left = MOST_RESTORATIONS; last.simulation.restore && left > 0; left--) {
      show({ status: "restoring" })
      const restoration = last.restoration(last.simulation.restore)
      const { signedTxXdr } = await kit.signTransaction(restoration, { ...request, address })
      const sent = await send(signedTxXdr)
      if (sent.status === "failed") throw sent.error
      if (sent.status === "expired") throw expired()
      show({ status: "simulating" })
      last = await prepare(call)
    }
    return last
  }

  /** Tries again with the signatures: what checks them may need more than was recorded. */
  async function authorized(): Promise<void> {
    show({ status: "simulating", simulated: describe() })
    prepared = await prepare(
      call,
      entries.map(({ entry }) => entry),
    )
  }

  function withoutSending(): Result {
    const simulated = describe()
    show({ status: "success", simulated, data: simulated.result, events: [] })
    return simulated.result
  }

  function send(xdr: string, onPending?: (progress: SendState) => void): Promise<Sent> {
    return sendTransaction({
      ...{ xdr, network: { passphrase, rpcUrl, horizonUrl }, signal, storage },
      onState(progress) {
        if (progress.status === "submitting" || progress.status === "pending") onPending?.(progress)
      },
    })
  }
}

function describeCall<Result>(
  { simulation, inclusion }: Prepared,
  contract: LoadedContract,
  call: ContractCall,
  missing: SimulatedCall<Result>["missing"],
): SimulatedCall<Result> {
  const { value, resources, events } = simulation
  return {
    result: decodeResult(contract, call, value) as Result,
    fees: { resource: resources.fee, inclusion },
    changes: balanceChanges(readDiagnosticEvents(events)),
    missing,
    restores: resources.restores,
  }
}
