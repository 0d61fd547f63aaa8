import { createNetwork, type Network } from "@alidade/network"
import {
  Account,
  Asset,
  type Keypair,
  Operation,
  StrKey,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { type AccountNetwork, readAccount } from "./index.js"

let network: Network
let horizon: AccountNetwork
let rpc: AccountNetwork

beforeEach(() => {
  network = createNetwork({ seed: "accounts" })
  const { passphrase, horizonUrl, rpcUrl } = network
  horizon = { passphrase, horizonUrl, rpcUrl }
  rpc = { passphrase, rpcUrl }
  vi.stubGlobal("fetch", network.fetch)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** An issuer, and a funded holder of 100 USD with two offers: one sells 40 USD, the other 3 XLM. */
function world() {
  const [issuer, holder] = [network.keypair("issuer"), network.keypair("holder")]
  network.fund(issuer)
  network.fund(holder)
  const usd = new Asset("USD", issuer.publicKey())
  network.trust(holder, usd, "5000")
  network.send(
    issuer,
    Operation.payment({ destination: holder.publicKey(), asset: usd, amount: "100" }),
  )
  network.send(
    holder,
    Operation.manageSellOffer({ selling: usd, buying: Asset.native(), amount: "40", price: "2" }),
    Operation.manageSellOffer({ selling: Asset.native(), buying: usd, amount: "3", price: "9" }),
  )
  return { issuer, holder, usd, id: `USD:${issuer.publicKey()}` }
}

describe.each(["Horizon", "JSON-RPC"])("from %s", (server) => {
  const served = (): AccountNetwork => (server === "Horizon" ? horizon : rpc)

  test("subtracts the reserve, what offers sell, and no more from what is available", async () => {
    const { holder, id } = world()
    const account = await readAccount(served(), holder.publicKey(), { assets: [id] })
    const [xlm, usd] = account.balances
    const left = 100_000_000_000n - 300n
    // A line and two offers: five reserves of 0.5 XLM.
    expect(account.reserve).toEqual({
      base: 5_000_000n,
      count: 5n,
      total: { units: 25_000_000n, decimal: "2.5" },
    })
    expect(xlm).toMatchObject({ kind: "native", id: "native", code: "XLM", units: left })
    expect(xlm?.available).toEqual({
      units: left - 25_000_000n - 30_000_000n,
      decimal: "9994.49997",
    })
    expect(usd).toMatchObject({
      ...{ kind: "credit", id, code: "USD", units: 1_000_000_000n, decimal: "100" },
      available: { units: 600_000_000n, decimal: "60" },
      limit: { units: 50_000_000_000n, decimal: "5000" },
      authorized: "full",
    })
    expect(account).toMatchObject({
      exists: true,
      subentries: 3,
      server: served().horizonUrl ?? network.rpcUrl,
    })
  })

  test("has nothing available of an asset that its issuer froze", async () => {
    const { issuer, holder, usd, id } = world()
    network.send(
      issuer,
      Operation.setOptions({ setFlags: 2 as never }),
      Operation.setTrustLineFlags({
        trustor: holder.publicKey(),
        asset: usd,
        flags: { authorized: false, authorizedToMaintainLiabilities: true },
      }),
    )
    const { balances } = await readAccount(served(), holder.publicKey(), { assets: [id] })
    expect(balances[1]).toMatchObject({
      authorized: "liabilities",
      units: 1_000_000_000n,
      available: { units: 0n, decimal: "0" },
    })
  })

  test("lists signers of each kind with their weights, and the thresholds", async () => {
    const { issuer, holder } = world()
    const payload = StrKey.encodeSignedPayload(
      concat(issuer.rawPublicKey(), Uint8Array.of(0, 0, 0, 5, 1, 2, 3, 4, 5, 0, 0, 0)),
    )
    network.send(
      holder,
      Operation.setOptions({
        signer: { ed25519PublicKey: issuer.publicKey(), weight: 5 },
        masterWeight: 3,
        lowThreshold: 1,
        medThreshold: 2,
        highThreshold: 8,
        homeDomain: "issuer.example",
      }),
      Operation.setOptions({
        signer: { sha256Hash: new Uint8Array(32).fill(7) as never, weight: 1 },
      }),
      Operation.setOptions({
        signer: { preAuthTx: new Uint8Array(32).fill(9) as never, weight: 2 },
      }),
      Operation.setOptions({ signer: { ed25519SignedPayload: payload, weight: 4 } }),
    )
    const account = await readAccount(served(), holder.publicKey())
    expect(account.thresholds).toEqual({ low: 1, medium: 2, high: 8 })
    expect(account.homeDomain).toBe("issuer.example")
    const weights = new Map(account.signers.map(({ key, weight }) => [key, weight]))
    expect(weights.get(holder.publicKey())).toBe(3)
    expect(weights.get(issuer.publicKey())).toBe(5)
    expect(weights.get(payload)).toBe(4)
    expect([...weights.keys()].map((key) => key[0]).sort()).toEqual(["G", "G", "P", "T", "X"])
  })

  test("counts what others pay for", async () => {
    const { issuer, holder } = world()
    const child = network.keypair("child")
    sponsor(issuer, child)
    const account = await readAccount(served(), child.publicKey())
    expect(account).toMatchObject({ sponsored: 3, sponsoring: 0, reserve: { count: 0n } })
    expect(account.signers).toContainEqual({
      key: issuer.publicKey(),
      weight: 4,
      sponsor: issuer.publicKey(),
    })
    // JSON-RPC's entries have it in an extension that is not read.
    expect(account.sponsor).toBe(server === "Horizon" ? issuer.publicKey() : undefined)
    expect(account.balances[0]).toMatchObject({ units: 10n, available: { units: 10n } })
    const paying = await readAccount(served(), issuer.publicKey())
    expect(paying).toMatchObject({ sponsoring: 3, reserve: { count: 5n } })
    expect(await readAccount(served(), holder.publicKey())).toMatchObject({ sponsored: 0 })
  })

  test("says that an account does not exist, with the reserve that a new one keeps", async () => {
    const account = await readAccount(served(), network.keypair("nobody").publicKey())
    expect(account).toMatchObject({
      exists: false,
      reserve: { base: 5_000_000n },
      balances: [{ id: "native", units: 0n }],
    })
  })

  test("says which ledger was the last one", async () => {
    const { holder } = world()
    const { header } = network.ledger.latest()
    const { ledger } = await readAccount(served(), holder.publicKey())
    expect(ledger?.closedAt).toBeGreaterThanOrEqual(Number(header.scpValue.closeTime))
    expect(ledger?.sequence).toBeGreaterThanOrEqual(header.ledgerSeq)
  })
})

/** Creates an account of 10 stroops with a signer, for which another account pays, who is that signer. */
function sponsor(payer: Keypair, child: Keypair): void {
  const { seqNum } = network.ledger.account(payer.xdrAccountId())!
  const transaction = new TransactionBuilder(new Account(payer.publicKey(), String(seqNum)), {
    fee: "100",
    networkPassphrase: network.passphrase,
    timebounds: { minTime: 0, maxTime: 0 },
  })
    .addOperation(Operation.beginSponsoringFutureReserves({ sponsoredId: child.publicKey() }))
    .addOperation(
      Operation.createAccount({ destination: child.publicKey(), startingBalance: "0.000001" }),
    )
    .addOperation(
      Operation.setOptions({
        signer: { ed25519PublicKey: payer.publicKey(), weight: 4 },
        source: child.publicKey(),
      }),
    )
    .addOperation(Operation.endSponsoringFutureReserves({ source: child.publicKey() }))
    .build()
  transaction.sign(payer, child)
  expect(network.ledger.submit(transaction.toXdr())).toMatchObject({
    transaction: { successful: true },
  })
}

test("the account of a muxed address is read", async () => {
  const { holder } = world()
  const muxed = StrKey.encodeMed25519PublicKey(concat(holder.rawPublicKey(), new Uint8Array(8)))
  const account = await readAccount(horizon, muxed)
  expect(account).toMatchObject({ address: holder.publicKey(), exists: true })
})

/** Bytes one after the other. */
function concat(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
