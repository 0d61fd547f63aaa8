import type { XdrFields, XdrUnion } from "../encoding/xdr-value.js"
import { lumens } from "./assets.js"
import type { ContractContext } from "./contract-context.js"
import { UNLIMITED } from "./operations.js"
import { CLAWBACK, IMMUTABLE } from "./settings.js"
import type { Call, DescribeOptions, Warning } from "./types.js"
import { warning } from "./values.js"

/**
 * Higher fees per operation are unusual, in stroops: the minimum is 100, and even a crowded network has never charged a
 * tenth of an XLM.
 */
const USUAL_FEE = 1_000_000n

/** Higher resource fees of a contract call are unusual, in stroops: ten XLM. */
const USUAL_RESOURCE_FEE = 100_000_000n

/**
 * A million sequence numbers remain from this one to the last. An account that has come this far can make few more
 * transactions, and none after the last.
 */
const LAST_SEQUENCES = 2n ** 63n - 1_000_000n

export function warningsOf({ type, value }: XdrUnion): Warning[] {
  const op = (value ?? {}) as XdrFields
  switch (type) {
    case "accountMerge":
      return [warning("danger", "warnMerge")]
    case "setOptions":
      return ofOptions(op)
    case "clawback":
    case "clawbackClaimableBalance":
      return [warning("danger", "warnClawback")]
    case "changeTrust":
      if (op.limit === 0n) return []
      return [warning("caution", op.limit === UNLIMITED ? "warnUnlimitedTrust" : "warnNewTrust")]
    case "bumpSequence":
      return sequenceWarnings(op.bumpTo as bigint)
    default:
      return []
  }
}

/** Warns of the sequence number that an account will have. */
export function sequenceWarnings(sequence: bigint): Warning[] {
  return sequence < LAST_SEQUENCES ? [] : [warning("danger", "warnSequence")]
}

function ofOptions(op: XdrFields): Warning[] {
  const { signer, masterWeight, setFlags, lowThreshold, medThreshold, highThreshold } = op
  const thresholds = [lowThreshold, medThreshold, highThreshold]
  const flags = (setFlags ?? 0) as number
  return [
    ...(signer ? [warning("danger", "warnSigner")] : []),
    ...(thresholds.some((threshold) => threshold !== null)
      ? [warning("danger", "warnThresholds")]
      : []),
    ...(masterWeight === null
      ? []
      : [warning("danger", masterWeight === 0 ? "warnMasterOff" : "warnMasterWeight")]),
    ...(flags & CLAWBACK ? [warning("caution", "warnClawbackFlag")] : []),
    ...(flags & IMMUTABLE ? [warning("danger", "warnImmutable")] : []),
  ]
}

/** Warns of a fee, in stroops, for a number of operations. `resourceFee` is the part for contract calls. */
export function feeWarnings(fee: bigint, operations: number, resourceFee: bigint): Warning[] {
  const usual = USUAL_FEE * BigInt(Math.max(1, operations))
  const isUsual = fee - resourceFee <= usual && resourceFee <= USUAL_RESOURCE_FEE
  return isUsual ? [] : [warning("caution", "warnFee", { fee: lumens(fee) })]
}

/**
 * The warnings of calls and their sub-calls, each once: what they can cost, values that were left out, and each unknown
 * contract in an authorization. `called` is the operation's own call.
 */
export function contractWarnings(
  calls: readonly Call[],
  { nativeContract, room }: ContractContext,
  { knownContracts = [] }: Pick<DescribeOptions, "knownContracts">,
  called?: Call,
): Warning[] {
  const known = new Set([nativeContract, ...knownContracts])
  const unknown = new Set(calls.flatMap(contractsIn).filter((contract) => !known.has(contract)))
  const own = new Map(
    [...(called ? [called] : []), ...calls]
      .flatMap(warningsIn)
      .map((warned) => [JSON.stringify(warned), warned]),
  )
  return [
    ...own.values(),
    ...(room.isShort ? [warning("caution", "warnLeftOut")] : []),
    ...[...unknown].map((contract) =>
      warning("caution", "warnUnknownContract", { contract: { type: "address", value: contract } }),
    ),
  ]
}

/** The existing contracts that a call and its sub-calls run. A contract that the call creates does not exist yet. */
function contractsIn({ contract, calls }: Call): string[] {
  return [...(contract === undefined ? [] : [contract]), ...calls.flatMap(contractsIn)]
}

function warningsIn({ warnings, calls }: Call): Warning[] {
  return [...warnings, ...calls.flatMap(warningsIn)]
}
