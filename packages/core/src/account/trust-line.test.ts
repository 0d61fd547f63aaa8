import { createNetwork, type Network } from "@alidade/network"
import { Asset, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { buildTrustline, readAccount, trustlineNeed } from "./index.js"

let network: Network

beforeEach(() => {
  network = createNetwork({ seed: "lines" })
  vi.stubGlobal("fetch", network.fetch)
  for (const name of ["issuer", "holder"]) network.fund(network.keypair(name))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const read = (name: string) => readAccount(network, network.keypair(name).publicKey())
const usd = (code = "USD") => `${code}:${network.keypair("issuer").publicKey()}`

/** Signs an envelope of ours with the SDK and submits it. */
function submit(xdr: string, name = "holder") {
  const transaction = TransactionBuilder.fromXDR(xdr, network.passphrase)
  transaction.sign(network.keypair(name))
  return network.ledger.submit(transaction.toXdr())
}

test.each(["USD", "ABCDEFGHIJKL"])(
  "opens a line for %s, which is then not needed",
  async (code) => {
    const before = await read("holder")
    expect(trustlineNeed(before, usd(code))).toEqual({
      needed: true,
      keeps: 5_000_000n,
      affordable: true,
    })
    const submitted = submit(buildTrustline(before, usd(code)))
    expect(submitted).toMatchObject({ transaction: { successful: true } })
    const { needed, line } = trustlineNeed(await read("holder"), usd(code))
    expect(needed).toBe(false)
    expect(line?.limit?.decimal).toBe("922337203685.4775807")
  },
)

test("changes a line's limit, and removes it", async () => {
  submit(buildTrustline(await read("holder"), usd(), { limit: 70_000_000n }))
  const open = await read("holder")
  expect(trustlineNeed(open, usd()).line?.limit?.decimal).toBe("7")
  expect(submit(buildTrustline(open, usd(), { limit: 0n, fee: 500 }))).toMatchObject({
    transaction: { successful: true },
  })
  expect(trustlineNeed(await read("holder"), usd()).needed).toBe(true)
})

test("an account that has used its last sequence number can't open one", async () => {
  const account = { ...(await read("holder")), sequence: 2n ** 63n - 1n }
  expect(() => buildTrustline(account, usd())).toThrow(/its last sequence number/)
  const before = { ...account, sequence: 2n ** 63n - 2n }
  const built = TransactionBuilder.fromXDR(buildTrustline(before, usd()), network.passphrase)
  expect(built).toMatchObject({ sequence: String(2n ** 63n - 1n) })
})

test("the transaction says no more than its fee, its time, and the line", async () => {
  const account = await read("holder")
  const [code, issuer] = usd().split(":") as [string, string]
  const xdr = buildTrustline(account, { code, issuer }, { fee: 321 })
  const transaction = TransactionBuilder.fromXDR(xdr, network.passphrase)
  if ("innerTransaction" in transaction) throw new Error("a fee bump")
  expect(transaction.fee).toBe("321")
  expect(transaction.source).toBe(account.address)
  expect(transaction.sequence).toBe(String(account.sequence + 1n))
  expect(transaction.memo.type).toBe("none")
  expect(transaction.signatures).toEqual([])
  expect(transaction.operations).toMatchObject([
    { type: "changeTrust", line: new Asset(code, issuer), limit: "922337203685.4775807" },
  ])
  const maxTime = Number(transaction.timeBounds?.maxTime)
  expect(maxTime - account.ledger!.closedAt).toBeGreaterThanOrEqual(600)
  expect(maxTime - account.ledger!.closedAt).toBeLessThan(660)
})

test("has no time bounds if the ledger's time is unknown", async () => {
  const { ledger: _, ...account } = await read("holder")
  const transaction = TransactionBuilder.fromXDR(buildTrustline(account, usd()), network.passphrase)
  expect("timeBounds" in transaction && transaction.timeBounds).toBeUndefined()
})

test("an account that does not exist needs XLM first", async () => {
  const account = await read("nobody")
  expect(trustlineNeed(account, usd())).toMatchObject({ needed: true, affordable: false })
  expect(() => buildTrustline(account, usd())).toThrow(
    expect.objectContaining({
      kind: "bad-request",
      reason: expect.objectContaining({ key: "accountMissing" }),
    }),
  )
})

test("an issuer needs no line for its own asset", async () => {
  expect(trustlineNeed(await read("issuer"), usd()).needed).toBe(false)
})

test("an account with too little XLM cannot afford a line", async () => {
  const account = await read("holder")
  const [xlm] = account.balances
  const poor = {
    ...account,
    balances: [{ ...xlm!, available: { units: 5_000_000n, decimal: "0.5" } }],
  }
  expect(trustlineNeed(poor, usd()).affordable).toBe(false)
})

describe("is no asset", () => {
  test.each(["", "native", "USD", "USD:", `U$D:GA`, "ABCDEFGHIJKLM:GA", `USD:${"G".repeat(56)}`])(
    "%j",
    async (asset) => {
      const account = await read("holder")
      expect(() => trustlineNeed(account, asset)).toThrow(
        expect.objectContaining({ kind: "bad-request" }),
      )
    },
  )
})
