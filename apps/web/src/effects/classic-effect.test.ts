import { networks } from "@alidade/core"
import { describeTransaction } from "@alidade/core/describe"
import {
  Account,
  Asset,
  Claimant,
  Keypair,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { describe, expect, it } from "vitest"
import { toState } from "./account-state.js"
import { classicEffect } from "./classic-effect.js"

const [own, other, issuer] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)).publicKey(),
) as [string, string, string]
const usd = new Asset("USD", issuer)
const eur = new Asset("EUR", issuer)
const balanceId = `00000000${"ab".repeat(32)}`

/** An account with 100 XLM, 50 of at most 60 USD, and one data entry. */
const account = {
  subentry_count: 2,
  balances: [
    {
      asset_type: "credit_alphanum4",
      asset_code: "USD",
      asset_issuer: issuer,
      balance: "50.0000000",
      limit: "60.0000000",
      is_authorized: true,
    },
    { asset_type: "native", balance: "100.0000000" },
  ],
  signers: [{ key: own, weight: 1, type: "ed25519_public_key" }],
  thresholds: { low_threshold: 0, med_threshold: 0, high_threshold: 0 },
  data: { color: "Ymx1ZQ==" },
}

type Body = ReturnType<typeof Operation.payment>

async function effectOf(
  bodies: Body | readonly Body[],
  { state = account as object, source = own, fee = "100" } = {},
) {
  const builder = new TransactionBuilder(new Account(source, "1"), {
    fee,
    networkPassphrase: networks.Testnet,
  })
  for (const body of [bodies].flat()) builder.addOperation(body as Body)
  const xdr = builder.setTimeout(60).build().toXDR()
  const described = await describeTransaction(xdr, networks.Testnet)
  return classicEffect(own, toState(state)!, described)
}

/** The balances after an effect, in units: one number, or its bounds. */
async function balancesOf(...given: Parameters<typeof effectOf>) {
  const { balances } = await effectOf(...given)
  return Object.fromEntries(
    balances.map(({ asset, after: { least, most } }) => {
      const units = (stroops: bigint | undefined) =>
        stroops === undefined ? undefined : Number(stroops) / 1e7
      return [asset.code, least === most ? units(least) : [units(least), units(most)]]
    }),
  )
}

const pay = (asset: Asset, amount: string, destination = other, source?: string) =>
  Operation.payment({ asset, amount, destination, ...(source && { source }) })

describe("balances afterwards", () => {
  it.each<[string, Body, object]>([
    ["a payment", pay(Asset.native(), "10"), { XLM: 89.99999 }],
    ["a payment of another asset", pay(usd, "10"), { XLM: 99.99999, USD: 40 }],
    ["a payment to itself", pay(usd, "10", own), { XLM: 99.99999 }],
    ["another's payment", pay(usd, "10", own, other), { XLM: 99.99999, USD: 60 }],
    [
      "a new account",
      Operation.createAccount({ destination: other, startingBalance: "5" }),
      { XLM: 94.99999 },
    ],
    [
      "a path payment of an exact amount",
      Operation.pathPaymentStrictSend({
        sendAsset: Asset.native(),
        sendAmount: "10",
        destination: own,
        destAsset: usd,
        destMin: "3",
      }),
      { XLM: 89.99999, USD: [53, undefined] },
    ],
    [
      "a path payment of at most an amount",
      Operation.pathPaymentStrictReceive({
        sendAsset: usd,
        sendMax: "10",
        destination: other,
        destAsset: eur,
        destAmount: "3",
      }),
      { XLM: 99.99999, USD: [40, 50] },
    ],
    [
      "an offer to sell",
      Operation.manageSellOffer({
        selling: Asset.native(),
        buying: usd,
        amount: "10",
        price: "0.5",
      }),
      { XLM: [89.99999, 99.99999], USD: [50, undefined] },
    ],
    [
      "an offer to buy, at a price of a third",
      Operation.manageBuyOffer({
        selling: usd,
        buying: Asset.native(),
        buyAmount: "10",
        price: { n: 1, d: 3 },
      }),
      { XLM: [99.99999, 109.99999], USD: [46.6666666, 50] },
    ],
    [
      "a claimable balance",
      Operation.createClaimableBalance({
        asset: usd,
        amount: "20",
        claimants: [new Claimant(other)],
      }),
      { XLM: 99.99999, USD: 30 },
    ],
    [
      "a clawback",
      Operation.clawback({ asset: usd, amount: "5", from: own, source: issuer }),
      {
        XLM: 99.99999,
        USD: 45,
      },
    ],
    ["a merge", Operation.accountMerge({ destination: other }), { XLM: 0 }],
  ])("of %s", async (_, operation, after) => {
    expect(await balancesOf(operation)).toEqual(after)
  })

  it("are bounded by the maximum fee, and untouched if another account pays it", async () => {
    const payment = pay(usd, "1", other, own)
    expect(await balancesOf(payment, { fee: "1000" })).toEqual({
      XLM: [99.9999, 99.99999],
      USD: 49,
    })
    expect(await balancesOf(payment, { source: other })).toEqual({ USD: 49 })
  })

  it("add up over several operations", async () => {
    expect(await balancesOf([pay(usd, "10"), pay(usd, "5", own, other), pay(usd, "1")])).toEqual({
      XLM: 99.99997,
      USD: 44,
    })
  })
})

describe("the reserve afterwards", () => {
  it.each<[string, Body, object | undefined]>([
    ["a payment", pay(usd, "1"), undefined],
    ["a new trust line", Operation.changeTrust({ asset: eur }), { least: 2.5, most: 2.5 }],
    ["a new limit", Operation.changeTrust({ asset: usd, limit: "70" }), undefined],
    [
      "a new offer, which may be taken at once",
      Operation.manageSellOffer({ selling: usd, buying: Asset.native(), amount: "1", price: "1" }),
      { least: 2, most: 2.5 },
    ],
    [
      "a canceled offer",
      Operation.manageSellOffer({
        selling: usd,
        buying: Asset.native(),
        amount: "0",
        price: "1",
        offerId: "7",
      }),
      { least: 1.5, most: 1.5 },
    ],
    ["a new signer", signer(other, 1), { least: 2.5, most: 2.5 }],
    [
      "a new data entry",
      Operation.manageData({ name: "size", value: "L" }),
      { least: 2.5, most: 2.5 },
    ],
    ["a changed data entry", Operation.manageData({ name: "color", value: "red" }), undefined],
    [
      "a removed data entry",
      Operation.manageData({ name: "color", value: null }),
      {
        least: 1.5,
        most: 1.5,
      },
    ],
    [
      "a claimable balance for two",
      Operation.createClaimableBalance({
        asset: usd,
        amount: "1",
        claimants: [new Claimant(other), new Claimant(issuer)],
      }),
      { least: 3, most: 3 },
    ],
    ["a merge", Operation.accountMerge({ destination: other }), { least: 0, most: 0 }],
  ])("of %s", async (_, operation, after) => {
    const { reserve } = await effectOf(operation)
    const units = (stroops: bigint | undefined) => Number(stroops) / 1e7
    expect(
      reserve && { least: units(reserve.after.least), most: units(reserve.after.most) },
    ).toEqual(after)
  })

  it("counts the trust lines", async () => {
    const { trustLines } = await effectOf(Operation.changeTrust({ asset: eur }))
    expect(trustLines).toEqual({ before: 1, after: 2 })
  })
})

describe("signers and thresholds afterwards", () => {
  it("lists them if they change", async () => {
    const { signers, thresholds } = await effectOf([
      signer(other, 2),
      Operation.setOptions({ medThreshold: 2, highThreshold: 3 }),
    ])
    expect(signers).toEqual([
      { address: own, weight: 1 },
      { address: other, weight: 2 },
    ])
    expect(thresholds).toEqual({ low: 0, medium: 2, high: 3 })
  })

  it.each([
    ["nobody can sign", { masterWeight: 0 }, "Nobody will be able to sign"],
    ["payments are out of reach", { medThreshold: 5 }, "can’t make payments"],
    ["changes are out of reach", { highThreshold: 5 }, "can’t change the signers"],
  ])("warns if %s", async (_, options, words) => {
    const { warnings } = await effectOf(Operation.setOptions(options))
    expect(warnings).toEqual([expect.stringContaining(words)])
  })
})

describe("failures", () => {
  it.each<[string, Body | Body[], string]>([
    ["less XLM than it needs", pay(Asset.native(), "98.5"), "Only 97.99999 XLM is available"],
    ["less of an asset than it needs", pay(usd, "51"), "Only 50 USD is available"],
    ["no trust line to pay from", pay(eur, "1"), "no trust line for this EUR"],
    ["no trust line to receive", pay(eur, "1", own, other), "no trust line for this EUR"],
    ["more than the trust line's limit", pay(usd, "11", own, other), "than your trust line allows"],
    [
      "a balance below the reserve",
      [pay(Asset.native(), "97.9"), Operation.changeTrust({ asset: eur })],
      "below the reserve of 2.5 XLM",
    ],
    [
      "an asset that is still held",
      Operation.changeTrust({ asset: usd, limit: "0" }),
      "You still hold USD",
    ],
    [
      "entries of a merged account",
      Operation.accountMerge({ destination: other }),
      "can’t be merged",
    ],
  ])("names %s", async (_, operations, words) => {
    const { failures } = await effectOf(operations as Body)
    expect(failures).toEqual([expect.stringContaining(words)])
  })

  it("expects none, and warns, if a path payment may take more than is available", async () => {
    const { failures, warnings } = await effectOf(
      Operation.pathPaymentStrictReceive({
        sendAsset: usd,
        sendMax: "70",
        destination: other,
        destAsset: eur,
        destAmount: "3",
      }),
    )
    expect(failures).toEqual([])
    expect(warnings).toEqual(["It may fail. Only 50 USD is available for the 70 USD it needs."])
  })

  it("warns that a merge leaves nothing, and where it goes", async () => {
    const state = { ...account, subentry_count: 0, balances: [account.balances[1]] }
    const effect = await effectOf(Operation.accountMerge({ destination: other }), { state })
    expect(effect).toMatchObject({ closes: true, failures: [] })
    expect(effect.warnings).toEqual([
      `Your account closes and nothing stays in it: 99.99999 XLM go to ${other}.`,
    ])
  })
})

describe("operations that are not computed", () => {
  it.each<[string, Body, string]>([
    ["a claim", Operation.claimClaimableBalance({ balanceId }), "Claim balance"],
    [
      "the start of sponsorship",
      Operation.beginSponsoringFutureReserves({ sponsoredId: other }),
      "Start sponsoring",
    ],
    [
      "sponsorship by another",
      Operation.beginSponsoringFutureReserves({ sponsoredId: own, source: other }),
      "Start sponsoring",
    ],
    [
      "revoked sponsorship",
      Operation.revokeAccountSponsorship({ account: other }),
      "Stop sponsoring",
    ],
    ["account flags", Operation.setOptions({ setFlags: 1 }), "Set flags"],
    [
      "a signer that is no account",
      Operation.setOptions({ signer: { sha256Hash: "ab".repeat(32), weight: 1 } }),
      "anyone who reveals",
    ],
    [
      "what an issuer allows",
      Operation.setTrustLineFlags({
        trustor: own,
        asset: usd,
        flags: { authorized: false },
        source: issuer,
      }),
      "Change what",
    ],
  ])("are named: %s", async (_, operation, words) => {
    const { uncomputed } = await effectOf(operation)
    expect(uncomputed).toEqual([expect.stringContaining(words)])
  })

  it("leave the reserve open when entries may be sponsored", async () => {
    const { reserve } = await effectOf([
      Operation.beginSponsoringFutureReserves({ sponsoredId: own, source: other }) as Body,
      Operation.changeTrust({ asset: eur }),
      Operation.endSponsoringFutureReserves({}),
    ])
    expect(reserve?.after.most).toBeUndefined()
  })

  it("turn a failure into a warning, because they could prevent it", async () => {
    const { failures, warnings } = await effectOf([
      Operation.claimClaimableBalance({ balanceId }) as Body,
      pay(usd, "51"),
    ])
    expect(failures).toEqual([])
    expect(warnings).toEqual([expect.stringContaining("It may fail. Only 50 USD is available")])
  })

  it("are none among operations of others that don't touch the account", async () => {
    const { balances, uncomputed } = await effectOf(pay(usd, "1", issuer, other), { source: other })
    expect({ balances, uncomputed }).toEqual({ balances: [], uncomputed: [] })
  })
})

function signer(ed25519PublicKey: string, weight: number): Body {
  return Operation.setOptions({ signer: { ed25519PublicKey, weight } })
}
