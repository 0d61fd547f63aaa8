import {
  Account,
  Asset,
  Claimant,
  Keypair,
  LiquidityPoolAsset,
  MuxedAccount,
  Operation,
  xdr,
} from "@stellar/stellar-sdk/base"
import { factsOf } from "../../packages/network/src/entries/account-facts.js"
import { addressOf } from "../../packages/network/src/entries/identity.js"
import type { Ledger } from "../../packages/network/src/transactions/ledger.js"
import { passphrase } from "../../packages/network/test/ledger.js"
import { pairOf, raw } from "../../packages/network/test/world.js"

/** Numbers that an operation is made of. Each maker takes what it needs. */
export interface Numbers {
  kind: number
  by: number
  to: number
  asset: number
  other: number
  amount: number
  choice: number
}

const issuer = pairOf("issuer")
/** Who has accounts, the issuer last, and who has none yet. */
export const people: readonly Keypair[] = [pairOf("alice"), pairOf("bob"), pairOf("carol"), issuer]
const newcomers = [pairOf("dave"), pairOf("erin")]
export const keys: ReadonlyMap<string, Keypair> = new Map(
  [...people, ...newcomers, Keypair.master(passphrase)].map((pair) => [pair.publicKey(), pair]),
)
const assets: readonly Asset[] = [
  Asset.native(),
  new Asset("USD", issuer.publicKey()),
  new Asset("EURO", issuer.publicKey()),
]

/** What a maker makes an operation from. `source` is who makes it. */
interface Given extends Numbers {
  ledger: Ledger
  source: string
}

const of = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!
const somebody = ({ to }: Given) => of(people, to).publicKey()
const assetAt = (at: number) => of(assets, at)
const credit = (at: number) => assets[1 + (at % 2)]!

/** Mostly small, as the balances of the ledgers are, with some that are not. */
function units({ amount, choice }: Given): string {
  const stroops = choice % 7 === 0 ? amount * 99_991 : choice % 5 === 0 ? amount % 100 : amount
  return (BigInt(1 + stroops) * 1n)
    .toString()
    .padStart(8, "0")
    .replace(/(.{7})$/, ".$1")
}

/** The same account, sometimes by one of its muxed addresses. */
function reached(given: Given): string {
  const address = somebody(given)
  if (given.choice % 4 !== 3) return address
  return new MuxedAccount(new Account(address, "0"), String(given.amount)).accountId()
}

function entriesOf<Type extends xdr.LedgerEntryData["type"]>({ ledger }: Given, type: Type) {
  return [...ledger.entries.values()].flatMap(({ data }) =>
    data.type === type ? [data as Extract<xdr.LedgerEntryData, { type: Type }>] : [],
  )
}

const price = ({ amount, choice }: Given) => ({ n: 1 + (amount % 9), d: 1 + (choice % 9) })

function offerTerms(given: Given) {
  const own = entriesOf(given, "offer")
    .map(({ offer }) => offer)
    .filter(({ sellerId }) => addressOf(sellerId) === given.source)
  const offer = given.choice % 3 === 0 ? of(own, given.other) : undefined
  return {
    selling: offer ? Asset.fromOperation(offer.selling) : assetAt(given.asset),
    buying: offer
      ? Asset.fromOperation(offer.buying)
      : assetAt(given.asset + 1 + (given.other % 2)),
    offerId: String(offer?.offerId ?? 0n),
    price: price(given),
    source: given.source,
    amount: offer && given.amount % 3 === 0 ? "0" : units(given),
  }
}

function poolIdOf(given: Given): string {
  const pools = entriesOf(given, "liquidityPool").map(({ liquidityPool }) =>
    liquidityPool.liquidityPoolId.toXdr("hex"),
  )
  return of([...pools, "00".repeat(32)], given.other)
}

function trusted(given: Given) {
  if (given.choice % 3 !== 2) return assetAt(1 + (given.asset % 2))
  const [one, other] = [assetAt(given.asset), assetAt(given.asset + 1)]
  const [a, b] = Asset.compare(one, other) < 0 ? [one, other] : [other, one]
  return new LiquidityPoolAsset(a, b, 30)
}

function settings({ choice, amount, ...given }: Given): xdr.Operation {
  const { source } = given
  const signers = given.ledger.account(Keypair.fromPublicKey(source).xdrAccountId())?.signers ?? []
  const weight = amount % 3
  const changes: Partial<Parameters<typeof Operation.setOptions>[0]>[] = [
    { signer: { sha256Hash: Buffer.alloc(32, given.other), weight: weight } },
    { signer: { ed25519PublicKey: somebody({ choice, amount, ...given }), weight: 1 + weight } },
    { signer: { preAuthTx: Buffer.alloc(32, given.other), weight: 1 + weight } },
    { masterWeight: 1 + weight },
    { lowThreshold: weight, medThreshold: weight, highThreshold: 1 + weight },
    { homeDomain: amount % 2 ? "example.org" : "" },
    { setFlags: of([1, 2, 3, 8, 10], amount) as 1 },
    { clearFlags: of([1, 2, 3, 8, 10], amount) as 1 },
    { inflationDest: somebody({ choice, amount, ...given }) },
    { homeDomain: "a.example", highThreshold: 2, masterWeight: 3 },
  ]
  const removed = of(signers, given.other)
  if (choice % 11 === 10 && removed) {
    const signer = new xdr.Signer({ key: removed.key, weight: 0 })
    const fields = { inflationDest: null, clearFlags: null, setFlags: null, masterWeight: null }
    const rest = { lowThreshold: null, medThreshold: null, highThreshold: null, homeDomain: null }
    const op = new xdr.SetOptionsOp({ ...fields, ...rest, signer })
    return raw(xdr.OperationBody.setOptions(op), keys.get(source))
  }
  return Operation.setOptions({ ...of(changes, choice), source })
}

const revocable = new Set(["account", "trustline", "offer", "data", "claimableBalance"])

/** An entry that the source pays for, or any, or the signer of an account. */
function revoked(given: Given): xdr.Operation {
  const entries = [...given.ledger.entries].filter(([, { data }]) => revocable.has(data.type))
  const own = entries.filter(
    ([, { ext }]) =>
      ext.type === "v1" && ext.v1.sponsoringId && addressOf(ext.v1.sponsoringId) === given.source,
  )
  const signers = entriesOf(given, "account").flatMap(({ account }) =>
    factsOf(account).signerSponsors.flatMap((sponsor, at) => {
      const signerKey = account.signers[at]!.key
      return sponsor ? [{ accountId: account.accountId, signerKey }] : []
    }),
  )
  const signer = of(signers, given.other)
  if (given.choice % 4 === 0 && signer)
    return raw(
      xdr.OperationBody.revokeSponsorship(
        xdr.RevokeSponsorshipOp.revokeSponsorshipSigner(new xdr.RevokeSponsorshipOpSigner(signer)),
      ),
      keys.get(given.source),
    )
  const [key] = of(own.length > 0 && given.choice % 4 !== 1 ? own : entries, given.other)
  const entry = xdr.RevokeSponsorshipOp.revokeSponsorshipLedgerEntry(
    xdr.LedgerKey.fromXdr(key, "base64"),
  )
  return raw(xdr.OperationBody.revokeSponsorship(entry), keys.get(given.source))
}

/** A claimable balance: one that the source can claim, or that is of its asset, if there is one. */
function balanceId(given: Given): xdr.ClaimableBalanceId {
  const all = entriesOf(given, "claimableBalance").map(({ claimableBalance }) => claimableBalance)
  const fitting = all.filter(({ claimants, asset }) =>
    given.source === issuer.publicKey()
      ? asset.type !== "assetTypeNative"
      : claimants.some(({ v0 }) => addressOf(v0.destination) === given.source),
  )
  const found = of(fitting.length > 0 ? fitting : all, given.other)
  return found?.balanceId ?? xdr.ClaimableBalanceId.claimableBalanceIdTypeV0(new Uint8Array(32))
}

function path(given: Given) {
  const { source, asset, other, choice } = given
  return {
    source,
    sendAsset: assetAt(asset),
    destAsset: assetAt(asset + 1 + (other % 2)),
    destination: reached(given),
    path: choice % 3 === 0 ? [assetAt(other)] : [],
  }
}

/** Every operation of the network that computes its effect without a simulation, and who makes it if not anybody. */
const makers: readonly [make: (given: Given) => xdr.Operation, by?: "issuer"][] = [
  [
    (given) =>
      Operation.createAccount({
        source: given.source,
        destination: of(newcomers, given.to).publicKey(),
        startingBalance: of(["1", "5.5", "100", "20000"], given.choice),
      }),
  ],
  [
    (given) =>
      Operation.payment({
        source: given.source,
        destination: reached(given),
        asset: assetAt(given.asset),
        amount: units(given),
      }),
  ],
  [
    (given) =>
      Operation.pathPaymentStrictReceive({
        ...path(given),
        destAmount: units(given),
        sendMax: "5000",
      }),
  ],
  [
    (given) =>
      Operation.pathPaymentStrictSend({
        ...path(given),
        sendAmount: units(given),
        destMin: "0.0000001",
      }),
  ],
  [(given) => Operation.manageSellOffer(offerTerms(given))],
  [
    (given) => {
      const { amount, ...terms } = offerTerms(given)
      return Operation.manageBuyOffer({ ...terms, buyAmount: amount })
    },
  ],
  [(given) => Operation.createPassiveSellOffer({ ...offerTerms(given), amount: units(given) })],
  [settings],
  [
    (given) =>
      Operation.changeTrust({
        source: given.source,
        asset: trusted(given),
        ...(given.amount % 3 === 0 && { limit: "0" }),
        ...(given.amount % 3 === 1 && { limit: units({ ...given, choice: 7 }) }),
      }),
  ],
  [
    (given) =>
      Operation.allowTrust({
        source: given.source,
        trustor: of(people.slice(0, 3), given.to).publicKey(),
        assetCode: credit(given.asset).getCode(),
        authorize: (given.choice % 3) as 0 | 1 | 2,
      }),
    "issuer",
  ],
  [(given) => Operation.accountMerge({ source: given.source, destination: reached(given) })],
  [(given) => Operation.inflation({ source: given.source })],
  [
    (given) =>
      Operation.manageData({
        source: given.source,
        name: of(["one", "two", "three"], given.other),
        value: given.choice % 3 === 0 ? null : of(["x", Buffer.from([0xff, 0])], given.choice),
      }),
  ],
  [
    (given) => {
      const id = Keypair.fromPublicKey(given.source).xdrAccountId()
      const sequence = given.ledger.account(id)?.seqNum ?? 0n
      const to = sequence + BigInt(given.amount % 5) - 1n
      return Operation.bumpSequence({ source: given.source, bumpTo: String(to < 0n ? 0n : to) })
    },
  ],
  [
    (given) =>
      Operation.createClaimableBalance({
        source: given.source,
        asset: assetAt(given.asset),
        amount: units(given),
        claimants: people.slice(0, 1 + (given.choice % 3)).map((one) => claimant(one, given.other)),
      }),
  ],
  [
    (given) =>
      raw(
        xdr.OperationBody.claimClaimableBalance(
          new xdr.ClaimClaimableBalanceOp({ balanceId: balanceId(given) }),
        ),
        keys.get(given.source),
      ),
  ],
  [revoked],
  [
    (given) =>
      Operation.clawback({
        source: given.source,
        from: of(people.slice(0, 3), given.to).publicKey(),
        asset: credit(given.asset),
        amount: units(given),
      }),
    "issuer",
  ],
  [
    (given) =>
      raw(
        xdr.OperationBody.clawbackClaimableBalance(
          new xdr.ClawbackClaimableBalanceOp({ balanceId: balanceId(given) }),
        ),
        keys.get(given.source),
      ),
    "issuer",
  ],
  [
    (given) =>
      Operation.setTrustLineFlags({
        source: given.source,
        trustor: of(people.slice(0, 3), given.to).publicKey(),
        asset: credit(given.asset),
        flags: of(
          [
            { authorized: false },
            { authorized: true },
            { authorized: false, authorizedToMaintainLiabilities: true },
            { clawbackEnabled: false },
            { authorized: true, authorizedToMaintainLiabilities: false },
          ],
          given.choice,
        ),
      }),
    "issuer",
  ],
  [
    (given) =>
      Operation.liquidityPoolDeposit({
        source: given.source,
        liquidityPoolId: poolIdOf(given),
        maxAmountA: units(given),
        maxAmountB: units({ ...given, choice: 1 }),
        minPrice: "0.0001",
        maxPrice: "10000",
      }),
  ],
  [
    (given) =>
      Operation.liquidityPoolWithdraw({
        source: given.source,
        liquidityPoolId: poolIdOf(given),
        amount: units(given),
        minAmountA: "0",
        minAmountB: "0",
      }),
  ],
]

function claimant(pair: Keypair, other: number): Claimant {
  const predicate =
    other % 2
      ? Claimant.predicateUnconditional()
      : Claimant.predicateBeforeAbsoluteTime("1900000000")
  return new Claimant(pair.publicKey(), predicate)
}

/** How many kinds there are: two of them are an operation whose reserves somebody else pays. */
export const KINDS: number = makers.length + 2

/** The operations of a kind, by a source unless the kind has one of its own. */
export function makeOperations(numbers: Numbers, ledger: Ledger): xdr.Operation[] {
  const maker = makers[numbers.kind]
  const source = of(people, numbers.by).publicKey()
  if (maker) {
    const [make, by] = maker
    return [make({ ...numbers, ledger, source: by ? issuer.publicKey() : source })]
  }
  const sponsored = somebody({ ...numbers, ledger, source })
  const [make] = of(makers, numbers.choice)
  return [
    Operation.beginSponsoringFutureReserves({ sponsoredId: sponsored, source }),
    make({ ...numbers, choice: numbers.choice >> 4, ledger, source: sponsored }),
    Operation.endSponsoringFutureReserves({ source: sponsored }),
  ]
}
