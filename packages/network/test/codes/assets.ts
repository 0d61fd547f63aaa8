import { Asset, Keypair, LiquidityPoolAsset, Operation, xdr } from "@stellar/stellar-sdk/base"
import { raw, sponsoredBy, type World } from "../world.js"
import { balanceIdOf, claimable } from "./accounts.js"
import { type Cases, MAX } from "./case.js"

const lumens = Asset.native()
const stranger = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(9))
const noBalance = xdr.ClaimableBalanceId.claimableBalanceIdTypeV0(new Uint8Array(32))
const trust = (asset: Asset | LiquidityPoolAsset, limit?: string) =>
  Operation.changeTrust({ asset, limit })
const pay = (destination: Keypair, amount: string, asset: Asset) =>
  Operation.payment({ destination: destination.publicKey(), amount, asset })
const claim = (balanceId: xdr.ClaimableBalanceId) =>
  raw(xdr.OperationBody.claimClaimableBalance(new xdr.ClaimClaimableBalanceOp({ balanceId })))
const clawbackBalance = (balanceId: xdr.ClaimableBalanceId) =>
  raw(xdr.OperationBody.clawbackClaimableBalance(new xdr.ClawbackClaimableBalanceOp({ balanceId })))
const clawback = (from: Keypair, asset: Asset, amount = "1") =>
  Operation.clawback({ from: from.publicKey(), asset, amount })

/** The issuer may revoke and claw back from now on. */
export const revocable = ({ ok, issuer }: World) =>
  ok(issuer, Operation.setOptions({ setFlags: 10 }))
/** Sets how far a trust line of dollars is authorized: 0, 1, or 2. */
export const authorize = (trustor: Keypair, level: number) =>
  Operation.allowTrust({
    trustor: trustor.publicKey(),
    assetCode: "USD",
    authorize: level as 0 | 1 | 2,
  })
const flags = (trustor: Keypair, asset: Asset, setFlags: number, clearFlags: number) =>
  raw(
    xdr.OperationBody.setTrustLineFlags(
      new xdr.SetTrustLineFlagsOp({
        trustor: trustor.xdrPublicKey(),
        asset: asset.toXdrObject(),
        setFlags,
        clearFlags,
      }),
    ),
  )

const { pool, shares, deposit, withdraw } = pools()

/** The pool of both assets of the issuer, and operations for it. */
function pools() {
  const poolOf = ({ usd, eur }: World) => new LiquidityPoolAsset(...ordered(usd, eur), 30)
  const idOf = (world: World) => poolIdText(poolOf(world))
  return {
    pool: poolOf,
    /** Opens a trust line of shares, after those of both assets. */
    shares: (world: World, ...holders: Keypair[]) => {
      world.trusting(...holders)
      for (const holder of holders) world.ok(holder, trust(poolOf(world)))
    },
    deposit: (world: World, a: string, b: string, min = "0.01", max = "100") =>
      Operation.liquidityPoolDeposit({
        liquidityPoolId: idOf(world),
        maxAmountA: a,
        maxAmountB: b,
        minPrice: min,
        maxPrice: max,
      }),
    withdraw: (world: World, amount: string, a = "0", b = "0") =>
      Operation.liquidityPoolWithdraw({
        liquidityPoolId: idOf(world),
        amount,
        minAmountA: a,
        minAmountB: b,
      }),
  }
}

function ordered(one: Asset, other: Asset): [Asset, Asset] {
  return Asset.compare(one, other) < 0 ? [one, other] : [other, one]
}

function poolIdText(asset: LiquidityPoolAsset): string {
  return asset.toString().replace("liquidity_pool:", "")
}

export const assetCases: Cases = {
  changeTrustSuccess: ({ code, alice, usd }) => code(alice, trust(usd)),
  changeTrustMalformed: ({ code, issuer, usd }) => code(issuer, trust(usd)),
  changeTrustNoIssuer: ({ code, alice }) =>
    code(alice, trust(new Asset("X", stranger.publicKey()))),
  changeTrustInvalidLimit: ({ code, trusting, alice, usd }) => {
    trusting(alice)
    return code(alice, trust(usd, "999"))
  },
  changeTrustLowReserve: ({ code, ok, alice, bob, usd }) => {
    ok(alice, pay(bob, "9998.9", lumens))
    return code(alice, trust(usd))
  },
  changeTrustTrustLineMissing: (world) => world.code(world.alice, trust(pool(world))),
  changeTrustCannotDelete: (world) => {
    const { ok, code, alice, usd, eur } = world
    ok(alice, trust(usd))
    ok(alice, trust(eur))
    ok(alice, trust(pool(world)))
    return code(alice, trust(usd, "0"))
  },
  changeTrustNotAuthMaintainLiabilities: (world) => {
    const { ok, code, issuer, alice, usd, eur } = world
    ok(issuer, Operation.setOptions({ setFlags: 1 }))
    ok(alice, trust(usd))
    ok(alice, trust(eur))
    return code(alice, trust(pool(world)))
  },

  allowTrustSuccess: ({ code, ok, issuer, alice, usd }) => {
    ok(alice, trust(usd))
    return code(issuer, authorize(alice, 1))
  },
  allowTrustMalformed: ({ code, issuer }) => code(issuer, authorize(issuer, 1)),
  allowTrustNoTrustLine: ({ code, issuer, alice }) => code(issuer, authorize(alice, 1)),
  allowTrustCantRevoke: ({ code, ok, issuer, alice, usd }) => {
    ok(alice, trust(usd))
    return code(issuer, authorize(alice, 0))
  },
  "allowTrustCantRevoke (to keeping liabilities)": ({ code, ok, issuer, alice, usd }) => {
    ok(alice, trust(usd))
    return code(issuer, authorize(alice, 2))
  },
  allowTrustLowReserve: (world) => lowReserveOfRevoking(world, authorize(world.alice, 0)),

  setTrustLineFlagsSuccess: ({ code, ok, issuer, alice, usd }) => {
    ok(alice, trust(usd))
    return code(issuer, flags(alice, usd, 1, 0))
  },
  setTrustLineFlagsMalformed: ({ code, alice, bob, usd }) => code(alice, flags(bob, usd, 1, 0)),
  "setTrustLineFlagsMalformed (setting clawback)": ({ code, issuer, bob, usd }) =>
    code(issuer, flags(bob, usd, 4, 0)),
  setTrustLineFlagsNoTrustLine: ({ code, issuer, alice, usd }) =>
    code(issuer, flags(alice, usd, 1, 0)),
  setTrustLineFlagsCantRevoke: ({ code, ok, issuer, alice, usd }) => {
    ok(alice, trust(usd))
    return code(issuer, flags(alice, usd, 0, 1))
  },
  setTrustLineFlagsInvalidState: (world) => {
    const { code, ok, issuer, alice, usd } = world
    revocable(world)
    ok(alice, trust(usd))
    return code(issuer, flags(alice, usd, 2, 0))
  },
  setTrustLineFlagsLowReserve: (world) =>
    lowReserveOfRevoking(world, flags(world.alice, world.usd, 0, 1)),

  clawbackSuccess: (world) => {
    const { code, trusting, issuer, alice, usd } = world
    revocable(world)
    trusting(alice)
    return code(issuer, clawback(alice, usd))
  },
  clawbackMalformed: ({ code, alice, bob, usd }) => code(alice, clawback(bob, usd)),
  clawbackNotClawbackEnabled: ({ code, trusting, issuer, alice, usd }) => {
    trusting(alice)
    return code(issuer, clawback(alice, usd))
  },
  clawbackNoTrust: ({ code, issuer, alice, usd }) => code(issuer, clawback(alice, usd)),
  clawbackUnderfunded: (world) => {
    const { code, trusting, issuer, alice, usd } = world
    revocable(world)
    trusting(alice)
    return code(issuer, clawback(alice, usd, "1000.0000001"))
  },

  createClaimableBalanceSuccess: ({ code, alice, bob }) => code(alice, claimable(bob)),
  createClaimableBalanceMalformed: ({ code, alice, bob }) => code(alice, claimable(bob, "0")),
  createClaimableBalanceLowReserve: ({ code, alice, bob }) => code(alice, claimable(bob, "9998.9")),
  createClaimableBalanceNoTrust: ({ code, alice, bob, usd }) =>
    code(alice, claimable(bob, "1", usd)),
  createClaimableBalanceNotAuthorized: (world) => {
    const { code, ok, trusting, issuer, alice, bob, usd } = world
    revocable(world)
    trusting(alice)
    ok(issuer, authorize(alice, 2))
    return code(alice, claimable(bob, "1", usd))
  },
  createClaimableBalanceUnderfunded: ({ code, alice, bob }) => code(alice, claimable(bob, "9999")),

  claimClaimableBalanceSuccess: ({ code, ok, alice, bob }) =>
    code(bob, claim(balanceIdOf(ok(alice, claimable(bob))[0]!))),
  claimClaimableBalanceDoesNotExist: ({ code, bob }) => code(bob, claim(noBalance)),
  claimClaimableBalanceCannotClaim: ({ code, ok, alice, bob, carol }) =>
    code(carol, claim(balanceIdOf(ok(alice, claimable(bob))[0]!))),
  claimClaimableBalanceLineFull: ({ code, ok, issuer, bob, usd }) => {
    ok(bob, trust(usd, "1"))
    return code(bob, claim(balanceIdOf(ok(issuer, claimable(bob, "2", usd))[0]!)))
  },
  claimClaimableBalanceNoTrust: ({ code, ok, issuer, bob, usd }) =>
    code(bob, claim(balanceIdOf(ok(issuer, claimable(bob, "2", usd))[0]!))),
  claimClaimableBalanceNotAuthorized: (world) => {
    const { code, ok, issuer, bob, usd } = world
    revocable(world)
    ok(bob, trust(usd))
    ok(issuer, authorize(bob, 0))
    return code(bob, claim(balanceIdOf(ok(issuer, claimable(bob, "2", usd))[0]!)))
  },

  clawbackClaimableBalanceSuccess: (world) => {
    const { code, ok, issuer, bob, usd } = world
    revocable(world)
    return code(issuer, clawbackBalance(balanceIdOf(ok(issuer, claimable(bob, "2", usd))[0]!)))
  },
  clawbackClaimableBalanceDoesNotExist: ({ code, issuer }) =>
    code(issuer, clawbackBalance(noBalance)),
  clawbackClaimableBalanceNotIssuer: ({ code, ok, alice, bob }) =>
    code(alice, clawbackBalance(balanceIdOf(ok(alice, claimable(bob))[0]!))),
  clawbackClaimableBalanceNotClawbackEnabled: ({ code, ok, issuer, bob, usd }) =>
    code(issuer, clawbackBalance(balanceIdOf(ok(issuer, claimable(bob, "2", usd))[0]!))),

  liquidityPoolDepositSuccess: (world) => {
    shares(world, world.alice)
    return world.code(world.alice, deposit(world, "100", "200"))
  },
  liquidityPoolDepositMalformed: (world) =>
    world.code(world.alice, deposit(world, "1", "1", "2", "1")),
  liquidityPoolDepositNoTrust: (world) => world.code(world.alice, deposit(world, "1", "1")),
  liquidityPoolDepositNotAuthorized: (world) => {
    revocable(world)
    shares(world, world.alice)
    world.ok(world.issuer, authorize(world.alice, 2))
    return world.code(world.alice, deposit(world, "1", "1"))
  },
  liquidityPoolDepositUnderfunded: (world) => {
    shares(world, world.alice)
    return world.code(world.alice, deposit(world, "1000.1", "1000"))
  },
  liquidityPoolDepositLineFull: (world) => {
    world.trusting(world.alice)
    world.ok(world.alice, trust(pool(world), "1"))
    return world.code(world.alice, deposit(world, "2", "2"))
  },
  liquidityPoolDepositBadPrice: (world) => {
    shares(world, world.alice)
    return world.code(world.alice, deposit(world, "100", "200", "0.6", "1"))
  },
  liquidityPoolDepositPoolFull: (world) => {
    const { ok, code, issuer, alice, usd, eur } = world
    ok(issuer, trust(pool(world)))
    ok(issuer, deposit(world, MAX, MAX))
    ok(alice, trust(usd))
    ok(alice, trust(eur))
    ok(alice, trust(pool(world)))
    ok(issuer, pay(alice, "1", usd))
    ok(issuer, pay(alice, "1", eur))
    return code(alice, deposit(world, "1", "1"))
  },

  liquidityPoolWithdrawSuccess: (world) => {
    shares(world, world.alice)
    world.ok(world.alice, deposit(world, "100", "100"))
    return world.code(world.alice, withdraw(world, "50"))
  },
  liquidityPoolWithdrawMalformed: (world) => {
    const id = new xdr.PoolId(new Uint8Array(32))
    const op = new xdr.LiquidityPoolWithdrawOp({
      liquidityPoolId: id,
      amount: 0n,
      minAmountA: 0n,
      minAmountB: 0n,
    })
    return world.code(world.alice, raw(xdr.OperationBody.liquidityPoolWithdraw(op)))
  },
  liquidityPoolWithdrawNoTrust: (world) => world.code(world.alice, withdraw(world, "1")),
  liquidityPoolWithdrawUnderfunded: (world) => {
    shares(world, world.alice)
    return world.code(world.alice, withdraw(world, "1"))
  },
  liquidityPoolWithdrawLineFull: (world) => {
    shares(world, world.alice)
    world.ok(world.alice, deposit(world, "100", "100"))
    world.ok(world.alice, trust(world.usd, "900"))
    return world.code(world.alice, withdraw(world, "1"))
  },
  liquidityPoolWithdrawUnderMinimum: (world) => {
    shares(world, world.alice)
    world.ok(world.alice, deposit(world, "100", "100"))
    return world.code(world.alice, withdraw(world, "1", "1.1"))
  },
}

/** Pool shares turn into claimable balances, which someone new should pay for, who cannot. */
function lowReserveOfRevoking(world: World, revoking: xdr.Operation): string {
  const { ok, code, issuer, alice, bob, carol } = world
  revocable(world)
  shares(world, alice)
  ok(alice, deposit(world, "100", "100"))
  ok(bob, pay(carol, "9998.9", lumens))
  const source = issuer.xdrMuxedAccount()
  const byIssuer = new xdr.Operation({ sourceAccount: source, body: revoking.body })
  return code(carol, ...sponsoredBy(bob, alice, byIssuer))
}
