import { xdr } from "@stellar/stellar-sdk/base"
import { sizeOf } from "../contracts/entry-size.js"
import { factsOf } from "../contracts/facts.js"
import { leastResourceFee } from "../contracts/resources.js"
import type { Moment } from "../entries/account.js"
import type { Draft } from "../entries/entries.js"
import { accountAddress } from "../entries/identity.js"
import { MAX_INSTRUCTIONS } from "../entries/parameters.js"
import { createAuthentication } from "../host/auth/authenticate.js"
import { enforced } from "../host/auth/enforce.js"
import { authManager } from "../host/auth/manager.js"
import { recordedAuth } from "../host/auth/record.js"
import { createHost } from "../host/create-host.js"
import { recording } from "../host/footprint.js"
import { type Invoked, invoke } from "../host/invoke.js"
import type { Ledger } from "./ledger.js"

/** An operation to simulate, and its source account, which need not exist. */
export interface Trial {
  readonly source: xdr.AccountId
  readonly operation: xdr.InvokeHostFunctionOp
  /**
   * `enforce` checks the operation's authorization entries. `record` ignores them and returns the entries that the call
   * needs, with credentials of version 2 if `upgraded`, else of version 1.
   */
  readonly auth: "enforce" | "record"
  readonly upgraded: boolean
  /** Whether recorded entries may authorize other calls than the operation's own. */
  readonly nonRoot?: boolean
}

/** What a call would do, and what its transaction needs. */
export interface Simulated extends Invoked {
  readonly auth: readonly xdr.SorobanAuthorizationEntry[]
  readonly transactionData: xdr.SorobanTransactionData
}

/** Instructions that each recorded signature may need, and a transaction in any case. */
const SIGNATURE_INSTRUCTIONS = 2_000_000
const SPARE_INSTRUCTIONS = 500_000

/**
 * Simulates an operation on the latest ledger, without changing it.
 *
 * @param nonce draws the numbers of recorded signatures
 * @throws HostError if it fails
 */
export function simulate(
  ledger: Ledger,
  trial: Trial,
  nonce: () => bigint = ledger.nonce,
): Simulated {
  const { operation, source, upgraded } = trial
  const { header } = ledger.latest()
  const moment: Moment = { sequence: header.ledgerSeq, time: header.scpValue.closeTime }
  const entries = ledger.draft()
  const footprint = recording()
  const authentication = createAuthentication()
  const address = accountAddress(source)
  const recorded = recordedAuth({
    source: address,
    upgraded,
    nonRoot: trial.nonRoot ?? false,
    nonce,
  })
  const isEnforced = trial.auth === "enforce"
  const policy = isEnforced ? enforced(operation.auth, address, authentication) : recorded
  const host = createHost({
    entries,
    facts: factsOf(moment, ledger.passphrase),
    footprint,
    auth: authManager(policy, authentication),
    seed: crypto.getRandomValues(new Uint8Array(32)),
    fuel: BigInt(MAX_INSTRUCTIONS),
  })
  const invoked = invoke(host, operation.hostFunction)
  if (!isEnforced) recorded.touchSigners(host)
  const auth = isEnforced ? operation.auth : recorded.entries()
  const used = MAX_INSTRUCTIONS - Number(host.fuel)
  const signatures = isEnforced ? 0 : auth.length * SIGNATURE_INSTRUCTIONS
  const instructions = Math.ceil(used * 1.2) + SPARE_INSTRUCTIONS + signatures
  return {
    ...invoked,
    auth,
    transactionData: transactionData(
      footprint.recorded(),
      entries,
      Math.min(instructions, MAX_INSTRUCTIONS),
    ),
  }
}

function transactionData(
  { footprint, archived }: ReturnType<ReturnType<typeof recording>["recorded"]>,
  draft: Draft,
  instructions: number,
): xdr.SorobanTransactionData {
  const { readOnly, readWrite } = footprint
  // Contract data is read from memory, so only other entries, and restored ones, count as disk reads.
  const fromDisk = [...readOnly, ...readWrite].filter(
    ({ type }) => type === "account" || type === "trustline",
  )
  const restored = archived.map((index) => readWrite[index]!)
  const resources = new xdr.SorobanResources({
    footprint,
    instructions,
    diskReadBytes: sizeOf([...fromDisk, ...restored], draft),
    writeBytes: sizeOf(readWrite, draft),
  })
  return new xdr.SorobanTransactionData({
    ext:
      archived.length === 0
        ? xdr.SorobanTransactionDataExt.v0()
        : xdr.SorobanTransactionDataExt.resourceExt(
            new xdr.SorobanResourcesExtV0({ archivedSorobanEntries: archived }),
          ),
    resources,
    resourceFee: leastResourceFee(resources),
  })
}
