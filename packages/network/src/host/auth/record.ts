import { xdr } from "@stellar/stellar-sdk/base"
import { loadCode } from "../code.js"
import type { Host } from "../host.js"
import { hostError } from "../host-error.js"
import { findInstance } from "../instance.js"
import { lastLedger } from "../ledger-facts.js"
import { type Policy, recordedEntry } from "./manager.js"
import { spendNonce } from "./nonce.js"
import { type Tracker, trackerOf } from "./tracker.js"

/** Whose calls are recorded, and how. */
export interface Recording {
  /** The source of the transaction, which its signatures authorize. */
  readonly source: xdr.ScAddress
  /** Credentials of version 2 (CAP-71), not 1. */
  readonly upgraded: boolean
  /** Whether an address may authorize a call that is not the operation's own. */
  readonly nonRoot: boolean
  nonce(): bigint
}

/** Allows every call and records the entries that it needs, unsigned. */
export interface RecordingPolicy extends Policy {
  entries(): xdr.SorobanAuthorizationEntry[]
  /** Reads what the checks of the recorded signatures will read, for the footprint. */
  touchSigners(host: Host): void
}

interface Recorded {
  readonly address: xdr.ScAddress
  readonly nonce: bigint | undefined
  readonly tracker: Tracker
}

export function recordedAuth({ source, upgraded, nonRoot, nonce }: Recording): RecordingPolicy {
  let recorded: Recorded[] = []

  function add(
    host: Host,
    address: xdr.ScAddress,
    call: xdr.SorobanAuthorizedFunction,
    depth: number,
  ): void {
    const isSource = address.equals(source)
    const own = isSource ? undefined : nonce()
    if (own !== undefined) spendNonce(host, { address, nonce: own }, lastLedger(host.facts))
    const tracker = trackerOf({ call, calls: [], used: true }, depth)
    tracker.record(call)
    recorded.push({ address, nonce: own, tracker })
  }

  function credentialsOf({ address, nonce: own }: Recorded): xdr.SorobanCredentials {
    if (own === undefined) return xdr.SorobanCredentials.sorobanCredentialsSourceAccount()
    const unsigned = new xdr.SorobanAddressCredentials({
      address,
      nonce: own,
      signatureExpirationLedger: 0,
      signature: xdr.ScVal.scvVoid(),
    })
    return upgraded
      ? xdr.SorobanCredentials.sorobanCredentialsAddressV2(unsigned)
      : xdr.SorobanCredentials.sorobanCredentialsAddress(unsigned)
  }

  return {
    trackers: () => recorded.map(({ tracker }) => tracker),
    snapshot() {
      const count = recorded.length
      const lengths = recorded.map(({ tracker }) => tracker.root)
      const trees = lengths.map(copyCalls)
      return () => {
        recorded = recorded.slice(0, count)
        for (const [index, restore] of trees.entries()) restore(lengths[index]!)
      }
    },
    require(host, address, call, depth, isCaller) {
      const open = recorded.find(
        ({ address: own, tracker }) =>
          own.equals(address) && tracker.isOpen() && !tracker.isMatched(),
      )
      if (open) {
        open.tracker.record(call)
        return
      }
      if (!nonRoot && depth !== 1)
        throw hostError(
          "Auth",
          "InvalidAction",
          isCaller
            ? "[recording authorization only] encountered unauthorized call for a contract earlier in the call stack, make sure that you have called `authorize_as_current_contract()` with the appropriate arguments for it."
            : "[recording authorization only] encountered authorization not tied to the root contract invocation for an address. Use `require_auth()` in the top invocation or enable non-root authorization.",
        )
      add(host, address, call, depth)
    },
    entries: () => recorded.map((one) => recordedEntry(one.tracker.root, credentialsOf(one))),
    touchSigners(host) {
      for (const { address, nonce: own } of recorded) {
        if (own === undefined) continue
        if (address.type === "scAddressTypeAccount")
          host.storage.get(
            xdr.LedgerKey.account(new xdr.LedgerKeyAccount({ accountId: address.accountId })),
          )
        const executable = findInstanceOf(host, address)
        if (executable?.type === "contractExecutableWasm") loadCode(host, executable)
      }
    },
  }
}

function findInstanceOf(host: Host, address: xdr.ScAddress): xdr.ContractExecutable | undefined {
  return address.type === "scAddressTypeContract"
    ? findInstance(host, address)?.executable
    : undefined
}

type Tree = Tracker["root"]

/** Remembers the calls of a tree. The result returns a tree to them. */
function copyCalls(root: Tree): (tree: Tree) => void {
  const inner = root.calls.map((call) => ({ call, restore: copyCalls(call) }))
  return (tree) => {
    tree.calls.length = 0
    for (const { call, restore } of inner) {
      restore(call)
      tree.calls.push(call)
    }
  }
}
