import { networks } from "@alidade/core"
import { shortAddress } from "@alidade/react"
import { Account, Asset, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { createElement } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { expectEffect } from "../../logic/effects/expect-effect.js"
import { planChanges } from "../../logic/effects/plan-changes.js"
import { MOST_ACCOUNTS } from "../../logic/effects/read-accounts.js"
import AlertsView from "./alerts-view.js"
import ChangesView from "./changes-view.js"
import { AccountDetails } from "./details.js"
import { drawn } from "./drawn.js"

const [own, treasury, other] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)).publicKey(),
) as [string, string, string]
const network = {
  passphrase: networks.Testnet,
  horizonUrl: "https://horizon.example",
  rpcUrl: "https://rpc.example",
}
const NOW = Date.UTC(2026, 0, 2)

const account = (balance: string, signer = own) => ({
  sequence: "1",
  balances: [{ asset_type: "native", balance }],
  signers: [{ key: signer, weight: 1 }],
})
const ledger = {
  sequence: 9,
  closed_at: "2026-01-02T00:00:00Z",
  base_reserve_in_stroops: 7_000_000,
}

/** Horizon's own document for an account that doesn't exist. */
const missing = { type: "https://stellar.org/horizon-errors/not_found", status: 404 }

afterEach(() => vi.unstubAllGlobals())

/** What the page draws of an envelope, with Horizon's answers by path. Other paths are unreachable. */
async function drawnEffect(
  operations: readonly ReturnType<typeof Operation.payment>[],
  answers: Readonly<Record<string, object | null>>,
  { source = own, until = 0 } = {},
): Promise<string> {
  vi.stubGlobal("fetch", async (url: string) => {
    const answer = answers[url.slice(network.horizonUrl.length)]
    if (answer === undefined) throw new TypeError("unreachable")
    return answer === null
      ? new Response(JSON.stringify(missing), { status: 404 })
      : new Response(JSON.stringify(answer))
  })
  const builder = new TransactionBuilder(new Account(source, "1"), {
    fee: "100",
    networkPassphrase: networks.Testnet,
  }).setTimebounds(0, until)
  for (const operation of operations) builder.addOperation(operation)
  const xdr = builder.build().toXDR()
  const data = await expectEffect({ xdr }, own, network, new AbortController().signal)
  const effect = data.effect
  const plan = await planChanges(xdr, own, networks.Testnet)
  const changes = { plan, effect, at: data.at, isLoading: false, isAlone: false, address: own }
  return [
    createElement(AlertsView, { expected: { data } }),
    createElement(ChangesView, changes),
    ...(effect?.accounts ?? []).map((account) =>
      createElement(AccountDetails, {
        effect: account,
        isOwn: account.address === own,
        isApplicable: effect?.obstacles.length === 0,
      }),
    ),
  ]
    .map(drawn)
    .join("\n")
}

const pay = (amount: string, source?: string) =>
  Operation.payment({
    destination: other,
    asset: Asset.native(),
    amount,
    ...(source ? { source } : {}),
  })
const ledgers = { "/ledgers?order=desc&limit=1": { _embedded: { records: [ledger] } } }

describe("the accounts that a transaction acts for", () => {
  it("come first, then those that it names, and then the connected one", async () => {
    const text = await drawnEffect(
      [pay("100")],
      {
        ...ledgers,
        [`/accounts/${treasury}`]: account("500"),
        [`/accounts/${own}`]: account("20"),
      },
      { source: treasury },
    )
    const at = [treasury, other, own].map((address) => text.indexOf(shortAddress(address)))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    const [paid, received, mine] = at
    expect(text.slice(paid, received)).toMatch(/−100\.00001 XLM500 +then 399\.99999\n/)
    expect(text.slice(received, mine)).toMatch(/\+100 XLM\n/)
    expect(text.slice(mine)).toMatch(/^.* you ?\nSigns.*Nothing changes\n/)
    expect(text).toContain("399.99999 XLM Now 500 XLM")
    expect(text).toContain(`100 XLM to ${other}`)
  })

  it("say of the others, too, what is not included", async () => {
    const usd = new Asset("USD", treasury)
    const offered = { ...account("500", other), subentry_count: 1 }
    const held = { ...offered.balances[0], selling_liabilities: "100.0000000" }
    const trade = Operation.pathPaymentStrictSend({
      sendAsset: usd,
      sendAmount: "10",
      destination: other,
      destAsset: Asset.native(),
      destMin: "3",
    })
    const text = await drawnEffect([trade as ReturnType<typeof Operation.payment>], {
      ...ledgers,
      [`/accounts/${own}`]: account("20"),
      [`/accounts/${other}`]: { ...offered, balances: [held] },
    })
    expect(text).toContain("Not included")
  })

  it("are named if they could not be read", async () => {
    const text = await drawnEffect(
      [pay("100")],
      { ...ledgers, [`/accounts/${own}`]: account("20") },
      { source: treasury },
    )
    expect(text).toContain(`Couldn’t read ${treasury}. What changes on it is not included.`)
  })

  it("are named if there are too many to read", async () => {
    const sources = Array.from({ length: MOST_ACCOUNTS + 1 }, (_, at) =>
      Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(40 + at)).publicKey(),
    )
    const answers = Object.fromEntries(
      sources.map((source) => [`/accounts/${source}`, account("9")]),
    )
    const text = await drawnEffect(
      sources.map((source) => pay("1", source)),
      { ...ledgers, ...answers, [`/accounts/${own}`]: account("20") },
    )
    expect(text.match(/was not read: the transaction acts for too many/g)).toHaveLength(3)
    expect(text).toContain(`${shortAddress(own)} you`)
  })

  it("can be new: the transaction that creates the connected account says so", async () => {
    const create = Operation.createAccount({ destination: own, startingBalance: "5" })
    const text = await drawnEffect(
      [create as ReturnType<typeof pay>],
      { ...ledgers, [`/accounts/${treasury}`]: account("500"), [`/accounts/${own}`]: null },
      { source: treasury },
    )
    expect(text).toContain("5 XLM Now 0 XLM")
    expect(text).toContain(`5 XLM from ${treasury}`)
    expect(text).not.toContain("fail")
  })
})

describe("a failure", () => {
  it("leaves what would change in view", async () => {
    const text = await drawnEffect([pay("100")], {
      ...ledgers,
      [`/accounts/${own}`]: account("20"),
    })
    expect(text).toContain("Expected to fail")
    expect(text).toContain("Only 18.59999 XLM is available for the 100 XLM it needs.")
    expect(text).toContain("If it were applied anyway")
    expect(text).toContain(`100 XLM to ${other}`)
  })

  it("is only possible after an operation of another account", async () => {
    const text = await drawnEffect([pay("1", treasury), pay("100")], {
      ...ledgers,
      [`/accounts/${own}`]: account("20"),
      [`/accounts/${treasury}`]: account("20"),
    })
    expect(text).not.toContain("Expected to fail")
    expect(text).toContain("It may fail. Only")
  })

  it("can't be made up by an impossible answer", async () => {
    const forged = { ...account("20"), num_sponsored: -(10 ** 15) }
    const text = await drawnEffect([pay("1")], { ...ledgers, [`/accounts/${own}`]: forged })
    expect(text).not.toContain("fail")
    expect(text).toContain(`Couldn’t read ${own}`)
  })
})

describe("what can't be applied", () => {
  it("says so first, and shows no balance as if it could", async () => {
    const text = await drawnEffect(
      [pay("1")],
      { ...ledgers, [`/accounts/${own}`]: account("20") },
      { until: NOW / 1000 - 60 },
    )
    expect(text.trimStart()).toMatch(/^The network won’t apply this: it expired on Jan 1, 2026/)
    expect(text).not.toMatch(/expected|Now/)
    expect(text).toContain(`1 XLM to ${other}`)
  })

  it("is judged by the network's time, not by this computer's", async () => {
    const answers = { ...ledgers, [`/accounts/${own}`]: account("20") }
    const text = await drawnEffect([pay("1")], answers, { until: NOW / 1000 + 60 })
    expect(text).not.toContain("won’t apply")
  })
})

describe("the reserve", () => {
  const trust = Operation.changeTrust({ asset: new Asset("USD", other) }) as ReturnType<typeof pay>

  it("is the ledger's", async () => {
    const text = await drawnEffect([trust], { ...ledgers, [`/accounts/${own}`]: account("20") })
    expect(text).toContain("2.1 XLM Now 1.4 XLM")
  })

  it("is not made up if the ledger could not be read", async () => {
    const text = await drawnEffect([trust], { [`/accounts/${own}`]: account("20") })
    expect(text).toContain("Reserve expected")
    expect(text).toContain("the ledger’s reserve could not be read")
  })
})
