import { networks } from "@alidade/core"
import { decodeTransaction, describeTransaction } from "@alidade/core/describe"
import {
  Account,
  Asset,
  Claimant,
  Keypair,
  Operation,
  SignerKey,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { describe, expect, it, test } from "vitest"
import { applyTransaction, effectOf as differenceOf } from "./account-effect.js"
import { toState } from "./account-state.js"
import { draftOf } from "./draft.js"
import { readOperations } from "./operations/read-operations.js"
import { plain } from "./plain.js"

const [own, other, issuer] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)).publicKey(),
) as [string, string, string]
const usd = new Asset("USD", issuer)
const eur = new Asset("EUR", issuer)
const two = { low_threshold: 2, med_threshold: 2, high_threshold: 2 }
const balanceId = `00000000${"ab".repeat(32)}`

/** An account with 100 XLM, 50 of at most 60 USD, and one data entry. */
const account = {
  sequence: "1",
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
  const draft = draftOf(own, toState(state)!, 5_000_000n)
  applyTransaction(draft, described, readOperations(decodeTransaction(xdr), described))
  const effect = differenceOf(draft, own)
  return {
    ...effect,
    failures: effect.failures.map(plain),
    warnings: effect.warnings.map(plain),
    alarms: effect.alarms.map(plain),
    uncomputed: effect.uncomputed.map(plain),
    facts: effect.facts.map(({ name, after, before }) => ({
      name: plain(name),
      after: after.map(plain),
      ...(before ? { before: plain(before) } : {}),
    })),
  }
}

function knownReserve({ reserve }: Awaited<ReturnType<typeof effectOf>>) {
  return reserve === "unread" ? undefined : reserve
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
    ["a payment to itself", pay(usd, "10", own), { XLM: 99.99999, USD: 50 }],
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
    const reserve = knownReserve(await effectOf(operation))
    const units = (stroops: bigint | undefined) => Number(stroops) / 1e7
    expect(
      reserve && { least: units(reserve.after.least), most: units(reserve.after.most) },
    ).toEqual(after)
  })

  it("counts the trust lines", async () => {
    const { trustLines } = await effectOf(Operation.changeTrust({ asset: eur }))
    expect(trustLines).toEqual({ before: 1, after: { least: 2n, most: 2n } })
  })
})

describe("signers and thresholds afterwards", () => {
  it("lists them if they change", async () => {
    const { signers, thresholds } = await effectOf([
      signer(other, 2),
      Operation.setOptions({ medThreshold: 2, highThreshold: 3 }),
    ])
    expect(signers).toEqual([
      { signer: { type: "address", value: own }, weight: 1 },
      { signer: { type: "address", value: other }, weight: 2 },
    ])
    expect(thresholds?.after).toEqual({ low: 0, medium: 2, high: 3 })
  })

  it.each([
    ["nobody can sign", { masterWeight: 0 }, "nobodySigns"],
    ["payments are out of reach", { medThreshold: 5 }, "noPayments"],
    ["changes are out of reach", { highThreshold: 5 }, "noNewSigners"],
  ])("warns if %s", async (_, options, words) => {
    const { alarms } = await effectOf(Operation.setOptions(options))
    expect(alarms).toContain(words)
  })
})

describe("failures", () => {
  it.each<[string, Body | Body[], string]>([
    ["less XLM than it needs", pay(Asset.native(), "98.5"), "tooLittle | 97.99999 XLM | 98.5 XLM"],
    ["less of an asset than it needs", pay(usd, "51"), `tooLittle | 50 USD of ${issuer} | 51 USD`],
    ["no trust line to pay from", pay(eur, "1"), `noTrustLineFor | EUR of ${issuer}`],
    ["no trust line to receive", pay(eur, "1", own, other), `noTrustLineFor | EUR of ${issuer}`],
    [
      "more than the trust line's limit",
      pay(usd, "11", own, other),
      `overItsLimit | USD of ${issuer} | 60 USD`,
    ],
    [
      "a balance below the reserve",
      [pay(Asset.native(), "97.9"), Operation.changeTrust({ asset: eur })],
      "underReserve | 2.5 XLM",
    ],
    [
      "an asset that is still held",
      Operation.changeTrust({ asset: usd, limit: "0" }),
      `stillHeldOf | USD of ${issuer}`,
    ],
    ["entries of a merged account", Operation.accountMerge({ destination: other }), "notMergeable"],
  ])("names %s", async (_, operations, words) => {
    const { failures } = await effectOf(operations as Body)
    expect(failures).toEqual([words])
  })

  it.each(["XLM", "XIM", "yXLM"])(
    "names the issuer of %s, which is not the network's own",
    async (code) => {
      const { failures } = await effectOf(pay(new Asset(code, issuer), "1"))
      expect(failures).toEqual([`noTrustLineFor | ${code} of ${issuer}`])
    },
  )

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
    expect(warnings).toEqual([`mayFail | tooLittle | 50 USD of ${issuer} | 70 USD`])
  })

  it("warns that a merge leaves nothing, and where it goes", async () => {
    const state = { ...account, subentry_count: 0, balances: [account.balances[1]] }
    const effect = await effectOf(Operation.accountMerge({ destination: other }), { state })
    expect(effect.failures).toEqual([])
    expect(effect.alarms).toEqual([`accountCloses | 99.99999 XLM | ${other}`])
  })
})

describe("settings and entries afterwards", () => {
  const xlm = Asset.native()
  const pool = "cd".repeat(32)
  it.each<[string, Body, object]>([
    [
      "a home domain",
      Operation.setOptions({ homeDomain: "example.org" }),
      { name: "homeDomain", after: ["“example.org”"], before: "“old.example”" },
    ],
    [
      "a removed home domain",
      Operation.setOptions({ homeDomain: "" }),
      { name: "homeDomain", after: ["none"], before: "“old.example”" },
    ],
    [
      "an inflation destination",
      Operation.setOptions({ inflationDest: other }),
      { name: "inflation", after: [other], before: "none" },
    ],
    [
      "account flags",
      Operation.setOptions({ setFlags: 1 }),
      {
        name: "flags",
        after: ["authorization required, clawback enabled", "Set flags: authorization required"],
        before: "clawback enabled",
      },
    ],
    [
      "another limit of a trust line",
      Operation.changeTrust({ asset: usd, limit: "70" }),
      { name: `limit | USD of ${issuer}`, after: ["70 USD"], before: "60 USD" },
    ],
    [
      "a trust line without limit",
      Operation.changeTrust({ asset: eur }),
      { name: `limit | EUR of ${issuer}`, after: ["noLimit"], before: "none" },
    ],
    [
      "an overwritten data entry",
      Operation.manageData({ name: "color", value: "red" }),
      { name: "dataEntry | “color”", after: ["“red”"], before: "“blue”" },
    ],
    [
      "a removed data entry",
      Operation.manageData({ name: "color", value: null }),
      { name: "dataEntry | “color”", after: ["removed"], before: "“blue”" },
    ],
    [
      "a raised sequence number",
      Operation.bumpSequence({ bumpTo: "12000" }),
      { name: "sequenceNumber", after: ["12000"], before: "1" },
    ],
    [
      "a new offer",
      Operation.manageSellOffer({ selling: xlm, buying: usd, amount: "10", price: "0.5" }),
      {
        name: "newOffers",
        after: [`Sell 10 XLM at 0.5 USD of ${issuer} each`, "offerHolds | 0.5 XLM"],
      },
    ],
    [
      "a canceled offer",
      Operation.manageSellOffer({
        selling: xlm,
        buying: usd,
        amount: "0",
        price: "1",
        offerId: "7",
      }),
      {
        name: "offer | 7",
        after: ["removed", "offerReleases"],
      },
    ],
    [
      "the shares of a pool",
      Operation.liquidityPoolWithdraw({
        liquidityPoolId: pool,
        amount: "3",
        minAmountA: "1",
        minAmountB: "1",
      }),
      { name: `poolShares | ${pool}`, after: ["4"], before: "7" },
    ],
    [
      "sponsorship by another",
      Operation.beginSponsoringFutureReserves({ sponsoredId: own, source: other }),
      { name: "sponsorships", after: [`${other} | Start sponsoring ${own}`] },
    ],
    [
      "the end of sponsorship",
      Operation.revokeAccountSponsorship({ account: other }),
      { name: "sponsorships", after: [`Stop sponsoring account ${other}`] },
    ],
    [
      "what an issuer allows",
      Operation.setTrustLineFlags({
        trustor: own,
        asset: usd,
        flags: { clawbackEnabled: false },
        source: issuer,
      }),
      {
        name: `lineFlags | USD of ${issuer}`,
        after: [
          "hold and send",
          `${issuer} | Change what ${own} may do with USD of ${issuer} | Clear flags: clawback`,
        ],
        before: "hold and send",
      },
    ],
    [
      "what the account allows as an issuer",
      Operation.allowTrust({ trustor: other, assetCode: "OWN", authorize: 1 }),
      { name: "asIssuer", after: [`Allow ${other} to hold OWN`] },
    ],
  ])("are shown with what they are now: %s", async (_, operation, fact) => {
    const state = {
      ...account,
      home_domain: "old.example",
      flags: { auth_clawback_enabled: true },
      balances: [
        ...account.balances,
        {
          asset_type: "liquidity_pool_shares",
          liquidity_pool_id: pool,
          balance: "7.0000000",
          limit: "9.0000000",
        },
      ],
    }
    const { facts } = await effectOf(operation, { state })
    expect(facts).toEqual([fact])
  })

  const hashes = {
    sha256Hash: ["anyone who reveals the preimage of", { sha256Hash: "ab".repeat(32) }],
    preAuthTx: ["the transaction with the hash", { preAuthTx: "ab".repeat(32) }],
    ed25519PublicKey: [other, { ed25519PublicKey: other }],
    ed25519SignedPayload: [
      "for the signed payload",
      {
        ed25519SignedPayload: SignerKey.encodeSignerKey(
          xdr.SignerKey.signerKeyTypeEd25519SignedPayload(
            new xdr.SignerKeyEd25519SignedPayload({
              ed25519: new Uint8Array(32),
              payload: new Uint8Array(5),
            }),
          ),
        ),
      },
    ],
  } as const
  it.each(Object.entries(hashes))("alarm of a new signer: %s", async (_, [words, key]) => {
    const signer = { ...key, weight: 255 }
    const { signers, alarms } = await effectOf(Operation.setOptions({ signer } as never))
    expect(signers?.map(({ weight }) => weight)).toEqual([1, 255])
    expect(alarms[0]).toMatch(new RegExp(`^newSigner \\| .*${words}.* \\| 255$`))
    expect(alarms[1]).toMatch(new RegExp(`^rulesAlone \\| .*${words}`))
  })
})

describe("a take-over", () => {
  const alone = (signer: string) => `rulesAlone | ${signer}`
  it.each<[string, Body | Body[], object, string[]]>([
    [
      "of a foreign signer with enough weight",
      signer(other, 1),
      {},
      [`newSigner | ${other} | 1`, alone(other)],
    ],
    [
      "of a foreign signer, by thresholds that fall",
      Operation.setOptions({ medThreshold: 1, highThreshold: 1 }),
      {
        signers: [
          { key: own, weight: 2 },
          { key: other, weight: 1 },
        ],
        thresholds: two,
      },
      [alone(other)],
    ],
    [
      "of payments alone",
      signer(other, 2),
      {
        signers: [{ key: own, weight: 5 }],
        thresholds: { low_threshold: 1, med_threshold: 2, high_threshold: 5 },
      },
      [`newSigner | ${other} | 2`, `paysAlone | ${other}`],
    ],
    [
      "by a master key of weight 0",
      [signer(other, 1), Operation.setOptions({ masterWeight: 0 })],
      {},
      [`newSigner | ${other} | 1`, "noLongerAlone", alone(other)],
    ],
    [
      "by thresholds that rise above the own weight",
      [signer(other, 1), Operation.setOptions({ medThreshold: 2, highThreshold: 2 })],
      {},
      [`newSigner | ${other} | 1`, "noLongerPaysAlone"],
    ],
  ])("is named: %s", async (_, operations, change, alarms) => {
    const state = { ...account, ...change }
    expect((await effectOf(operations as Body, { state })).alarms).toEqual(alarms)
  })

  it("is not named where nothing of it is new", async () => {
    const signers = [
      { key: own, weight: 1 },
      { key: other, weight: 1 },
    ]
    const { alarms } = await effectOf(Operation.setOptions({ lowThreshold: 1 }), {
      state: { ...account, signers },
    })
    expect(alarms).toEqual([])
  })
})

describe("operations of other accounts", () => {
  it("turn a failure into a possible one, because they could prevent it", async () => {
    const trade = Operation.pathPaymentStrictSend({
      sendAsset: Asset.native(),
      sendAmount: "10",
      destination: other,
      destAsset: eur,
      destMin: "3",
      source: other,
    })
    const { failures, warnings } = await effectOf([trade as Body, pay(usd, "51")])
    expect(failures).toEqual([])
    expect(warnings).toEqual([expect.stringContaining("mayFail | tooLittle")])
  })

  it("can take the account’s offers, if it has any", async () => {
    const trade = Operation.manageBuyOffer({
      selling: Asset.native(),
      buying: usd,
      buyAmount: "10",
      price: "1",
      source: other,
    })
    const [line, native] = account.balances
    const state = { ...account, balances: [{ ...line, selling_liabilities: "5.0000000" }, native] }
    const { uncomputed } = await effectOf(trade, { state })
    expect(uncomputed).toEqual([expect.stringMatching(`^${other} \\| Buy 10 USD`)])
    expect((await effectOf(trade)).uncomputed).toEqual([])
  })
})

describe("a payment to itself", () => {
  const receive = (destAmount: string) =>
    Operation.pathPaymentStrictReceive({
      sendAsset: usd,
      sendMax: "55",
      destination: own,
      destAsset: usd,
      destAmount,
    })

  it("of XLM does nothing, however much it is", async () => {
    expect(await balancesOf(pay(Asset.native(), "1000", own))).toEqual({ XLM: 99.99999 })
    expect((await effectOf(pay(Asset.native(), "1000", own))).failures).toEqual([])
  })

  it("arrives before it is taken", async () => {
    expect((await effectOf(pay(usd, "10", own))).failures).toEqual([])
    expect((await effectOf(pay(usd, "55", own))).failures).toEqual([
      expect.stringMatching("overItsLimit"),
    ])
    expect((await effectOf(receive("8"))).failures).toEqual([])
    const [line, native] = account.balances
    const state = { ...account, balances: [{ ...line, limit: "1000.0000000" }, native] }
    expect((await effectOf(pay(usd, "55", own), { state })).failures).toEqual([])
  })
})

test("of two sequence numbers, the higher one stays", async () => {
  const bump = (bumpTo: string) => Operation.bumpSequence({ bumpTo })
  const after = async (...bumps: Body[]) => (await effectOf(bumps)).facts[0]?.after
  expect(await after(bump("9") as Body, bump("5") as Body)).toEqual(["9"])
  expect(await after(bump("5") as Body, bump("9") as Body)).toEqual(["9"])
})

test("what is removed may have been paid for by another account", async () => {
  const removed = Operation.manageData({ name: "color", value: null })
  expect(knownReserve(await effectOf(removed))?.after).toEqual({
    least: 15_000_000n,
    most: 15_000_000n,
  })
  const state = { ...account, num_sponsored: 1 }
  expect(knownReserve(await effectOf(removed, { state }))?.after).toEqual({
    least: 10_000_000n,
    most: 15_000_000n,
  })
})

describe("the state of an account", () => {
  it.each([
    ["a negative count of sponsored entries", { num_sponsored: -1e15 }],
    ["more sponsored entries than it can have", { num_sponsored: 5 }],
    ["a fraction of an entry", { subentry_count: 1.5 }],
    ["an absurd count", { num_sponsoring: 2 ** 40 }],
    ["a weight above 255", { signers: [{ key: own, weight: 256 }] }],
    ["a signer without a key", { signers: [{ weight: 1 }] }],
    ["a negative threshold", { thresholds: { high_threshold: -1 } }],
    ["a negative balance", { balances: [{ asset_type: "native", balance: "-5.0000000" }] }],
    [
      "a balance above the highest",
      { balances: [{ asset_type: "native", balance: "922337203686" }] },
    ],
    ["an invalid sequence number", { sequence: "9".repeat(100) }],
  ])("is refused with %s", (_, change) => {
    expect(toState({ ...account, ...change })).toBeUndefined()
  })
})

describe("operations that are not computed", () => {
  it.each<[string, Body, string]>([
    ["a claim", Operation.claimClaimableBalance({ balanceId }), "Claim balance"],
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
    const effect = await effectOf([
      Operation.beginSponsoringFutureReserves({ sponsoredId: own, source: other }) as Body,
      Operation.changeTrust({ asset: eur }),
      Operation.endSponsoringFutureReserves({}),
    ])
    expect(knownReserve(effect)?.after).toMatchObject({ most: undefined })
  })

  it("turn a failure into a warning, because they could prevent it", async () => {
    const { failures, warnings } = await effectOf([
      Operation.claimClaimableBalance({ balanceId }) as Body,
      pay(usd, "51"),
    ])
    expect(failures).toEqual([])
    expect(warnings).toEqual([`mayFail | tooLittle | 50 USD of ${issuer} | 51 USD`])
  })

  it("are none among operations of others that don't touch the account", async () => {
    const { balances, uncomputed } = await effectOf(pay(usd, "1", issuer, other), { source: other })
    expect({ balances, uncomputed }).toEqual({ balances: [], uncomputed: [] })
  })
})

function signer(ed25519PublicKey: string, weight: number): Body {
  return Operation.setOptions({ signer: { ed25519PublicKey, weight } })
}
