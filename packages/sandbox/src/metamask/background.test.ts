import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import {
  feeBumpXdr,
  first,
  paymentXdr,
  second,
  signerOf,
  testModel,
  type9,
  type10,
} from "../../test/signing.js"
import { sandboxAccounts } from "../wallet/keys.js"
import type { LocalModel } from "../wallet/model.js"
import { networkId } from "../wallet/sign.js"
import { answer, createLine } from "./background.js"
import { metamaskQuirks } from "./quirks.js"
import type { Outcome } from "./wire.js"

const host = "dapp.example"
const scope = "stellar:pubnet"
const all = ["signMessage", "signTransaction", "signAuthEntry"]
const code = (code: number) => ({ error: { code, message: expect.any(String) } })
const accountIds = (...addresses: string[]) => addresses.map((address) => `${scope}:${address}`)
const everyone = sandboxAccounts.map(({ address }) => address)

/** A preimage on another network, moved to Public. */
function onPublic(preimage: string): string {
  const bytes = Buffer.from(preimage, "base64")
  Buffer.from(networkId(Networks.PUBLIC), "hex").copy(bytes, 4)
  return bytes.toString("base64")
}

/** A MetaMask that approves, connected unless told otherwise, and functions to call it. */
function metamask({ connected = true } = {}): {
  model: LocalModel
  call: (method: string, params?: unknown) => Promise<Outcome>
  connect: () => Promise<Outcome>
  invoke: (method: string, params: object) => Promise<Outcome>
  result: (method: string, params: object) => Promise<Record<string, unknown>>
} {
  const { model } = testModel({
    quirks: metamaskQuirks,
    networks: ["public"],
    initial: {
      network: "public",
      answer: "approve",
      authEntry: ["v1"],
      grants: connected
        ? everyone.map((account) => ({ host, account, network: "public" as const }))
        : [],
    },
  })
  const call = (method: string, params?: unknown): Promise<Outcome> =>
    answer(model, { method, params }, host)
  const invoke = (method: string, params: object): Promise<Outcome> =>
    call("wallet_invokeMethod", { scope, request: { method, params } })
  return {
    model,
    call,
    invoke,
    connect: () =>
      call("wallet_createSession", {
        optionalScopes: { [scope]: { accounts: [], methods: all, notifications: [] } },
      }),
    async result(method, params) {
      const outcome = await invoke(method, params)
      if (!outcome || "error" in outcome) throw new Error(JSON.stringify(outcome))
      return outcome.result as Record<string, unknown>
    },
  }
}

describe("the session", () => {
  test("MM6: is empty, then has what was granted, without a window", async () => {
    const { model, call, connect } = metamask({ connected: false })
    expect(await call("wallet_getSession")).toEqual({ result: { sessionScopes: {} } })
    const granted = {
      [scope]: { accounts: accountIds(...everyone), methods: all, notifications: [] },
    }
    expect(await connect()).toEqual({ result: { sessionScopes: granted, sessionProperties: {} } })
    model.update({ answer: "ask", locked: true })
    expect(await call("wallet_getSession")).toEqual({ result: { sessionScopes: granted } })
    expect(model.getState().waiting).toEqual([])
  })

  test("MM11: lists the selected account first, or alone", async () => {
    const { model, call, connect } = metamask()
    model.update({ account: second })
    const accounts = async (): Promise<unknown> => {
      const outcome = await call("wallet_getSession")
      return outcome && "result" in outcome
        ? (outcome.result as { sessionScopes: Record<string, { accounts: unknown }> })
            .sessionScopes[scope]?.accounts
        : outcome
    }
    expect(await accounts()).toEqual(
      accountIds(second, ...everyone.filter((address) => address !== second)),
    )
    await call("wallet_revokeSession", { scopes: [scope] })
    model.update({ quirks: { MM11: true } })
    await connect()
    model.update({ account: first })
    expect(await accounts()).toEqual(accountIds(second))
  })

  test("MM8: a rejection and a closed window are 4001; a removed wallet stays silent", async () => {
    const { model, connect } = metamask({ connected: false })
    model.next("reject", "close", "ask")
    expect(await connect()).toEqual(code(4001))
    expect(await connect()).toEqual(code(4001))
    const connecting = connect()
    model.destroy()
    expect(await connecting).toBeNull()
  })

  test("MM6 MM8: refuses other scopes, malformed ones, and a MetaMask without Stellar, with 5100", async () => {
    const { model, call, connect } = metamask({ connected: false })
    for (const optionalScopes of [
      undefined,
      { "stellar:testnet": { methods: all, notifications: [] } },
      { [scope]: { methods: "signTransaction", notifications: [] } },
    ])
      expect(await call("wallet_createSession", { optionalScopes })).toEqual(code(5100))
    model.update({ quirks: { "MM8-5100": true } })
    expect(await connect()).toEqual(code(5100))
  })

  test("MM6 MM8: 5302 for empty properties, -32602 for no parameters, -32601 for other methods", async () => {
    const { call } = metamask()
    const requiredScopes = { [scope]: { methods: all, notifications: [] } }
    expect(await call("wallet_createSession", { requiredScopes, sessionProperties: {} })).toEqual(
      code(5302),
    )
    expect(await call("wallet_createSession", { requiredScopes })).toHaveProperty("result")
    expect(await call("wallet_createSession")).toEqual(code(-32602))
    expect(await call("eth_accounts")).toEqual(code(-32601))
    expect(await call("constructor")).toEqual(code(-32601))
  })

  test("MM11: revoking Stellar, or all, ends it; revoking another scope does not", async () => {
    const { model, call } = metamask()
    expect(await call("wallet_revokeSession", { scopes: ["eip155:1"] })).toEqual({ result: true })
    expect(model.getState().grants).not.toEqual([])
    expect(await call("wallet_revokeSession", { scopes: [scope] })).toEqual({ result: true })
    expect(model.getState().grants).toEqual([])
    expect(await call("wallet_revokeSession")).toEqual({ result: true })
  })

  test("MM6: can grant the network without an account", async () => {
    const { model, connect, invoke } = metamask({ connected: false })
    model.update({ quirks: { "MM6-empty": true } })
    expect(await connect()).toMatchObject({
      result: { sessionScopes: { [scope]: { accounts: [] } } },
    })
    expect(await invoke("signMessage", { message: "Hello" })).toEqual(code(-32602))
  })

  test("MM12: the first connection allows no signatures, the second does", async () => {
    const { model, connect, invoke } = metamask({ connected: false })
    model.update({ quirks: { MM12: true } })
    expect(await connect()).toMatchObject({
      result: { sessionScopes: { [scope]: { accounts: accountIds(...everyone), methods: [] } } },
    })
    expect(await invoke("signMessage", { message: "Hello" })).toEqual(code(4100))
    expect(await connect()).toMatchObject({
      result: { sessionScopes: { [scope]: { methods: all } } },
    })
    expect(await invoke("signMessage", { message: "Hello" })).toHaveProperty("result")
  })

  test("MM12: or a second screen stands before the first signature", async () => {
    const { model, invoke } = metamask()
    model.update({ answer: "ask", quirks: { "MM12-window": true } })
    const signing = invoke("signMessage", { message: "Hello" })
    await expect.poll(() => model.getState().waiting).toHaveLength(1)
    expect(model.getState().waiting[0]?.steps).toMatchObject([{ quirk: "MM12-window" }])
    model.settle("approve")
    expect(await signing).toHaveProperty("result.signerAddress", first)
    expect(model.getState().quirks["MM12-window"]).toBe(false)
  })
})

describe("signatures", () => {
  test("MM8: 4100 without a session, for another network, and for another method", async () => {
    const { call, invoke } = metamask()
    const request = { method: "signMessage", params: { message: "Hello" } }
    expect(await call("wallet_invokeMethod", { scope: "stellar:testnet", request })).toEqual(
      code(4100),
    )
    expect(await invoke("signHash", {})).toEqual(code(4100))
    expect(await call("wallet_invokeMethod", { request })).toEqual(code(-32602))
    const { invoke: unconnected } = metamask({ connected: false })
    expect(await unconnected("signMessage", { message: "Hello" })).toEqual(code(4100))
  })

  test("MM7: signs a transaction for Public", async () => {
    const { result } = metamask()
    const opts = { networkPassphrase: Networks.PUBLIC, address: first }
    const { signedTxXdr, ...others } = await result("signTransaction", { xdr: paymentXdr, opts })
    expect(others).toEqual({ signerAddress: first })
    expect(signerOf(signedTxXdr, Networks.PUBLIC)).toBe(first)
  })

  test("MM9: signs a fee bump as it is", async () => {
    const { result } = metamask()
    const xdr = feeBumpXdr(Networks.PUBLIC)
    const { signedTxXdr } = await result("signTransaction", { xdr, opts: { address: second } })
    expect(signerOf(signedTxXdr, Networks.PUBLIC)).toBe(second)
  })

  test("MM9: refuses a transaction in which the account takes no part, unless told otherwise", async () => {
    const { model, result } = metamask()
    const sign = () => result("signTransaction", { xdr: paymentXdr, opts: { address: second } })
    expect(await sign()).toMatchObject({ signedTxXdr: "", error: { code: -3 } })
    const shared = new TransactionBuilder(new Account(first, "1"), {
      fee: "100",
      networkPassphrase: Networks.PUBLIC,
    })
      .addOperation(
        Operation.payment({
          source: second,
          destination: first,
          asset: Asset.native(),
          amount: "1",
        }),
      )
      .setTimeout(0)
      .build()
    const involved = { xdr: shared.toXdr(), opts: { address: second } }
    expect(await result("signTransaction", involved)).toMatchObject({ signerAddress: second })
    model.update({ quirks: { MM9: false } })
    expect(await sign()).toMatchObject({ signerAddress: second })
  })

  test("MM9: signs entries of type 9 for Public, and no others", async () => {
    const { model, result } = metamask()
    const authEntry = onPublic(type9)
    const { signedAuthEntry, signerAddress } = await result("signAuthEntry", { authEntry })
    expect(signerAddress).toBe(first)
    expect(Buffer.from(String(signedAuthEntry), "base64")).toHaveLength(64)
    model.update({ answer: "ask" })
    for (const refused of [type9, onPublic(type10), "AAAA", ""])
      expect(await result("signAuthEntry", { authEntry: refused })).toMatchObject({
        signedAuthEntry: "",
        error: { code: -3, ext: [expect.any(String)] },
      })
    expect(model.getState().waiting).toEqual([])
  })

  test("MM9: signs messages by SEP-53, in base64, and no empty one", async () => {
    const { result } = metamask()
    const message = "Hello, こんにちは"
    const { signedMessage } = await result("signMessage", { message })
    const signature = Uint8Array.from(Buffer.from(String(signedMessage), "base64"))
    expect(Keypair.fromPublicKey(first).verifyMessage(message, signature)).toBe(true)
    expect(await result("signMessage", { message: "" })).toMatchObject({ error: { code: -3 } })
  })

  test("MM7 MM8: a failure is inside a result, with empty fields", async () => {
    const { model, result } = metamask()
    model.next("reject", "close")
    for (const _ of ["rejected", "closed"])
      expect(await result("signTransaction", { xdr: paymentXdr })).toEqual({
        signedTxXdr: "",
        signerAddress: first,
        error: { code: -4, message: "The user rejected this request." },
      })
    model.update({ quirks: { MM8: true } })
    expect(await result("signMessage", { message: "Hello" })).toMatchObject({
      signedMessage: "",
      error: { code: -2 },
    })
  })

  test.each([
    ["submit", { opts: { submit: false } }],
    ["submitUrl", { opts: { submitUrl: "https://horizon.example" } }],
    ["path", { opts: { path: "m/44'/148'/0'" } }],
    ["another network", { opts: { networkPassphrase: Networks.TESTNET } }],
    ["another parameter", { network: "public" }],
  ])("MM7: refuses %s with -3, without a window", async (_, other) => {
    const { model, result } = metamask()
    model.update({ answer: "ask" })
    expect(await result("signTransaction", { xdr: paymentXdr, ...other })).toMatchObject({
      signedTxXdr: "",
      signerAddress: "",
      error: { code: -3, ext: [expect.any(String)] },
    })
    expect(model.getState().waiting).toEqual([])
  })

  test("MM10: an unknown account falls back to the connected one, or is refused", async () => {
    const { model, result, invoke } = metamask()
    const stranger = Keypair.random().publicKey()
    const request = { message: "Hello", opts: { address: stranger } }
    expect(await result("signMessage", request)).toMatchObject({ signerAddress: first })
    model.update({ quirks: { MM10: false } })
    expect(await result("signMessage", request)).toMatchObject({ error: { code: -3 } })
    const [own] = model.getState().grants
    model.update({ grants: [own!] })
    expect(await invoke("signMessage", { message: "Hello", opts: { address: second } })).toEqual(
      code(-32602),
    )
  })

  test("if dishonest, signs with another account, and names it", async () => {
    const { model, result } = metamask()
    model.next("wrong-signer")
    const { signedTxXdr, signerAddress } = await result("signTransaction", { xdr: paymentXdr })
    expect([signerOf(signedTxXdr, Networks.PUBLIC), signerAddress]).toEqual([second, second])
  })
})

test("MM5: the first two questions for a session stay without an answer", async () => {
  const { model } = metamask()
  model.update({ quirks: { MM5: true } })
  const line = createLine(model, host)
  const ask = (id: number) => line({ jsonrpc: "2.0", id, method: "wallet_getSession" })
  expect(await ask(1)).toBeNull()
  expect(await ask(2)).toBeNull()
  expect(await ask(3)).toMatchObject({ id: 3, result: { sessionScopes: {} } })
  for (const noRequest of [null, "wallet_getSession", { method: "wallet_getSession" }, { id: 4 }])
    expect(await line(noRequest)).toBeNull()
})
