import { afterEach, describe, expect, test, vi } from "vitest"
import { readAccount, readTokenBalance } from "./index.js"

const G = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const OTHER = "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6"
const C = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const network = { passphrase: "Test", horizonUrl: "https://horizon.example" }
const rpc = { passphrase: "Test", rpcUrl: "https://rpc.example" }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Horizon's JSON of an account that holds 10 XLM. */
const good = {
  account_id: G,
  sequence: "7",
  subentry_count: 0,
  balances: [{ asset_type: "native", balance: "10.0000000", selling_liabilities: "0.0000000" }],
  signers: [{ type: "ed25519_public_key", key: G, weight: 1 }],
  thresholds: { low_threshold: 0, med_threshold: 0, high_threshold: 0 },
}

/** A server that answers every request about an account with this, and has no ledger. */
function answering(json: unknown, status = 200): void {
  vi.stubGlobal("fetch", async (url: string) =>
    String(url).includes("/ledgers")
      ? new Response("{}", { status: 500 })
      : new Response(typeof json === "string" ? json : JSON.stringify(json), { status }),
  )
}

const line = (balance: object) => ({ ...good, balances: [...good.balances, balance] })
const credit = {
  asset_type: "credit_alphanum4",
  asset_code: "USD",
  asset_issuer: OTHER,
  balance: "1.0000000",
}

describe("an answer of Horizon is refused", () => {
  test.each([
    ["that is no JSON", "<html>"],
    ["that is empty", ""],
    ["that is null", "null"],
    ["that is a list", []],
    ["about another account", { ...good, account_id: OTHER }],
    ["without a sequence", { ...good, sequence: undefined }],
    ["with a sequence of 20 digits", { ...good, sequence: "9".repeat(20) }],
    ["with a sequence that is a number", { ...good, sequence: 7 }],
    ["without its balances", { ...good, balances: {} }],
    ["without XLM", { ...good, balances: [credit] }],
    ["with XLM as a number", { ...good, balances: [{ asset_type: "native", balance: 10 }] }],
    ["with negative XLM", { ...good, balances: [{ asset_type: "native", balance: "-1" }] }],
    ["with XLM in exponents", { ...good, balances: [{ asset_type: "native", balance: "1e5" }] }],
    [
      "with more XLM than 63 bits hold",
      { ...good, balances: [{ asset_type: "native", balance: "922337203685.4775808" }] },
    ],
    ["with a negative count of entries", { ...good, subentry_count: -1 }],
    ["with half an entry", { ...good, subentry_count: 0.5 }],
    ["in which others pay for more entries than there are", { ...good, num_sponsored: 3 }],
    ["that is larger than two megabytes", `"${"x".repeat(2_100_000)}"`],
  ])("%s", async (_, json) => {
    answering(json)
    await expect(readAccount(network, G)).rejects.toMatchObject({ kind: "external" })
  })

  test("with another status than 200, whatever it says", async () => {
    answering(good, 503)
    await expect(readAccount(network, G)).rejects.toMatchObject({ kind: "external" })
  })

  test("that says 404 with another type than a text", async () => {
    answering({ status: 404, type: { toString: 1 } }, 404)
    await expect(readAccount(network, G)).rejects.toMatchObject({ kind: "external" })
  })

  test("that says 404 without Horizon's own words", async () => {
    answering({ status: 404, title: "no such page" }, 404)
    await expect(readAccount(network, G)).rejects.toMatchObject({ kind: "external" })
  })
})

describe("of a damaged list, what is left is read", () => {
  test.each([
    ["a code with spaces", { ...credit, asset_code: "US D" }],
    ["a code of 13 letters", { ...credit, asset_code: "ABCDEFGHIJKLM" }],
    ["no issuer", { ...credit, asset_issuer: undefined }],
    ["a contract as its issuer", { ...credit, asset_issuer: C }],
    ["a balance of eight decimals", { ...credit, balance: "1.00000001" }],
    [
      "a pool whose id is too long",
      { asset_type: "liquidity_pool_shares", liquidity_pool_id: "a".repeat(65), balance: "1" },
    ],
    ["null", null as never],
  ])("a balance with %s is left out", async (_, balance) => {
    answering(line(balance))
    expect((await readAccount(network, G)).balances.map(({ id }) => id)).toEqual(["native"])
  })

  test("an asset that is listed twice counts once", async () => {
    answering({ ...good, balances: [...good.balances, credit, { ...credit, balance: "9" }] })
    const { balances } = await readAccount(network, G)
    expect(balances.map(({ id, decimal }) => [id, decimal])).toEqual([
      ["native", "10"],
      [`USD:${OTHER}`, "1"],
    ])
  })

  test("at most 1,001 balances and 21 signers are read", async () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({
      ...credit,
      asset_code: `A${index}`,
    }))
    answering({
      ...good,
      balances: [...good.balances, ...many],
      signers: Array.from({ length: 500 }, () => good.signers[0]),
    })
    const { balances, signers } = await readAccount(network, G)
    expect(balances).toHaveLength(1001)
    expect(signers).toHaveLength(21)
  })

  test.each([
    ["a weight of 256", { type: "ed25519_public_key", key: G, weight: 256 }],
    ["a negative weight", { type: "ed25519_public_key", key: G, weight: -1 }],
    ["a key of another kind", { type: "preauth_tx", key: G, weight: 1 }],
    ["a kind that nobody knows", { type: "future", key: G, weight: 1 }],
    ["a long key", { type: "sha256_hash", key: `X${"A".repeat(5000)}`, weight: 1 }],
  ])("a signer with %s is left out", async (_, signer) => {
    answering({ ...good, signers: [...good.signers, signer] })
    expect((await readAccount(network, G)).signers).toHaveLength(1)
  })

  test("a home domain that is longer than the protocol allows is left out", async () => {
    answering({ ...good, home_domain: "a".repeat(33) })
    expect(await readAccount(network, G)).not.toHaveProperty("homeDomain")
  })

  test("without the ledger’s reserve, what is available of XLM is unknown", async () => {
    answering(line(credit))
    const { balances, reserve } = await readAccount(network, G)
    expect(reserve).toEqual({ base: undefined, count: 2n, total: undefined })
    expect(balances.map(({ available }) => available?.decimal)).toEqual([undefined, "1"])
  })
})

test("an answer of JSON-RPC with an account of nothing is read", async () => {
  answering({
    ...{ jsonrpc: "2.0", id: 1 },
    result: { entries: [{ key: keyOf(), xdr: entryOf(0n, 7n) }] },
  })
  expect(await readAccount(rpc, G)).toMatchObject({ sequence: 7n, subentries: 0 })
})

describe("an answer of JSON-RPC is refused", () => {
  test.each([
    ["that is an error", { error: { code: -32602, message: "no" } }],
    ["whose entries are a text", { result: { entries: "none" } }],
    ["whose entry is no XDR", { result: { entries: [{ key: keyOf(), xdr: "AAAA" }] } }],
    ["whose entry is no text", { result: { entries: [{ key: keyOf(), xdr: 5 }] } }],
    ["with negative XLM", { result: { entries: [{ key: keyOf(), xdr: entryOf(-1n, 7n) }] } }],
    [
      "with a negative sequence",
      { result: { entries: [{ key: keyOf(), xdr: entryOf(1n, -7n) }] } },
    ],
  ])("%s", async (_, answer) => {
    answering({ jsonrpc: "2.0", id: 1, ...answer })
    await expect(readAccount(rpc, G)).rejects.toMatchObject({ kind: "external" })
  })
})

/** The base64 `LedgerKey` of the account. */
function keyOf(): string {
  return "AAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQ=="
}

/** The base64 `LedgerEntryData` of the account. */
function entryOf(stroops: bigint, sequence: bigint): string {
  const bytes = new Uint8Array(84)
  bytes.set(Uint8Array.from(atob(keyOf()), (letter) => letter.charCodeAt(0)))
  const view = new DataView(bytes.buffer)
  view.setBigInt64(40, stroops)
  view.setBigInt64(48, sequence)
  return btoa(String.fromCharCode(...bytes))
}

/** XDR of a number of 128 bits. */
const i128 = (high: bigint, low: bigint): string => {
  const bytes = new Uint8Array(20)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 10)
  view.setBigInt64(4, high)
  view.setBigUint64(12, low)
  return btoa(String.fromCharCode(...bytes))
}
/** XDR of a 32-bit number. */
const u32 = (value: number): string => btoa(`\0\0\0\x03\0\0\0${String.fromCharCode(value)}`)
/** XDR of a text of up to 255 ASCII characters. */
const text = (value: string): string =>
  btoa(
    `\0\0\0\x0e\0\0\0${String.fromCharCode(value.length)}${value}${"\0".repeat((4 - (value.length % 4)) % 4)}`,
  )

/** A token with a balance of 1.5, apart from what one function answers. */
function token(name?: string, xdr?: string): void {
  const answers: Record<string, string | undefined> = {
    ...{ balance: i128(0n, 150n), decimals: u32(2), symbol: text("TOK") },
    ...(name && { [name]: xdr }),
  }
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    const transaction = atob(JSON.parse(String(body)).params.transaction)
    const called = Object.keys(answers).find((each) => transaction.includes(each))!
    return Response.json({ jsonrpc: "2.0", id: 1, result: { results: [{ xdr: answers[called] }] } })
  })
}

test("a token has its own decimals and symbol", async () => {
  token()
  expect(await readTokenBalance(rpc, G, C)).toMatchObject({
    ...{ units: 150n, decimal: "1.5", decimals: 2, code: "TOK" },
  })
})

test("a symbol that is too long is left out, and any other stays as it is", async () => {
  token("symbol", text("x".repeat(33)))
  expect(await readTokenBalance(rpc, G, C)).toMatchObject({ code: "" })
  token("symbol", text("<b>\u007f"))
  expect(await readTokenBalance(rpc, G, C)).toMatchObject({ code: "<b>\u007f" })
})

describe("what a token's contract answers is refused", () => {
  test.each([
    ["if the balance is negative", "balance", i128(-1n, 0n)],
    ["if the balance is another kind of value", "balance", u32(7)],
    ["if more follows the balance", "balance", btoa(`${atob(i128(0n, 1n))}\0\0\0\0`)],
    ["if the balance is cut off", "balance", btoa(atob(i128(0n, 1n)).slice(0, 12))],
    ["if the balance is no base64", "balance", "***"],
    ["if there is no balance", "balance", undefined],
    ["if it has 39 decimals", "decimals", u32(39)],
    ["if the decimals are a text", "decimals", text("2")],
    ["if the symbol is a number", "symbol", u32(2)],
  ])("%s", async (_, name, xdr) => {
    token(name, xdr)
    await expect(readTokenBalance(rpc, G, C)).rejects.toMatchObject({
      kind: "external",
      reason: { key: "notToken" },
    })
  })
})

describe("nothing is asked", () => {
  test.each([
    ["for a text that is no address", network, "nobody"],
    ["for an address with a wrong character", network, `${G.slice(0, -1)}A`],
    ["for the account of a contract", network, C],
    ["on a network without a server", { passphrase: "Test" }, G],
  ])("%s", async (_, served, address) => {
    const asked = vi.fn()
    vi.stubGlobal("fetch", asked)
    await expect(readAccount(served, address)).rejects.toMatchObject({ kind: "bad-request" })
    expect(asked).not.toHaveBeenCalled()
  })
})

test("a signal ends a request that is under way", async () => {
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  )
  const controller = new AbortController()
  const reading = readAccount(network, G, { signal: controller.signal })
  controller.abort()
  await expect(reading).rejects.toMatchObject({ kind: "aborted" })
})
