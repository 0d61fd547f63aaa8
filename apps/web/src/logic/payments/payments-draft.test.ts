import { networks } from "@alidade/core"
import { describeTransaction, sentenceText } from "@alidade/core/describe"
import { afterEach, expect, test, vi } from "vitest"
import { composeTransaction } from "../operations/compose-transaction.js"
import { draftPayment, type Payment, paymentsDraft } from "./payments-draft.js"

const source = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const account = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const closed = "2026-01-02T03:04:05Z"
const horizonUrl = "https://horizon.example"
const network = { horizonUrl, rpcUrl: "", passphrase: networks.Testnet }

const payment: Payment = {
  destination: account,
  units: 125_000_000n,
  assetId: "native",
  creates: false,
}
const limits = { asset: "native", spendable: 500_000_000n, least: 200_000_000n }
const rent = { type: "text", value: "rent" } as const

const ledger = { sequence: 9, closed_at: closed, base_reserve_in_stroops: 5_000_000 }

/** A Horizon with these accounts. */
function serve(...accounts: readonly string[]): void {
  vi.stubGlobal("fetch", async (url: string | URL | Request) => {
    const { pathname } = new URL(String(url))
    const [, kind, address = ""] = pathname.split("/")
    if (kind === "accounts" && !accounts.includes(address)) {
      const type = "https://stellar.org/horizon-errors/not_found"
      return Response.json({ type, status: 404 }, { status: 404 })
    }
    return kind === "accounts"
      ? Response.json({ sequence: "7", balances: [] })
      : Response.json({ _embedded: { records: [ledger] } })
  })
}

afterEach(() => vi.unstubAllGlobals())

async function describeDraft(draft: Parameters<typeof composeTransaction>[0]) {
  serve(source, account)
  const described = await describeTransaction(
    await composeTransaction(draft, network, undefined, 250n),
    networks.Testnet,
  )
  const sentences = described.operations.map(({ sentence }) => sentenceText(sentence))
  return { ...described, sentences }
}

test("builds the next payment of the account, valid for half an hour of the network's time", async () => {
  const described = await describeDraft(paymentsDraft(source, [payment], rent))
  expect(described).toMatchObject({
    source,
    sequence: "8",
    fee: "0.000025",
    memo: { type: "text", value: { type: "text", value: "rent" } },
    notAfter: String(Date.parse(closed) / 1_000 + 1_800),
    conditions: [],
    signatures: 0,
    warnings: [],
    sentences: [`Send 12.5 XLM to ${account}`],
  })
})

test("creates an account, and sends an issued asset, with a hash memo", async () => {
  const hash = "ab".repeat(32)
  const usd = { ...payment, units: 12_340_000n, assetId: `USD:${source}` }
  const payments = [{ ...payment, creates: true }, usd]
  const described = await describeDraft(
    paymentsDraft(source, payments, { type: "hash", value: hash }),
  )
  expect(described.memo).toEqual({ type: "hash", value: { type: "code", value: hash } })
  expect(described.sentences).toEqual([
    `Create the account ${account} with 12.5 XLM`,
    `Send 1.234 USD of ${source} to ${account}`,
  ])
})

test("doesn't build a payment of an account that isn't there", async () => {
  serve(account)
  await expect(composeTransaction(paymentsDraft(source, [payment]), network)).rejects.toMatchObject(
    { found: { problem: "inactive" } },
  )
})

test("creates the destination, or checks the amount again, if it is gone", async () => {
  serve(source)
  const draft = (units: bigint) =>
    draftPayment(source, { destination: account, account, units, limits }, undefined, horizonUrl)
  expect((await draft(200_000_000n)).operations[0]?.type).toBe("createAccount")
  await expect(draft(125_000_000n)).rejects.toMatchObject({
    found: { problem: "amount", found: { problem: "newNeedsAtLeast", least: 200_000_000n } },
  })
})
