import { Asset, type Keypair, LiquidityPoolAsset, Operation, xdr } from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { claimable } from "./codes/accounts.js"
import { createWorld, raw, sponsoredBy, type World } from "./world.js"

/** A transaction of a random ledger, which depends on the accounts and on what stands in the ledger. */
export type Step = (world: World) => { source: Keypair; operations: xdr.Operation[] }

const person = fc.constantFrom("alice", "bob", "carol")
const asset = fc.constantFrom("usd", "eur", "native")
const amount = fc.integer({ min: 1_000, max: 900_000_000 }).map((stroops) => String(stroops / 1e7))
/** Two different assets. */
const pair = fc.constantFrom<readonly [AssetName, AssetName]>(
  ...(["usd", "eur", "native"] as const).flatMap((one) =>
    (["usd", "eur", "native"] as const).flatMap((other) =>
      one === other ? [] : [[one, other] as const],
    ),
  ),
)
const price = fc.record({ n: fc.integer({ min: 1, max: 9 }), d: fc.integer({ min: 1, max: 9 }) })

/** What the SDK can write into an operation that revokes a sponsorship. */
const revocable = new Set(["account", "trustline", "offer", "data", "claimableBalance"])

type Name = "alice" | "bob" | "carol"
type AssetName = "usd" | "eur" | "native"

const assetOf = (world: World, name: AssetName) =>
  name === "native" ? Asset.native() : world[name]
const poolOf = (world: World, one: AssetName, other: AssetName) => {
  const [a, b] = [assetOf(world, one), assetOf(world, other)]
  return Asset.compare(a, b) < 0
    ? new LiquidityPoolAsset(a, b, 30)
    : new LiquidityPoolAsset(b, a, 30)
}
const poolId = (pool: LiquidityPoolAsset) => pool.toString().replace("liquidity_pool:", "")

const offer: fc.Arbitrary<(world: World, name: Name) => xdr.Operation> = fc
  .record({ assets: pair, amount, price, kind: fc.integer({ min: 0, max: 2 }) })
  .map(({ assets: [selling, buying], kind, ...terms }) => (world: World) => {
    const assets = { selling: assetOf(world, selling), buying: assetOf(world, buying) }
    if (kind === 0) return Operation.manageSellOffer({ ...assets, ...terms })
    if (kind === 1)
      return Operation.manageBuyOffer({ ...assets, buyAmount: terms.amount, price: terms.price })
    return Operation.createPassiveSellOffer({ ...assets, ...terms })
  })

const pathPayment: fc.Arbitrary<(world: World, name: Name) => xdr.Operation> = fc
  .record({
    assets: pair,

    path: fc.array(asset, { maxLength: 2 }),
    to: person,
    amount,
    exact: fc.boolean(),
  })
  .map(({ assets: [send, dest], path, to, amount, exact }) => (world: World) => {
    const shared = {
      sendAsset: assetOf(world, send),
      destAsset: assetOf(world, dest),
      destination: world[to].publicKey(),
      path: path.map((name) => assetOf(world, name)),
    }
    return exact
      ? Operation.pathPaymentStrictReceive({ ...shared, destAmount: amount, sendMax: "5000" })
      : Operation.pathPaymentStrictSend({ ...shared, sendAmount: amount, destMin: "0.0000001" })
  })

/** Operations of one account. */
const own: fc.Arbitrary<(world: World, name: Name) => xdr.Operation> = fc.oneof(
  offer,
  offer,
  offer,
  offer,
  pathPayment,
  pathPayment,
  pathPayment,
  fc
    .record({ index: fc.nat(9), amount: fc.oneof(amount, fc.constant("0")), price })
    .map(({ index, ...terms }) => (world: World, name: Name) => {
      const open = [...world.ledger.draft().offers()].filter(({ sellerId }) =>
        sellerId.equals(world[name].xdrPublicKey()),
      )
      const offer = open[index % Math.max(1, open.length)]
      return Operation.manageSellOffer({
        selling: offer ? Asset.fromOperation(offer.selling) : world.usd,
        buying: offer ? Asset.fromOperation(offer.buying) : world.eur,
        offerId: String(offer?.offerId ?? 0n),
        ...terms,
      })
    }),
  fc
    .record({
      assets: pair,
      a: amount,
      b: amount,
      kind: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ assets: [one, other], a, b, kind }) => (world: World) => {
      const pool = poolOf(world, one, other)
      if (kind === 0) return Operation.changeTrust({ asset: pool })
      if (kind === 1) return Operation.changeTrust({ asset: pool, limit: "0" })
      if (kind === 2)
        return Operation.liquidityPoolDeposit({
          liquidityPoolId: poolId(pool),
          maxAmountA: a,
          maxAmountB: b,
          minPrice: "0.0001",
          maxPrice: "10000",
        })
      return Operation.liquidityPoolWithdraw({
        liquidityPoolId: poolId(pool),
        amount: a,
        minAmountA: "0",
        minAmountB: "0",
      })
    }),
  fc.record({ to: person, amount, name: asset }).map(
    ({ to, amount, name }) =>
      (world: World) =>
        claimable(world[to], amount, assetOf(world, name)),
  ),
  fc.nat(9).map((index) => (world: World) => {
    const balances = [...world.ledger.entries.values()].flatMap(({ data }) =>
      data.type === "claimableBalance" ? [data.claimableBalance.balanceId] : [],
    )
    const balanceId =
      balances[index % Math.max(1, balances.length)] ??
      xdr.ClaimableBalanceId.claimableBalanceIdTypeV0(new Uint8Array(32))
    const op = new xdr.ClaimClaimableBalanceOp({ balanceId })
    return raw(xdr.OperationBody.claimClaimableBalance(op))
  }),
  fc
    .record({ name: fc.constantFrom("one", "two"), value: fc.constantFrom("x", null) })
    .map((data) => () => Operation.manageData(data)),
  fc.record({ weight: fc.constantFrom(0, 1), to: person }).map(
    ({ weight, to }) =>
      (world: World) =>
        Operation.setOptions({
          signer: { sha256Hash: world[to].rawPublicKey() as Buffer, weight },
        }),
  ),
  fc.record({ to: person, name: asset, amount }).map(
    ({ to, name, amount }) =>
      (world: World) =>
        Operation.payment({
          destination: world[to].publicKey(),
          asset: assetOf(world, name),
          amount,
        }),
  ),
  person.map(
    (to) => (world: World) => Operation.accountMerge({ destination: world[to].publicKey() }),
  ),
  fc.nat(30).map((index) => (world: World) => {
    const keys = [...world.ledger.entries]
      .filter(([, { data }]) => revocable.has(data.type))
      .map(([key]) => key)
    const ledgerKey = xdr.LedgerKey.fromXdr(keys[index % keys.length]!, "base64")
    const op = xdr.RevokeSponsorshipOp.revokeSponsorshipLedgerEntry(ledgerKey)
    return raw(xdr.OperationBody.revokeSponsorship(op))
  }),
)

/** Operations of the issuer. */
const issued: fc.Arbitrary<(world: World) => xdr.Operation> = fc.oneof(
  fc.record({ to: person, level: fc.constantFrom(0, 1, 2) }).map(
    ({ to, level }) =>
      (world: World) =>
        Operation.allowTrust({
          trustor: world[to].publicKey(),
          assetCode: "USD",
          authorize: level as 0 | 1 | 2,
        }),
  ),
  fc.record({ to: person, amount }).map(
    ({ to, amount }) =>
      (world: World) =>
        Operation.clawback({ from: world[to].publicKey(), asset: world.usd, amount }),
  ),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({ name: person, operations: fc.array(own, { minLength: 1, maxLength: 2 }) })
      .map(
        ({ name, operations }): Step =>
          (world) => {
            return { source: world[name], operations: operations.map((make) => make(world, name)) }
          },
      ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ sponsor: person, name: person, operation: own }).map(
      ({ sponsor, name, operation }): Step =>
        (world) => {
          const made = operation(world, name)
          const byName = new xdr.Operation({
            ...made,
            sourceAccount: world[name].xdrMuxedAccount(),
          })
          return {
            source: world[sponsor],
            operations: sponsoredBy(world[sponsor], world[name], byName),
          }
        },
    ),
  },
  {
    weight: 1,
    arbitrary: issued.map(
      (make): Step =>
        (world) => {
          return { source: world.issuer, operations: [make(world)] }
        },
    ),
  },
)

/** Random transactions. */
export const steps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 10, maxLength: 40 })

/** Plays transactions on a new ledger, in which everyone trusts both assets and two pools, and there is a market. Accounts that are gone send nothing. */
export function play(transactions: readonly Step[]): World {
  const world = createWorld()
  world.ok(world.issuer, Operation.setOptions({ setFlags: 10 }))
  const everyone = [world.alice, world.bob, world.carol]
  world.trusting(...everyone)
  for (const asset of [poolOf(world, "usd", "eur"), poolOf(world, "native", "usd")])
    for (const holder of everyone) world.ok(holder, Operation.changeTrust({ asset }))
  const market = (["usd", "eur", "native"] as const).flatMap((selling) =>
    (["usd", "eur", "native"] as const)
      .filter((buying) => buying !== selling)
      .map((buying) =>
        Operation.manageSellOffer({
          selling: assetOf(world, selling),
          buying: assetOf(world, buying),
          amount: "90",
          price: { n: 6, d: 5 },
        }),
      ),
  )
  const deposits = [poolOf(world, "usd", "eur"), poolOf(world, "native", "usd")].map((pool) =>
    Operation.liquidityPoolDeposit({
      liquidityPoolId: poolId(pool),
      maxAmountA: "50",
      maxAmountB: "40",
      minPrice: "0.1",
      maxPrice: "10",
    }),
  )
  world.ok(world.carol, ...market)
  world.ok(world.alice, ...deposits)
  for (const make of transactions) {
    const { source, operations } = make(world)
    if (world.ledger.account(source.xdrPublicKey())) world.send(source, ...operations)
  }
  return world
}
