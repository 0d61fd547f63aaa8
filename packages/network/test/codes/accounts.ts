import {
  Asset,
  AuthClawbackEnabledFlag,
  AuthImmutableFlag,
  Keypair,
  Operation,
  xdr,
} from "@stellar/stellar-sdk/base"
import { withFacts } from "../../src/entries/account-facts.js"
import { raw, sponsoredBy } from "../world.js"
import type { Cases } from "./case.js"

const lumens = Asset.native()
const newcomer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7))
const create = (startingBalance: string, destination = newcomer) =>
  Operation.createAccount({ destination: destination.publicKey(), startingBalance })
const pay = (destination: Keypair, amount: string, asset = lumens) =>
  Operation.payment({ destination: destination.publicKey(), amount, asset })
const mergeInto = (destination: Keypair, source?: Keypair) =>
  Operation.accountMerge({
    destination: destination.publicKey(),
    source: source?.publicKey(),
  })
const options = (fields: Partial<ConstructorParameters<typeof xdr.SetOptionsOp>[0]>) =>
  raw(
    xdr.OperationBody.setOptions(
      new xdr.SetOptionsOp({
        inflationDest: null,
        clearFlags: null,
        setFlags: null,
        masterWeight: null,
        lowThreshold: null,
        medThreshold: null,
        highThreshold: null,
        homeDomain: null,
        signer: null,
        ...fields,
      }),
    ),
  )
const signer = (index: number, weight = 1) =>
  new xdr.Signer({ key: xdr.SignerKey.signerKeyTypeHashX(new Uint8Array(32).fill(index)), weight })

export const accountCases: Cases = {
  createAccountSuccess: ({ code, alice }) => code(alice, create("1")),
  createAccountMalformed: ({ code, alice }) => code(alice, create("1", alice)),
  createAccountUnderfunded: ({ code, alice }) => code(alice, create("9999")),
  createAccountLowReserve: ({ code, alice }) => code(alice, create("0.9999999")),
  createAccountAlreadyExist: ({ code, alice, bob }) => code(alice, create("1", bob)),

  paymentSuccess: ({ code, alice, bob }) => code(alice, pay(bob, "1")),
  paymentMalformed: ({ code, alice, bob }) => {
    const asset = xdr.Asset.assetTypeNative()
    const op = new xdr.PaymentOp({ destination: bob.xdrMuxedAccount(), asset, amount: 0n })
    return code(alice, raw(xdr.OperationBody.payment(op)))
  },
  paymentUnderfunded: ({ code, alice, bob }) => code(alice, pay(bob, "9999")),
  paymentSrcNoTrust: ({ code, trusting, alice, bob, usd }) => {
    trusting(bob)
    return code(alice, pay(bob, "1", usd))
  },
  paymentSrcNotAuthorized: ({ code, ok, trusting, alice, bob, issuer, usd }) => {
    trusting(alice, bob)
    ok(issuer, Operation.setOptions({ setFlags: 2 }))
    ok(issuer, Operation.allowTrust({ trustor: alice.publicKey(), assetCode: "USD", authorize: 0 }))
    return code(alice, pay(bob, "1", usd))
  },
  paymentNoDestination: ({ code, alice }) => code(alice, pay(newcomer, "1")),
  paymentNoTrust: ({ code, issuer, bob, usd }) => code(issuer, pay(bob, "1", usd)),
  paymentNotAuthorized: ({ code, ok, issuer, bob, usd }) => {
    ok(issuer, Operation.setOptions({ setFlags: 1 }))
    ok(bob, Operation.changeTrust({ asset: usd }))
    return code(issuer, pay(bob, "1", usd))
  },
  paymentLineFull: ({ code, ok, issuer, bob, usd }) => {
    ok(bob, Operation.changeTrust({ asset: usd, limit: "5" }))
    return code(issuer, pay(bob, "6", usd))
  },

  setOptionsSuccess: ({ code, alice }) => code(alice, Operation.setOptions({ homeDomain: "a.b" })),
  setOptionsLowReserve: ({ code, ok, alice, bob }) => {
    ok(alice, pay(bob, "9998.9"))
    return code(alice, options({ signer: signer(1) }))
  },
  setOptionsTooManySigners: ({ code, ok, alice }) => {
    ok(alice, ...Array.from({ length: 20 }, (_, index) => options({ signer: signer(index) })))
    return code(alice, options({ signer: signer(20) }))
  },
  setOptionsBadFlags: ({ code, alice }) => code(alice, options({ setFlags: 1, clearFlags: 1 })),
  setOptionsInvalidInflation: ({ code, alice }) =>
    code(alice, options({ inflationDest: newcomer.xdrPublicKey() })),
  setOptionsCantChange: ({ code, ok, alice }) => {
    ok(alice, Operation.setOptions({ setFlags: AuthImmutableFlag }))
    return code(alice, options({ setFlags: 1 }))
  },
  setOptionsUnknownFlag: ({ code, alice }) => code(alice, options({ setFlags: 16 })),
  setOptionsThresholdOutOfRange: ({ code, alice }) => code(alice, options({ lowThreshold: 256 })),
  setOptionsBadSigner: ({ code, alice }) => code(alice, options({ signer: signer(1, 256) })),
  "setOptionsBadSigner (an empty payload)": ({ code, alice, bob }) => {
    const empty = new xdr.SignerKeyEd25519SignedPayload({
      ed25519: bob.rawPublicKey(),
      payload: new Uint8Array(),
    })
    const key = xdr.SignerKey.signerKeyTypeEd25519SignedPayload(empty)
    return code(alice, options({ signer: new xdr.Signer({ key, weight: 1 }) }))
  },
  setOptionsInvalidHomeDomain: ({ code, alice }) => code(alice, options({ homeDomain: "a\n" })),
  setOptionsAuthRevocableRequired: ({ code, alice }) =>
    code(alice, options({ setFlags: AuthClawbackEnabledFlag })),

  accountMergeSuccess: ({ code, alice, bob }) => code(alice, mergeInto(bob)),
  accountMergeMalformed: ({ code, alice }) => code(alice, mergeInto(alice)),
  accountMergeNoAccount: ({ code, alice }) => code(alice, mergeInto(newcomer)),
  accountMergeImmutableSet: ({ code, ok, alice, bob }) => {
    ok(alice, Operation.setOptions({ setFlags: AuthImmutableFlag }))
    return code(alice, mergeInto(bob))
  },
  accountMergeHasSubEntries: ({ code, ok, alice, bob }) => {
    ok(alice, Operation.manageData({ name: "a", value: "b" }))
    return code(alice, mergeInto(bob))
  },
  accountMergeSeqnumTooFar: ({ code, alice, bob }) =>
    code(alice, Operation.bumpSequence({ bumpTo: String(1n << 50n) }), mergeInto(bob)),
  accountMergeDestFull: ({ code, patch, account, alice, bob }) => {
    const full = (1n << 63n) - 1n
    patch(new xdr.AccountEntry({ ...account(bob), balance: full }))
    return code(alice, mergeInto(bob))
  },
  accountMergeIsSponsor: ({ code, ok, alice, bob, carol }) => {
    const data = Operation.manageData({ name: "a", value: "b", source: bob.publicKey() })
    ok(alice, ...sponsoredBy(alice, bob, data))
    return code(alice, mergeInto(carol))
  },
  "accountMergeIsSponsor (in the same transaction)": ({ code, alice, bob, carol }) =>
    code(alice, ...sponsoredBy(alice, bob, mergeInto(carol))),

  manageDataSuccess: ({ code, alice }) =>
    code(alice, Operation.manageData({ name: "a", value: "b" })),
  manageDataNameNotFound: ({ code, alice }) =>
    code(alice, Operation.manageData({ name: "a", value: null })),
  manageDataLowReserve: ({ code, ok, alice, bob }) => {
    ok(alice, pay(bob, "9998.9"))
    return code(alice, Operation.manageData({ name: "a", value: "b" }))
  },
  manageDataInvalidName: ({ code, alice }) =>
    code(alice, Operation.manageData({ name: "\n", value: "b" })),

  bumpSequenceSuccess: ({ code, alice }) => code(alice, Operation.bumpSequence({ bumpTo: "1" })),
  bumpSequenceBadSeq: ({ code, alice }) => {
    const op = new xdr.BumpSequenceOp({ bumpTo: -1n })
    return code(alice, raw(xdr.OperationBody.bumpSequence(op)))
  },

  opNotSupported: ({ code, alice }) => code(alice, Operation.inflation()),
  opNoAccount: ({ code, alice, bob, carol }) =>
    code(
      alice,
      mergeInto(carol, bob),
      Operation.bumpSequence({ bumpTo: "1", source: bob.publicKey() }),
    ),
  opBadAuth: ({ code, ok, alice, bob }) => {
    ok(bob, Operation.setOptions({ masterWeight: 1, medThreshold: 2 }))
    return code(alice, Operation.manageData({ name: "a", value: "b", source: bob.publicKey() }))
  },
  opTooManySubentries: ({ code, patch, account, alice }) => {
    patch(new xdr.AccountEntry({ ...account(alice), numSubEntries: 1_000 }))
    return code(alice, Operation.manageData({ name: "a", value: "b" }))
  },
  "opTooManySubentries (a sponsored entry)": ({ code, patch, account, alice, bob }) => {
    patch(new xdr.AccountEntry({ ...account(bob), numSubEntries: 1_000 }))
    const data = Operation.manageData({ name: "a", value: "b", source: bob.publicKey() })
    return code(alice, ...sponsoredBy(alice, bob, data))
  },
  opTooManySponsoring: ({ code, ok, patch, account, root, alice, bob }) => {
    ok(root, pay(alice, "2200000000"))
    patch(withFacts(account(alice), { numSponsoring: 0xffff_ffff }))
    const data = Operation.manageData({ name: "a", value: "b", source: bob.publicKey() })
    return code(alice, ...sponsoredBy(alice, bob, data))
  },
  txBadSponsorship: ({ code, alice, bob }) =>
    code(alice, Operation.beginSponsoringFutureReserves({ sponsoredId: bob.publicKey() })),

  beginSponsoringFutureReservesMalformed: ({ code, alice }) =>
    code(alice, Operation.beginSponsoringFutureReserves({ sponsoredId: alice.publicKey() })),
  beginSponsoringFutureReservesAlreadySponsored: ({ code, alice, bob, carol }) =>
    code(
      alice,
      Operation.beginSponsoringFutureReserves({ sponsoredId: bob.publicKey() }),
      Operation.beginSponsoringFutureReserves({
        sponsoredId: bob.publicKey(),
        source: carol.publicKey(),
      }),
    ),
  beginSponsoringFutureReservesRecursive: ({ code, alice, bob, carol }) =>
    code(
      alice,
      Operation.beginSponsoringFutureReserves({ sponsoredId: bob.publicKey() }),
      Operation.beginSponsoringFutureReserves({
        sponsoredId: carol.publicKey(),
        source: bob.publicKey(),
      }),
    ),
  "beginSponsoringFutureReservesRecursive (of a sponsor)": ({ code, alice, bob, carol }) =>
    code(
      alice,
      Operation.beginSponsoringFutureReserves({ sponsoredId: bob.publicKey() }),
      Operation.beginSponsoringFutureReserves({
        sponsoredId: alice.publicKey(),
        source: carol.publicKey(),
      }),
    ),
  beginSponsoringFutureReservesSuccess: ({ ok, alice, bob }) =>
    String((ok(alice, ...sponsoredBy(alice, bob))[0] as xdr.OperationResultOpInner).tr.value.type),
  endSponsoringFutureReservesSuccess: ({ code, alice, bob }) =>
    code(alice, ...sponsoredBy(alice, bob)),
  endSponsoringFutureReservesNotSponsored: ({ code, alice }) =>
    code(alice, Operation.endSponsoringFutureReserves()),

  revokeSponsorshipSuccess: ({ code, ok, alice, bob }) => {
    const data = Operation.manageData({ name: "a", value: "b", source: bob.publicKey() })
    ok(alice, ...sponsoredBy(alice, bob, data))
    return code(alice, Operation.revokeDataSponsorship({ account: bob.publicKey(), name: "a" }))
  },
  revokeSponsorshipDoesNotExist: ({ code, alice }) =>
    code(alice, Operation.revokeDataSponsorship({ account: alice.publicKey(), name: "a" })),
  "revokeSponsorshipDoesNotExist (a signer)": ({ code, alice, bob }) =>
    code(
      alice,
      Operation.revokeSignerSponsorship({
        account: alice.publicKey(),
        signer: { ed25519PublicKey: bob.publicKey() },
      }),
    ),
  revokeSponsorshipNotSponsor: ({ code, alice, bob }) =>
    code(alice, Operation.revokeAccountSponsorship({ account: bob.publicKey() })),
  revokeSponsorshipLowReserve: ({ code, ok, alice, bob, carol }) => {
    const data = Operation.manageData({ name: "a", value: "b", source: bob.publicKey() })
    ok(alice, ...sponsoredBy(alice, bob, data))
    ok(bob, pay(carol, "9998.9"))
    return code(alice, Operation.revokeDataSponsorship({ account: bob.publicKey(), name: "a" }))
  },
  revokeSponsorshipOnlyTransferable: ({ code, ok, alice, bob }) => {
    const [created] = ok(alice, claimable(bob))
    const op = xdr.RevokeSponsorshipOp.revokeSponsorshipLedgerEntry(
      xdr.LedgerKey.claimableBalance(
        new xdr.LedgerKeyClaimableBalance({ balanceId: balanceIdOf(created!) }),
      ),
    )
    return code(alice, raw(xdr.OperationBody.revokeSponsorship(op)))
  },
  revokeSponsorshipMalformed: ({ code, alice }) => {
    const offer = new xdr.LedgerKeyOffer({ sellerId: alice.xdrPublicKey(), offerId: 0n })
    const key = xdr.LedgerKey.offer(offer)
    const op = xdr.RevokeSponsorshipOp.revokeSponsorshipLedgerEntry(key)
    return code(alice, raw(xdr.OperationBody.revokeSponsorship(op)))
  },
}

/** Sets lumens aside for an account. */
export function claimable(
  claimant: Keypair,
  amount = "1",
  asset: Asset = lumens,
  predicate: xdr.ClaimPredicate = xdr.ClaimPredicate.claimPredicateUnconditional(),
): xdr.Operation {
  const destination = claimant.xdrPublicKey()
  const op = new xdr.CreateClaimableBalanceOp({
    asset: asset.toXdrObject(),
    amount: BigInt(Math.round(Number(amount) * 1e7)),
    claimants: [xdr.Claimant.claimantTypeV0(new xdr.ClaimantV0({ destination, predicate }))],
  })
  return raw(xdr.OperationBody.createClaimableBalance(op))
}

/** The id of the claimable balance that an operation created. */
export function balanceIdOf(result: xdr.OperationResult): xdr.ClaimableBalanceId {
  if (result.type === "opInner" && result.tr.type === "createClaimableBalance") {
    const of = result.tr.createClaimableBalanceResult
    if (of.type === "createClaimableBalanceSuccess") return of.balanceId
  }
  throw new Error(`${result.type} created no balance`)
}
