import { Asset, Keypair, Operation, xdr } from "@stellar/stellar-sdk/base"
import { raw, type World } from "../world.js"
import { authorize, revocable } from "./assets.js"
import type { Cases } from "./case.js"

const lumens = Asset.native()
const stranger = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(9))
const pay = (destination: Keypair, amount: string, asset: Asset) =>
  Operation.payment({ destination: destination.publicKey(), amount, asset })
const trust = (asset: Asset, limit?: string) => Operation.changeTrust({ asset, limit })

/** An offer of one of the three operations. The amount is what it sells, or, of the second, what it buys. */
type Offer = (
  selling: Asset,
  buying: Asset,
  amount: string,
  price?: string,
  offerId?: string,
) => xdr.Operation

const sell: Offer = (selling, buying, amount, price = "1", offerId = "0") =>
  Operation.manageSellOffer({ selling, buying, amount, price, offerId })
const buy: Offer = (selling, buying, buyAmount, price = "1", offerId = "0") =>
  Operation.manageBuyOffer({ selling, buying, buyAmount, price, offerId })
const passive: Offer = (selling, buying, amount, price = "1") =>
  Operation.createPassiveSellOffer({ selling, buying, amount, price })

/** The same ways to fail for each operation of offers. */
function offerCases(type: string, offer: Offer, mark = ""): Cases {
  const named: Cases = {
    Success: ({ code, trusting, alice, usd }) => {
      trusting(alice)
      return code(alice, offer(usd, lumens, "10"))
    },
    Malformed: ({ code, alice, usd }) => code(alice, offer(usd, usd, "1")),
    SellNoTrust: ({ code, alice, usd }) => code(alice, offer(usd, lumens, "1")),
    BuyNoTrust: ({ code, alice, usd }) => code(alice, offer(lumens, usd, "1")),
    SellNotAuthorized: (world) => {
      const { code, ok, trusting, issuer, alice, usd } = world
      revocable(world)
      trusting(alice)
      ok(issuer, authorize(alice, 2))
      return code(alice, offer(usd, lumens, "1"))
    },
    BuyNotAuthorized: (world) => {
      const { code, ok, trusting, issuer, alice, usd } = world
      revocable(world)
      trusting(alice)
      ok(issuer, authorize(alice, 2))
      return code(alice, offer(lumens, usd, "1"))
    },
    LineFull: ({ code, ok, alice, usd }) => {
      ok(alice, trust(usd, "5"))
      return code(alice, offer(lumens, usd, "6"))
    },
    Underfunded: ({ code, alice, trusting, usd }) => {
      trusting(alice)
      return code(alice, offer(usd, lumens, "1000.0000001"))
    },
    CrossSelf: ({ code, ok, trusting, alice, usd }) => {
      trusting(alice)
      ok(alice, sell(lumens, usd, "10", "0.5"))
      return code(alice, offer(usd, lumens, "10"))
    },
    LowReserve: ({ code, ok, trusting, alice, bob, usd }) => {
      trusting(alice)
      ok(alice, pay(bob, "9997.9", lumens))
      return code(alice, offer(usd, lumens, "1"))
    },
  }
  const cases = Object.entries(named).map(([name, run]) => [`${type}${name}${mark}`, run] as const)
  return Object.fromEntries(cases)
}

/** The same ways to fail for both kinds of path payments. */
function pathCases(
  type: string,
  path: (sendAsset: Asset, destAsset: Asset, options: PathOptions) => xdr.Operation,
): Cases {
  const book = ({ ok, trusting, carol, usd }: World) => {
    trusting(carol)
    ok(carol, sell(usd, lumens, "100", "1"))
  }
  const named: Cases = {
    Success: (world) => {
      book(world)
      world.trusting(world.bob)
      return world.code(world.alice, path(lumens, world.usd, { to: world.bob }))
    },
    Malformed: ({ code, alice, bob }) =>
      code(alice, path(lumens, lumens, { to: bob, amount: "0" })),
    Underfunded: (world) => {
      const { code, ok, trusting, alice, bob, carol, usd } = world
      book(world)
      trusting(bob)
      ok(alice, pay(carol, "9998.9", lumens))
      return code(alice, path(lumens, usd, { to: bob }))
    },
    SrcNoTrust: ({ code, trusting, alice, bob, usd }) => {
      trusting(bob)
      return code(alice, path(usd, usd, { to: bob }))
    },
    SrcNotAuthorized: (world) => {
      const { code, ok, trusting, issuer, alice, bob, usd } = world
      revocable(world)
      trusting(alice, bob)
      ok(issuer, authorize(alice, 2))
      return code(alice, path(usd, usd, { to: bob }))
    },
    NoDestination: ({ code, alice }) => code(alice, path(lumens, lumens, { to: stranger })),
    NoTrust: (world) => {
      book(world)
      return world.code(world.alice, path(lumens, world.usd, { to: world.bob }))
    },
    NotAuthorized: (world) => {
      const { code, ok, trusting, issuer, alice, bob, usd } = world
      revocable(world)
      book(world)
      trusting(bob)
      ok(issuer, authorize(bob, 2))
      return code(alice, path(lumens, usd, { to: bob }))
    },
    LineFull: (world) => {
      const { code, ok, alice, bob, usd } = world
      book(world)
      ok(bob, trust(usd, "0.5"))
      return code(alice, path(lumens, usd, { to: bob }))
    },
    TooFewOffers: ({ code, trusting, alice, bob, usd }) => {
      trusting(bob)
      return code(alice, path(lumens, usd, { to: bob }))
    },
    OfferCrossSelf: ({ code, ok, trusting, alice, bob, usd }) => {
      trusting(alice, bob)
      ok(alice, sell(usd, lumens, "10"))
      return code(alice, path(lumens, usd, { to: bob }))
    },
  }
  const cases = Object.entries(named).map(([name, run]) => [`${type}${name}`, run] as const)
  return Object.fromEntries(cases)
}

/** Makes a thousand and one offers of the issuer, more than an operation may take. */
function crowd({ patch, account, issuer, usd, eur }: World): void {
  const sellerId = issuer.xdrPublicKey()
  const offers = Array.from({ length: 1_001 }, (_, index) => {
    const fields = { selling: usd.toXdrObject(), buying: eur.toXdrObject(), amount: 10n, flags: 0 }
    const price = new xdr.Price({ n: 1, d: 1 })
    const ext = xdr.OfferEntryExt.v0()
    return new xdr.OfferEntry({ sellerId, offerId: BigInt(index + 1), price, ext, ...fields })
  })
  patch(new xdr.AccountEntry({ ...account(issuer), numSubEntries: 1_001 }), ...offers)
}

export const offerAndPathCases: Cases = {
  ...offerCases("manageSellOffer", sell),
  ...offerCases("manageSellOffer", passive, " (passive)"),
  ...offerCases("manageBuyOffer", buy),
  manageSellOfferNotFound: ({ code, trusting, alice, usd }) => {
    trusting(alice)
    return code(alice, sell(usd, lumens, "1", "1", "7"))
  },
  "manageSellOfferNotFound (to delete)": ({ code, alice, usd }) =>
    code(alice, sell(usd, lumens, "0", "1", "7")),
  manageBuyOfferNotFound: ({ code, trusting, alice, usd }) => {
    trusting(alice)
    return code(alice, buy(usd, lumens, "1", "1", "7"))
  },
  opExceededWorkLimit: (world) => {
    crowd(world)
    world.trusting(world.alice)
    return world.code(world.alice, sell(world.eur, world.usd, "900", "1"))
  },
  "opExceededWorkLimit (a path payment)": (world) => {
    crowd(world)
    world.trusting(world.alice, world.bob)
    const { alice, bob, usd, eur } = world
    const op = Operation.pathPaymentStrictSend({
      sendAsset: eur,
      sendAmount: "900",
      destination: bob.publicKey(),
      destAsset: usd,
      destMin: "1",
    })
    return world.code(alice, op)
  },
  ...pathCases("pathPaymentStrictSend", pathSend),
  pathPaymentStrictSendUnderDestmin: ({ code, ok, trusting, alice, bob, carol, usd }) => {
    trusting(bob, carol)
    ok(carol, sell(usd, lumens, "100", "2"))
    return code(alice, pathSend(lumens, usd, { to: bob }))
  },
  ...pathCases("pathPaymentStrictReceive", pathReceive),
  pathPaymentStrictReceiveOverSendmax: ({ code, ok, trusting, alice, bob, carol, usd }) => {
    trusting(bob, carol)
    ok(carol, sell(usd, lumens, "100", "2"))
    return code(alice, pathReceive(lumens, usd, { to: bob }))
  },
}

interface PathOptions {
  to?: Keypair
  amount?: string
}

function pathSend(send: Asset, dest: Asset, { to = stranger, amount = "1" }: PathOptions) {
  const op = new xdr.PathPaymentStrictSendOp({
    sendAsset: send.toXdrObject(),
    sendAmount: BigInt(Number(amount) * 1e7),
    destination: to.xdrMuxedAccount(),
    destAsset: dest.toXdrObject(),
    destMin: 10_000_000n,
    path: [],
  })
  return raw(xdr.OperationBody.pathPaymentStrictSend(op))
}

function pathReceive(send: Asset, dest: Asset, { to = stranger, amount = "1" }: PathOptions) {
  const op = new xdr.PathPaymentStrictReceiveOp({
    sendAsset: send.toXdrObject(),
    sendMax: 10_000_000n,
    destination: to.xdrMuxedAccount(),
    destAsset: dest.toXdrObject(),
    destAmount: BigInt(Number(amount) * 1e7),
    path: [],
  })
  return raw(xdr.OperationBody.pathPaymentStrictReceive(op))
}
