import { networks } from "@alidade/core"
import { Account, Asset, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { afterEach, describe, expect, it, vi } from "vitest"
import { partiesAmong } from "../parties/parties.js"
import { type AccountEffect, assetKey } from "./effect.js"
import { expectEffect } from "./expect-effect.js"
import { foldRows } from "./fold-rows.js"
import { isFromState, planChanges } from "./plan-changes.js"
import { readChanged } from "./read-changed.js"

const addresses = Array.from({ length: 9 }, (_, at) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(at + 1)).publicKey(),
)
const [own, treasury, other, ...rest] = addresses as [string, string, string, ...string[]]
const usd = new Asset("USD", other)
const network = {
  passphrase: networks.Testnet,
  horizonUrl: "https://horizon.example",
  rpcUrl: "https://rpc.example",
}
const signal = new AbortController().signal

afterEach(() => vi.unstubAllGlobals())

/** Lets Horizon know every account, each with these balances. */
function answerWith(xlm: string, usd = "5"): void {
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.includes("/ledgers")) throw new TypeError("unreachable")
    const balances = [
      { asset_type: "native", balance: xlm },
      {
        asset_type: "credit_alphanum4",
        asset_code: "USD",
        asset_issuer: other,
        balance: usd,
        limit: "900",
      },
    ]
    const signers = [{ key: url.slice(-56), weight: 1 }]
    return new Response(JSON.stringify({ sequence: "1", balances, signers }))
  })
}

function envelope(
  operations: readonly ReturnType<typeof Operation.payment>[],
  source = own,
): string {
  const builder = new TransactionBuilder(new Account(source, "1"), {
    fee: "1000",
    networkPassphrase: networks.Testnet,
  }).setTimebounds(0, 0)
  for (const operation of operations) builder.addOperation(operation)
  return builder.build().toXDR()
}

const pay = (destination: string, amount = "3", asset = Asset.native()) =>
  Operation.payment({ destination, amount, asset })
const trust = Operation.changeTrust({ asset: usd, limit: "100" }) as never
const merge = Operation.accountMerge({ destination: treasury }) as never

const cases: readonly [title: string, xdr: string][] = [
  ["a payment", envelope([pay(treasury)])],
  ["a payment of an asset", envelope([pay(treasury, "2", usd)])],
  ["a trust line", envelope([trust])],
  ["ten operations", envelope(Array.from({ length: 10 }, (_, at) => pay(rest[at % 3]!, "1")))],
  ["a shared account's payment", envelope([pay(other)], treasury)],
  ["a merge", envelope([merge])],
]

/** The lines of an account's row. */
function linesOf(effect: AccountEffect | undefined): string[] {
  const { balances = [], facts = [] } = effect ?? {}
  return [
    ...balances.map(({ asset }) => assetKey(asset)),
    ...facts.map(({ name }) => JSON.stringify(name)),
  ]
}

describe("the planned changes", () => {
  it.each(cases)(
    "have a line for each one that the network adds numbers to, for %s",
    async (_, xdr) => {
      answerWith("100")
      const plan = await planChanges(xdr, own, networks.Testnet)
      const { effect } = await expectEffect({ xdr }, own, network, signal)
      expect(plan.rows.map(({ address }) => address)).toEqual(
        effect?.accounts.map(({ address }) => address),
      )
      expect(plan.rows.map((row) => linesOf(row.effect))).toEqual(effect?.accounts.map(linesOf))
    },
  )

  it("name those who act, then the others, and the connected account last", async () => {
    const { rows } = await planChanges(
      envelope([pay(other), pay(own)], treasury),
      own,
      networks.Testnet,
    )
    expect(rows.map(({ address, role }) => [address, role])).toEqual([
      [treasury, "from"],
      [other, "to"],
      [own, "to"],
    ])
  })

  it("state no amount that depends on the account", async () => {
    const { rows } = await planChanges(envelope([merge]), own, networks.Testnet)
    expect(rows[0]?.effect?.balances.map(isFromState)).toEqual([true])
    const paid = await planChanges(envelope([pay(treasury)]), own, networks.Testnet)
    expect(paid.rows.flatMap(({ effect }) => effect?.balances.map(isFromState))).toEqual([
      false,
      false,
    ])
  })

  it("fold the saved accounts of a long list, and nobody who is new or acts", async () => {
    const xdr = envelope([treasury, other, ...rest].map((to) => pay(to)))
    const { rows } = await planChanges(xdr, own, networks.Testnet)
    const saved = [other, ...rest].map((address) => ({ address, name: address.slice(-4) }))
    const parties = partiesAmong({ own: [own], contacts: saved, recent: [] })
    const { shown, folded } = foldRows(rows, parties)
    expect(shown.map(({ address }) => address)).toEqual([own, treasury])
    expect(folded).toHaveLength(saved.length)
    expect(foldRows(rows.slice(0, 6), parties).folded).toEqual([])
  })
})

describe("what an applied transaction changed", () => {
  it("is what the accounts have now, and had before with the charged fee", async () => {
    answerWith("96.99999")
    const plan = await planChanges(envelope([pay(treasury)]), own, networks.Testnet)
    const [mine, theirs] = await readChanged(plan, 100n, own, network.horizonUrl, signal)
    expect(mine?.balances[0]).toMatchObject({
      before: 1_000_000_000n,
      after: { least: 969_999_900n },
    })
    expect(theirs?.balances[0]).toMatchObject({
      before: 939_999_900n,
      after: { least: 969_999_900n },
    })
  })

  it("leaves out what it can't know: without the fee, or for a merge", async () => {
    answerWith("96.99999")
    const plan = await planChanges(envelope([pay(treasury)]), own, networks.Testnet)
    const [mine] = await readChanged(plan, undefined, own, network.horizonUrl, signal)
    expect(mine?.balances).toEqual([])
    const merged = await planChanges(envelope([merge]), own, networks.Testnet)
    const [closed] = await readChanged(merged, 100n, own, network.horizonUrl, signal)
    expect(closed?.balances).toEqual([])
  })
})
