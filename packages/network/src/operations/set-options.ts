import { xdr } from "@stellar/stellar-sdk/base"
import {
  AuthFlag,
  signersWithSponsors,
  type Thresholds,
  thresholdsOf,
  withSigners,
} from "../entries/account.js"
import { toCharacters } from "../entries/bytes.js"
import { ownKey } from "../entries/identity.js"
import { MAX_SIGNERS } from "../entries/parameters.js"
import { addSigner, findSigner, removeSigner } from "../entries/signers.js"
import { type Act, type OperationKind, shortageResult } from "./operation.js"

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

  flaw({ setOptionsOp: op }, { source }) {
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

  apply({ setOptionsOp: op }, act) {
    const { source, draft } = act
    const { inflationDest, homeDomain, signer } = op
    if (inflationDest && !draft.account(inflationDest))
      return result(Result.setOptionsInvalidInflation())

    const touched = (op.setFlags ?? 0) | (op.clearFlags ?? 0)
    if (touched && source.flags & AuthFlag.immutable) return result(Result.setOptionsCantChange())
    const flags = (source.flags & ~(op.clearFlags ?? 0)) | (op.setFlags ?? 0)
    const names = op.setFlags !== null || op.clearFlags !== null
    if (names && flags & AuthFlag.clawbackEnabled && !(flags & AuthFlag.revocable))
      return result(Result.setOptionsAuthRevocableRequired())

    draft.put(
      new xdr.AccountEntry({
        ...source,
        flags,
        inflationDest: inflationDest ?? source.inflationDest,
        homeDomain: homeDomain ?? source.homeDomain,
        thresholds: thresholdBytes(thresholdsOf(source), op),
      }),
    )
    return (signer && setSigner(signer, act)) ?? result(Result.setOptionsSuccess())
  },
}

function weightsOf(op: xdr.SetOptionsOp): (number | null)[] {
  return [op.masterWeight, op.lowThreshold, op.medThreshold, op.highThreshold]
}

function isValidSigner({ key, weight }: xdr.Signer, source: xdr.AccountId): boolean {
  const isEmpty =
    key.type === "signerKeyTypeEd25519SignedPayload" &&
    key.ed25519SignedPayload.payload.length === 0
  return !isEmpty && weight <= MAX_WEIGHT && !key.equals(ownKey(source))
}

function thresholdBytes(now: Thresholds, op: xdr.SetOptionsOp): Uint8Array {
  return new Uint8Array([
    op.masterWeight ?? now.master,
    op.lowThreshold ?? now.low,
    op.medThreshold ?? now.medium,
    op.highThreshold ?? now.high,
  ])
}

/** Adds a signer, changes its weight, or removes it at weight 0. Returns the error, if any. */
function setSigner(signer: xdr.Signer, { source, draft, sponsorships }: Act) {
  const { accountId } = source
  if (signer.weight === 0) return void removeSigner(draft, accountId, signer.key)
  if (findSigner(draft, accountId, signer.key)) {
    const account = draft.account(accountId)!
    const signers = signersWithSponsors(account).map((own) =>
      own.signer.key.equals(signer.key) ? { ...own, signer } : own,
    )
    return void draft.put(withSigners(account, signers))
  }
  if (source.signers.length >= MAX_SIGNERS) return result(Result.setOptionsTooManySigners())
  const shortage = addSigner(draft, sponsorships, accountId, signer)
  return shortage && shortageResult(shortage, result(Result.setOptionsLowReserve()))
}
