import { Asset, type Keypair, LiquidityPoolAsset, Operation, xdr } from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import { createWorld, type World } from "../../../test/world.js"
import { poolIdFor } from "./pool.js"

const lumens = Asset.native()
let world: World

/** The pool of both issued assets, and its id. */
function poolOf({ usd, eur }: World): { pool: LiquidityPoolAsset; liquidityPoolId: string } {
  const [a, b] = Asset.compare(usd, eur) < 0 ? [usd, eur] : [eur, usd]
  const pool = new LiquidityPoolAsset(a, b, 30)
  return { pool, liquidityPoolId: pool.toString().replace("liquidity_pool:", "") }
}

beforeEach(() => {
  world = createWorld()
  world.trusting(world.alice, world.bob, world.carol)
})

const sell = (
  seller: Keypair,
  selling: Asset,
  buying: Asset,
  amount: string,
  price: string,
  more = {},
) => world.ok(seller, Operation.manageSellOffer({ selling, buying, amount, price, ...more }))
const held = (pair: Keypair, asset: Asset) =>
  asset.isNative() ? world.account(pair).balance : world.line(pair, asset)!.balance
const book = () =>
  [...world.ledger.draft().offers()].map(({ offerId, amount }) => [
    Number(offerId),
    Number(amount) / 1e7,
  ])
const idsOf = (atoms: readonly xdr.ClaimAtom[]) =>
  atoms.map((atom) =>
    atom.type === "claimAtomTypeOrderBook" ? Number(atom.orderBook.offerId) : atom.type,
  )
function claimedBy([result]: xdr.OperationResult[]) {
  const tr = result?.type === "opInner" ? result.tr : undefined
  if (tr?.type === "manageSellOffer") {
    const of = tr.manageSellOfferResult
    if (of.type === "manageSellOfferSuccess") return idsOf(of.success.offersClaimed)
  }
  if (tr?.type === "pathPaymentStrictSend") {
    const of = tr.pathPaymentStrictSendResult
    if (of.type === "pathPaymentStrictSendSuccess") return idsOf(of.success.offers)
  }
  throw new Error("no success")
}

describe("the order book", () => {
  test("takes the lowest price first, and the oldest of the same price", () => {
    const { alice, bob, carol, usd, eur } = world
    sell(alice, usd, eur, "10", "2")
    sell(bob, usd, eur, "10", "1")
    sell(alice, usd, eur, "10", "1")
    const results = sell(carol, eur, usd, "25", "0.5")
    expect(claimedBy(results)).toEqual([2, 3, 1])
    expect(book()).toEqual([[1, 7.5]])
    expect(held(carol, usd)).toBe(10_225_000_000n)
    expect(held(carol, eur)).toBe(9_750_000_000n)
    expect(held(bob, eur)).toBe(10_100_000_000n)
  })

  test("keeps what an offer does not take, and deletes and changes offers by their ids", () => {
    const { alice, usd, eur } = world
    sell(alice, usd, eur, "10", "2")
    sell(alice, usd, eur, "5", "3", { offerId: "1" })
    expect(book()).toEqual([[1, 5]])
    expect(world.account(alice).numSubEntries).toBe(3)
    sell(alice, usd, eur, "0", "3", { offerId: "1" })
    expect(book()).toEqual([])
    expect(world.account(alice).numSubEntries).toBe(2)
  })

  test("a passive offer does not take its own price, but a better one", () => {
    const { alice, bob, usd, eur } = world
    sell(alice, usd, eur, "10", "1")
    const passive = (price: string) =>
      world.ok(
        bob,
        Operation.createPassiveSellOffer({ selling: eur, buying: usd, amount: "4", price }),
      )
    passive("1")
    expect(book()).toEqual([
      [1, 10],
      [2, 4],
    ])
    passive("0.5")
    expect(book()).toEqual([
      [1, 6],
      [2, 4],
    ])
  })

  test("reserves what offers sell and the room for what they buy", () => {
    const { alice, bob, usd, eur } = world
    sell(alice, usd, eur, "990", "1")
    expect(
      world.code(
        alice,
        Operation.payment({ destination: bob.publicKey(), asset: usd, amount: "11" }),
      ),
    ).toBe("paymentUnderfunded")
    world.ok(alice, Operation.changeTrust({ asset: eur, limit: "1990" }))
    expect(
      world.code(
        bob,
        Operation.payment({ destination: alice.publicKey(), asset: eur, amount: "1" }),
      ),
    ).toBe("paymentLineFull")
    expect(world.code(alice, Operation.changeTrust({ asset: eur, limit: "1989" }))).toBe(
      "changeTrustInvalidLimit",
    )
  })

  test("buys an exact amount at a price in what is sold", () => {
    const { alice, bob, usd, eur } = world
    sell(alice, usd, eur, "10", "2")
    world.ok(
      bob,
      Operation.manageBuyOffer({ selling: eur, buying: usd, buyAmount: "4", price: "2" }),
    )
    expect(held(bob, usd)).toBe(10_040_000_000n)
    expect(held(bob, eur)).toBe(9_920_000_000n)
    expect(book()).toEqual([[1, 6]])
  })

  test("loses the offers of an account that may no longer hold the asset", () => {
    const { alice, issuer, usd, eur } = world
    world.ok(issuer, Operation.setOptions({ setFlags: 2 }))
    sell(alice, usd, eur, "10", "2")
    sell(alice, eur, lumens, "10", "2")
    world.ok(
      issuer,
      Operation.allowTrust({ trustor: alice.publicKey(), assetCode: "USD", authorize: 2 }),
    )
    expect(book()).toEqual([
      [1, 10],
      [2, 10],
    ])
    world.ok(
      issuer,
      Operation.allowTrust({ trustor: alice.publicKey(), assetCode: "USD", authorize: 0 }),
    )
    expect(book()).toEqual([[2, 10]])
  })
})

describe("a path payment", () => {
  const send = (options: Partial<Parameters<typeof Operation.pathPaymentStrictSend>[0]> = {}) =>
    Operation.pathPaymentStrictSend({
      sendAsset: world.usd,
      sendAmount: "10",
      destination: world.bob.publicKey(),
      destAsset: lumens,
      destMin: "1",
      path: [world.eur],
      ...options,
    })

  test("sends an exact amount through each asset of its path", () => {
    const { alice, bob, carol, usd, eur } = world
    sell(carol, eur, usd, "100", "2")
    sell(carol, lumens, eur, "100", "0.5")
    const before = held(bob, lumens)
    expect(claimedBy(world.ok(alice, send()))).toEqual([1, 2])
    expect(held(bob, lumens) - before).toBe(100_000_000n)
    expect(held(alice, usd)).toBe(9_900_000_000n)
  })

  test("delivers an exact amount for the least that the book asks", () => {
    const { alice, bob, carol, usd, eur } = world
    sell(carol, eur, usd, "100", "2")
    const op = Operation.pathPaymentStrictReceive({
      sendAsset: usd,
      sendMax: "20",
      destination: bob.publicKey(),
      destAsset: eur,
      destAmount: "10",
    })
    world.ok(alice, op)
    expect(held(alice, usd)).toBe(9_800_000_000n)
    expect(held(bob, eur)).toBe(10_100_000_000n)
  })

  test("takes a pool instead of the book, unless the book is strictly cheaper", () => {
    const { alice, carol, usd, eur } = world
    const { pool, liquidityPoolId } = poolOf(world)
    world.ok(carol, Operation.changeTrust({ asset: pool }))
    world.ok(
      carol,
      Operation.liquidityPoolDeposit({
        liquidityPoolId,
        maxAmountA: "500",
        maxAmountB: "500",
        minPrice: "1",
        maxPrice: "1",
      }),
    )
    const before = held(world.bob, eur)
    sell(carol, eur, usd, "100", "1.1")
    expect(claimedBy(world.ok(alice, send({ destAsset: eur, path: [] })))).toEqual([
      "claimAtomTypeLiquidityPool",
    ])
    // 10 into 500 and 500, after a fee of 0.3 %: 500 * 9.97 / 509.97, rounded down.
    expect(held(world.bob, eur) - before).toBe(97_750_848n)
    sell(carol, eur, usd, "100", "1")
    expect(claimedBy(world.ok(alice, send({ destAsset: eur, path: [] })))).toEqual([2])
  })
})

describe("a pool", () => {
  test("gives shares for both assets in its proportion, and returns what they are worth", () => {
    const { alice, bob, usd, eur } = world
    const { pool, liquidityPoolId } = poolOf(world)
    const deposit = (who: Keypair, maxAmountA: string, maxAmountB: string) => {
      const bounds = { minPrice: "0.01", maxPrice: "100" }
      world.ok(
        who,
        Operation.liquidityPoolDeposit({ liquidityPoolId, maxAmountA, maxAmountB, ...bounds }),
      )
    }
    for (const who of [alice, bob]) world.ok(who, Operation.changeTrust({ asset: pool }))
    expect(world.account(alice).numSubEntries).toBe(4)
    deposit(alice, "400", "100")
    deposit(bob, "100", "100")
    const line = xdr.TrustLineAsset.assetTypePoolShare(
      poolIdFor(usd.toXdrObject(), eur.toXdrObject()),
    )
    const shares = (who: Keypair) =>
      world.ledger.draft().trustLine(who.xdrPublicKey(), line)!.balance
    expect([shares(alice), shares(bob)]).toEqual([2_000_000_000n, 500_000_000n])
    world.ok(
      bob,
      Operation.liquidityPoolWithdraw({
        liquidityPoolId,
        amount: "50",
        minAmountA: "100",
        minAmountB: "25",
      }),
    )
    expect([held(bob, usd), held(bob, eur)]).toEqual([10_000_000_000n, 10_000_000_000n])
    world.ok(bob, Operation.changeTrust({ asset: pool, limit: "0" }))
    world.ok(
      alice,
      Operation.liquidityPoolWithdraw({
        liquidityPoolId,
        amount: "200",
        minAmountA: "400",
        minAmountB: "100",
      }),
    )
    world.ok(alice, Operation.changeTrust({ asset: pool, limit: "0" }))
    expect(
      [...world.ledger.entries.values()].some(({ data }) => data.type === "liquidityPool"),
    ).toBe(false)
  })

  test("returns the shares of a holder that may no longer hold an asset, as claimable balances", () => {
    const { alice, issuer } = world
    const { pool, liquidityPoolId } = poolOf(world)
    world.ok(issuer, Operation.setOptions({ setFlags: 2 }))
    world.ok(alice, Operation.changeTrust({ asset: pool }))
    world.ok(
      alice,
      Operation.liquidityPoolDeposit({
        liquidityPoolId,
        maxAmountA: "40",
        maxAmountB: "10",
        minPrice: "0.01",
        maxPrice: "100",
      }),
    )
    world.ok(
      issuer,
      Operation.allowTrust({ trustor: alice.publicKey(), assetCode: "USD", authorize: 0 }),
    )
    const amounts = [...world.ledger.entries.values()].flatMap(({ data }) =>
      data.type === "claimableBalance" ? [Number(data.claimableBalance.amount) / 1e7] : [],
    )
    expect(amounts.sort()).toEqual([10, 40])
    expect(world.account(alice).numSubEntries).toBe(2)
  })
})
