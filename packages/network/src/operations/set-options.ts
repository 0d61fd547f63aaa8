import { xdr } from "@stellar/stellar-sdk/base"
import {
  AuthFlag,
  type Thresholds,
  thresholdsOf,
  withSigners,
  withSubentry,
} from "../entries/account.js"
import { toCharacters } from "../entries/bytes.js"
import { ownKey } from "../entries/identity.js"
import { MAX_SIGNERS } from "../entries/parameters.js"
import type { OperationKind } from "./operation.js"

const { SetOptionsResult: Result } = xdr
const result = (of: xdr.SetOptionsResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.setOptions(of))

const ALL_FLAGS = 15
const MAX_WEIGHT = 255

/** Sets signers, weights, thresholds, flags, home domain, and inflation destination of the source. */
export const setOptions: OperationKind<xdr.OperationBodySetOptions> = {
  threshold({ setOptionsOp: op }) {
    return op.signer || weightsOf(op).some((weight) => weight !== null) ? "high" : "medium"
  },
  untried: result(Result.setOptionsSuccess()),

  flaw({ setOptionsOp: op }, source) {
    const { setFlags, clearFlags, signer, homeDomain } = op
    if (((setFlags ?? 0) | (clearFlags ?? 0)) & ~ALL_FLAGS)
      return result(Result.setOptionsUnknownFlag())
    if ((setFlags ?? 0) & (clearFlags ?? 0)) return result(Result.setOptionsBadFlags())
    if (weightsOf(op).some((weight) => (weight ?? 0) > MAX_WEIGHT))
      return result(Result.setOptionsThresholdOutOfRange())
    if (signer && !isValidSigner(signer, source)) return result(Result.setOptionsBadSigner())
    if (homeDomain && !/^[\x20-\x7e]*$/.test(toCharacters(homeDomain.bytes)))
      return result(Result.setOptionsInvalidHomeDomain())
    return undefined
  },

  apply({ setOptionsOp: op }, { source, draft }) {
    const { inflationDest, homeDomain, signer } = op
    if (inflationDest && !draft.account(inflationDest))
      return result(Result.setOptionsInvalidInflation())

    const touched = (op.setFlags ?? 0) | (op.clearFlags ?? 0)
    if (touched && source.flags & AuthFlag.immutable) return result(Result.setOptionsCantChange())
    const flags = (source.flags & ~(op.clearFlags ?? 0)) | (op.setFlags ?? 0)
    if (touched && flags & AuthFlag.clawbackEnabled && !(flags & AuthFlag.revocable))
      return result(Result.setOptionsAuthRevocableRequired())

    const changed = new xdr.AccountEntry({
      ...source,
      flags,
      inflationDest: inflationDest ?? source.inflationDest,
      homeDomain: homeDomain ?? source.homeDomain,
      thresholds: thresholdBytes(thresholdsOf(source), op),
    })
    const next = signer ? withSigner(changed, signer) : changed
    if (!(next instanceof xdr.AccountEntry)) return next
    draft.put(next)
    return result(Result.setOptionsSuccess())
  },
}

function weightsOf(op: xdr.SetOptionsOp): (number | null)[] {
  return [op.masterWeight, op.lowThreshold, op.medThreshold, op.highThreshold]
}

function isValidSigner({ key, weight }: xdr.Signer, source: xdr.AccountId): boolean {
  const isSupported = key.type !== "signerKeyTypeEd25519SignedPayload"
  return isSupported && weight <= MAX_WEIGHT && !key.equals(ownKey(source))
}

function thresholdBytes(now: Thresholds, op: xdr.SetOptionsOp): Uint8Array {
  return new Uint8Array([
    op.masterWeight ?? now.master,
    op.lowThreshold ?? now.low,
    op.medThreshold ?? now.medium,
    op.highThreshold ?? now.high,
  ])
}

/** Adds a signer, changes its weight, or removes it at weight 0. Returns the account, or the error. */
function withSigner(
  account: xdr.AccountEntry,
  signer: xdr.Signer,
): xdr.AccountEntry | xdr.OperationResult {
  const others = account.signers.filter(({ key }) => !key.equals(signer.key))
  if (signer.weight === 0) return withSigners(account, others)
  if (others.length === account.signers.length) {
    if (others.length >= MAX_SIGNERS) return result(Result.setOptionsTooManySigners())
    if (!withSubentry(account)) return result(Result.setOptionsLowReserve())
  }
  return withSigners(account, [...others, signer])
}
