import { createKit, networks } from "@alidade/core"
import { Keypair, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { type FakeMetamask, fakeMetamask, sessionOf, silent } from "../../test/metamask.js"
import { setPage } from "../page.js"
import { card } from "./card.js"
import * as client from "./client.js"
import { metamaskModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const xdr =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Public
const given = { networkPassphrase, address: account }
const nothing = { sessionScopes: {} }

let metamask: FakeMetamask

function start(browser?: "chromium" | "firefox"): void {
  metamask = fakeMetamask(browser)
  setPage("metamask", metamask.page)
  Object.assign(metamask.answers, {
    wallet_getSession: () => sessionOf(account, other),
    wallet_createSession: () => sessionOf(account),
    wallet_revokeSession: () => true,
    wallet_invokeMethod: () => ({
      signedTxXdr: "AAAA",
      signedAuthEntry: signature,
      signedMessage: signature,
      signerAddress: account,
    }),
  })
}

beforeEach(() => start())
afterEach(() => {
  expect(metamask.open(), "no port is left").toBe(0)
  expect(metamask.listeners(), "no listener is left").toBe(0)
  setPage("metamask", undefined)
})

const methods = (): string[] => metamask.received.map(({ method }) => method)
const invoked = () => metamask.received.filter(({ method }) => method === "wallet_invokeMethod")

for (const browser of ["chromium", "firefox"] as const) {
  describe(browser === "chromium" ? "over a port (MM2)" : "over page messages (MM4)", () => {
    beforeEach(() => start(browser))

    test("restores the selected account of a session, or nothing (MM6)", async () => {
      expect(await client.restore()).toEqual({ address: account })
      metamask.answers.wallet_getSession = () => nothing
      expect(await client.restore()).toBe(null)
      expect(methods()).toEqual(["wallet_getSession", "wallet_getSession"])
    })

    test("asks for Stellar only, and only without a session (MM6)", async () => {
      expect(await client.getAddress()).toEqual({ address: account })
      expect(methods()).toEqual(["wallet_getSession"])
      metamask.answers.wallet_getSession = () => nothing
      metamask.answers.wallet_createSession = () => sessionOf(other)
      expect(await client.getAddress()).toEqual({ address: other })
      expect(metamask.received.at(-1)).toEqual({
        method: "wallet_createSession",
        params: {
          optionalScopes: {
            "stellar:pubnet": {
              accounts: [],
              methods: ["signMessage", "signTransaction", "signAuthEntry"],
              notifications: [],
            },
          },
        },
      })
    })

    test("signs with the two options of SEP-43 and no others (MM7)", async () => {
      const options = { ...given, submit: true, submitUrl: "https://x.example", path: "m/44'" }
      expect(await client.signTransaction(xdr, options)).toEqual({
        signedTxXdr: "AAAA",
        signerAddress: account,
      })
      expect(await client.signAuthEntry("BBBB", given)).toEqual({
        signedAuthEntry: signature,
        signerAddress: account,
      })
      expect(await client.signMessage("こんにちは", { networkPassphrase })).toEqual({
        signedMessage: signature,
        signerAddress: account,
      })
      const request = (method: string, params: object) => ({
        method: "wallet_invokeMethod",
        params: { scope: "stellar:pubnet", request: { method, params } },
      })
      expect(invoked()).toEqual([
        request("signTransaction", { xdr, opts: given }),
        request("signAuthEntry", { authEntry: "BBBB", opts: given }),
        request("signMessage", { message: "こんにちは", opts: { networkPassphrase } }),
      ])
    })

    test("ends at once when its signal aborts", async () => {
      metamask.answers.wallet_invokeMethod = () => silent
      const controller = new AbortController()
      const signed = client.signTransaction(xdr, { ...given, signal: controller.signal })
      await expect.poll(() => invoked().length).toBe(1)
      controller.abort()
      await expect(signed).rejects.toMatchObject({ kind: "aborted" })
    })

    test("revokes its own scope when it disconnects (MM11)", async () => {
      await client.disconnect()
      expect(metamask.received).toEqual([
        { method: "wallet_revokeSession", params: { scopes: ["stellar:pubnet"] } },
      ])
    })
  })
}

test("names the accounts that it has when a session lacks functions (MM6)", async () => {
  const scope = { accounts: [`stellar:pubnet:${other}`], methods: ["signMessage"] }
  metamask.answers.wallet_getSession = () => ({ sessionScopes: { "stellar:pubnet": scope } })
  await client.getAddress()
  expect(metamask.received.at(-1)?.params).toMatchObject({
    optionalScopes: { "stellar:pubnet": { accounts: [`stellar:pubnet:${other}`] } },
  })
})

test("asks for the missing functions before a signature (MM12)", async () => {
  const scope = { accounts: [`stellar:pubnet:${account}`], methods: [] }
  metamask.answers.wallet_getSession = () => ({ sessionScopes: { "stellar:pubnet": scope } })
  await client.signTransaction(xdr, given)
  expect(methods().slice(-2)).toEqual(["wallet_createSession", "wallet_invokeMethod"])
})

test("says that no account was shared, whatever a session has instead (MM6)", async () => {
  metamask.answers.wallet_getSession = () => nothing
  for (const granted of [
    null,
    7,
    {},
    nothing,
    sessionOf(),
    sessionOf(contract, "x"),
    { sessionScopes: { "stellar:pubnet": { accounts: "stellar:pubnet:G" } } },
    { sessionScopes: { "stellar:testnet": { accounts: [`stellar:testnet:${account}`] } } },
    { sessionScopes: { "stellar:pubnet": { accounts: [null, {}, account] } } },
  ]) {
    metamask.answers.wallet_createSession = () => granted
    await expect(client.getAddress()).rejects.toMatchObject({
      kind: "rejected",
      reason: { key: "metamaskNoAccount" },
    })
  }
})

test.each([
  [4001, "rejected", "declined"],
  [5100, "unsupported", "metamaskNoStellar"],
  [4100, "internal", "siteNotConnected"],
  [-32602, "bad-request", "failedWith"],
  [-32603, "internal", "failedWith"],
])("error %i at connecting is %s, %s (MM8)", async (code, kind, key) => {
  metamask.answers.wallet_getSession = () => nothing
  metamask.answers.wallet_createSession = () => {
    throw { code, message: "Something." }
  }
  await expect(client.getAddress()).rejects.toMatchObject({ kind, reason: { key } })
})

test.each([
  [-1, "internal", "failedWith"],
  [-2, "external", "failedWith"],
  [-3, "bad-request", "failedWith"],
  [-4, "rejected", "declined"],
])("error %i inside a successful result is %s, %s (MM7, MM8)", async (code, kind, key) => {
  const error = { code, message: "Why.", ext: ["why"] }
  const empty = { signedTxXdr: "", signedAuthEntry: "", signedMessage: "", signerAddress: "" }
  metamask.answers.wallet_invokeMethod = () => ({ ...empty, error })
  for (const call of [
    client.signTransaction(xdr, given),
    client.signAuthEntry("BBBB", given),
    client.signMessage("hello", given),
  ])
    await expect(call).rejects.toMatchObject({ kind, code, reason: { key }, ext: ["why"] })
})

test("rejects a result without its field (MM7)", async () => {
  for (const result of [null, "", 7, [], {}, { signedTxXdr: "", error: null }, "x".repeat(2e6)]) {
    metamask.answers.wallet_invokeMethod = () => result
    await expect(client.signTransaction(xdr, given)).rejects.toMatchObject({ kind: "bad-reply" })
    await expect(client.signMessage("hello", given)).rejects.toMatchObject({ kind: "bad-reply" })
  }
})

test("does not ask for an account that the page may not see, another network, or bytes (MM10)", async () => {
  const address = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"
  await expect(client.signTransaction(xdr, { networkPassphrase, address })).rejects.toMatchObject({
    kind: "wrong-account",
    reason: { key: "setToOtherAccount", values: { actual: account, expected: address } },
  })
  const testnet = { ...given, networkPassphrase: networks.Testnet }
  for (const call of [
    client.signTransaction(xdr, testnet),
    client.signMessage("hello", { networkPassphrase, address: contract }),
  ])
    await expect(call).rejects.toMatchObject({ kind: "unsupported" })
  await expect(client.signMessage(new Uint8Array(1) as never, given)).rejects.toMatchObject({
    kind: "bad-request",
  })
  expect(invoked()).toEqual([])
})

test("a signature of another account than requested never reaches the app (MM10)", async () => {
  const kit = createKit({
    network: networkPassphrase,
    wallets: [metamaskModule(card, { page: metamask.page })],
    storage: null,
  })
  metamask.page.addEventListener("eip6963:requestProvider" as never, () => metamask.announce())
  await kit.connect("metamask")
  const fallback = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8))
  const signerAddress = fallback.publicKey()
  const signed = TransactionBuilder.fromXDR(xdr, networkPassphrase)
  signed.sign(fallback)
  metamask.answers.wallet_invokeMethod = () => ({ signedTxXdr: signed.toXDR(), signerAddress })
  await expect(kit.signTransaction(xdr)).rejects.toMatchObject({ kind: "wrong-account" })
  await kit.disconnect()
  kit.destroy()
})

test("asks for access before a signature if the session has ended", async () => {
  metamask.answers.wallet_getSession = () => nothing
  await client.signTransaction(xdr, given)
  expect(methods()).toContain("wallet_createSession")
  expect(methods().at(-1)).toBe("wallet_invokeMethod")
})

describe("a port that ends (MM2)", () => {
  test("is opened again, once, for a question that opens no window", async () => {
    metamask.answers.wallet_getSession = () => {
      metamask.answers.wallet_getSession = () => sessionOf(account)
      metamask.endPorts()
      return silent
    }
    expect(await client.restore()).toEqual({ address: account })
    expect(metamask.opened).toBe(2)
  })

  test("that ends again means that the extension is gone", async () => {
    metamask.answers.wallet_getSession = () => {
      metamask.endPorts()
      return silent
    }
    await expect(client.restore()).rejects.toMatchObject({
      kind: "page-stale",
      reason: { key: "switchedOff" },
    })
    expect(metamask.opened).toBe(2)
  })

  test("ends an open signature; it is not asked for twice", async () => {
    metamask.answers.wallet_invokeMethod = () => {
      metamask.endPorts()
      return silent
    }
    await expect(client.signTransaction(xdr, given)).rejects.toMatchObject({
      kind: "internal",
      reason: { key: "stopped" },
    })
    expect(invoked()).toHaveLength(1)
  })

  test("ends an open signature as page-stale if nobody is there any more", async () => {
    metamask.answers.wallet_invokeMethod = () => {
      metamask.reachableAs = "none"
      metamask.endPorts()
      return silent
    }
    await expect(client.signTransaction(xdr, given)).rejects.toMatchObject({ kind: "page-stale" })
  })
})

test("ignores replies to nobody's question, and messages of other kinds", async () => {
  metamask.answers.wallet_getSession = () => {
    for (const data of [null, undefined, "text", 7, [], { id: 1, result: sessionOf(other) }])
      metamask.send(data)
    metamask.send({ result: sessionOf(other) })
    return sessionOf(account)
  }
  expect(await client.restore()).toEqual({ address: account })
})

test("page messages count only from the page's own window, under MetaMask's names (MM4)", async () => {
  start("firefox")
  const { origin } = window.location
  metamask.answers.wallet_getSession = () => {
    const { data } = metamask.posted.at(-1) as { data: { data: { id: number } } }
    const reply = { jsonrpc: "2.0", id: data.data.id, result: sessionOf(other) }
    const name = "metamask-multichain-provider"
    const message = { target: "metamask-inpage", data: { name, data: reply } }
    const frame = document.createElement("iframe")
    document.body.append(frame)
    metamask.dispatch(message, { source: frame.contentWindow, origin })
    metamask.dispatch(message, { origin: "https://other.example" })
    metamask.dispatch({ ...message, target: "other" })
    metamask.dispatch({ ...message, data: { name: "metamask-provider", data: reply } })
    metamask.dispatch(null)
    frame.remove()
    return sessionOf(account)
  }
  expect(await client.restore()).toEqual({ address: account })
})
