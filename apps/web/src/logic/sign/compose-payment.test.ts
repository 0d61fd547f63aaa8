import { networks } from "@alidade/core"
import { describeTransaction } from "@alidade/core/describe"
import { afterEach, expect, test, vi } from "vitest"
import { composePayment, type PaymentToCompose } from "./compose-payment.js"

const source = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const account = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const closed = "2026-01-02T03:04:05Z"

const payment: PaymentToCompose = {
  source,
  destination: account,
  account,
  stroops: 10_000_000n,
  memo: { type: "text", value: "rent" },
  fee: 250n,
  limits: { asset: "native", spendable: 50_000_000n, least: 20_000_000n },
  network: { horizonUrl: "https://horizon.example", passphrase: networks.Testnet },
}

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

test("builds the next payment of the account, valid for half an hour of the network's time", async () => {
  serve(source, account)
  const xdr = await composePayment(payment)
  expect(await describeTransaction(xdr, networks.Testnet)).toMatchObject({
    source,
    sequence: "8",
    fee: "0.000025",
    notAfter: String(Date.parse(closed) / 1_000 + 1_800),
  })
})

test("doesn't build a payment of an account that isn't there", async () => {
  serve(account)
  await expect(composePayment(payment)).rejects.toMatchObject({ found: { problem: "inactive" } })
})

test("checks the amount again if the destination is gone", async () => {
  serve(source)
  await expect(composePayment(payment)).rejects.toMatchObject({
    found: { problem: "amount", found: { problem: "newNeedsAtLeast", least: 20_000_000n } },
  })
})
