import {
  Account,
  Asset,
  hash,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { afterEach, describe, expect, test, vi } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import { sandboxAccounts } from "../wallet/keys.js"
import type { WalletModel } from "../wallet/model.js"
import { answer } from "./background.js"
import { freighterQuirks } from "./quirks.js"
import type { Reply, Request, RequestType } from "./wire.js"

const LOCAL = "Standalone Network ; February 2017"
const [first, second] = sandboxAccounts.map(({ address }) => address) as [string, string]
const site = { host: "localhost", secure: false }
const declined = { code: -4, message: "The user rejected this request." }
const internal = {
  code: -1,
  message:
    "The wallet encountered an internal error. Please try again or contact the wallet if the problem persists.",
}
const rejection = { apiError: declined, error: declined.message }

/** A Freighter on Testnet that approves, and a function to send it requests. */
function freighter(): {
  model: WalletModel
  send: (type: RequestType, fields?: object, from?: typeof site) => Promise<Reply | null>
  waits: number[]
} {
  const waits: number[] = []
  const model = createModel({
    wallet: "freighter",
    accounts: sandboxAccounts,
    networks: sandboxConfig(8000).networks,
    quirks: freighterQuirks,
    initial: { network: "testnet", answer: "approve" },
    wait: async (ms) => {
      waits.push(ms)
    },
  })
  return {
    model,
    waits,
    send: (type, fields, from = site) => answer(model, { type, ...fields } as Request, from),
  }
}

/** The same, connected to the site. */
async function connected(): Promise<ReturnType<typeof freighter>> {
  const wallet = freighter()
  await wallet.send("REQUEST_ACCESS")
  return wallet
}

function payment(passphrase: string = Networks.TESTNET): string {
  return new TransactionBuilder(new Account(first, "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(Operation.payment({ destination: second, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXdr()
}

/** The account that signed a returned envelope last. */
function signerOf(reply: Reply | null, passphrase: string = Networks.TESTNET): string | undefined {
  const transaction = TransactionBuilder.fromXdr(String(reply?.signedTransaction), passphrase)
  const { signature } = transaction.signatures.at(-1)!
  return sandboxAccounts.find(({ address }) =>
    Keypair.fromPublicKey(address).verify(transaction.hash(), signature),
  )?.address
}

/** The amount of the payment in an envelope. */
function amountOf(envelope: unknown): unknown {
  const [operation] = TransactionBuilder.fromXdr(String(envelope), Networks.TESTNET).operations
  return operation?.type === "payment" ? operation.amount : undefined
}

afterEach(() => void vi.restoreAllMocks())

describe("a lost extension", () => {
  const stale = { error: "Unable to send message to extension" }

  test("FR3: fails every request in a dead content script with one error, and logs each", async () => {
    const { model, send } = await connected()
    const logged = vi.spyOn(console, "error").mockReturnValue()
    model.update({ quirks: { FR3: true } })
    const types = ["REQUEST_CONNECTION_STATUS", "REQUEST_PUBLIC_KEY", "SUBMIT_BLOB"] as const
    for (const type of types) expect(await send(type, { blob: "hello" })).toEqual(stale)
    expect(logged).toHaveBeenCalledTimes(types.length)
    expect(model.getState().waiting).toEqual([])
  })

  test("FR3-worker: fails the next request to the user, then answers again", async () => {
    const { model, send } = await connected()
    const logged = vi.spyOn(console, "error").mockReturnValue()
    model.update({ quirks: { "FR3-worker": true } })
    expect(await send("REQUEST_PUBLIC_KEY"), "a reading").toEqual({ publicKey: first })
    const submit = { transactionXdr: payment(), networkPassphrase: Networks.TESTNET }
    expect(await send("SUBMIT_TRANSACTION", submit)).toEqual(stale)
    expect(model.getState().quirks["FR3-worker"]).toBe(false)
    expect(await send("REQUEST_CONNECTION_STATUS")).toEqual({ isConnected: true })
    expect(signerOf(await send("SUBMIT_TRANSACTION", submit))).toBe(first)
    expect(logged).toHaveBeenCalledOnce()
  })
})

describe("access", () => {
  test('asks once and then grants silently; the key is "" before', async () => {
    const { model, send } = freighter()
    expect(await send("REQUEST_PUBLIC_KEY")).toEqual({ publicKey: "" })
    expect(await send("REQUEST_ALLOWED_STATUS")).toEqual({ isAllowed: false })
    expect(await send("REQUEST_ACCESS")).toEqual({ publicKey: first })
    model.update({ answer: "reject" })
    expect(await send("REQUEST_ACCESS")).toEqual({ publicKey: first })
    expect(await send("SET_ALLOWED_STATUS")).toEqual({ isAllowed: true })
    expect(await send("REQUEST_PUBLIC_KEY")).toEqual({ publicKey: first })
    expect(await send("REQUEST_ALLOWED_STATUS")).toEqual({ isAllowed: true })
    expect(await send("REQUEST_USER_INFO")).toEqual({ userInfo: { publicKey: first } })
  })

  test("FR3: reports a rejection and a closed window alike, in both forms", async () => {
    const { model, send } = freighter()
    for (const verdict of ["reject", "close"] as const) {
      model.next(verdict, verdict)
      expect(await send("REQUEST_ACCESS")).toEqual(rejection)
      expect(await send("SET_ALLOWED_STATUS")).toEqual(rejection)
    }
    expect(model.getState().grants).toEqual([])
  })

  test("FR4: grants a network, account, and host name, whatever the port", async () => {
    const { model, send } = await connected()
    const key = async (): Promise<unknown> => (await send("REQUEST_PUBLIC_KEY"))?.publicKey
    model.update({ network: "public" })
    expect(await key()).toBe("")
    model.update({ network: "testnet", account: second })
    expect(await key()).toBe("")
    model.update({ account: first })
    expect(await key()).toBe(first)
    const elsewhere = { host: "other.example", secure: true }
    expect(await send("REQUEST_PUBLIC_KEY", {}, elsewhere)).toEqual({ publicKey: "" })
  })

  test("reports no key and no grant while locked, and asks again for access", async () => {
    const { model, send } = await connected()
    model.update({ locked: true, answer: "ask" })
    expect(await send("REQUEST_PUBLIC_KEY")).toEqual({ publicKey: "" })
    expect(await send("REQUEST_ALLOWED_STATUS")).toEqual({ isAllowed: false })
    const access = send("REQUEST_ACCESS")
    expect(model.getState().waiting).toMatchObject([{ kind: "connect", host: "localhost" }])
    model.settle("approve")
    expect(await access).toEqual({ publicKey: first })
    expect(model.getState().locked).toBe(false)
  })

  test("SET_ALLOWED_STATUS replies false while locked, although the user then connects", async () => {
    const { model, send } = freighter()
    model.update({ locked: true })
    expect(await send("SET_ALLOWED_STATUS")).toEqual({ isAllowed: false })
    expect(await send("REQUEST_ALLOWED_STATUS")).toEqual({ isAllowed: true })
  })

  test("without a wallet it is connected, has no key, and only closes its welcome page", async () => {
    const { model, send } = freighter()
    model.update({ created: false })
    expect(await send("REQUEST_CONNECTION_STATUS")).toEqual({ isConnected: true })
    expect(await send("REQUEST_PUBLIC_KEY")).toEqual({ publicKey: "" })
    const access = send("REQUEST_ACCESS")
    model.settle("close")
    expect(await access).toEqual(rejection)
  })
})

describe("network", () => {
  test("sends details to every page, with or without a grant, in Freighter's names", async () => {
    const { model, send } = freighter()
    expect(await send("REQUEST_NETWORK_DETAILS")).toEqual({
      networkDetails: {
        network: "TESTNET",
        networkName: "Test Net",
        networkUrl: "http://localhost:8000/testnet",
        networkPassphrase: Networks.TESTNET,
        sorobanRpcUrl: "http://localhost:8000/testnet/rpc",
        friendbotUrl: "http://localhost:8000/testnet/friendbot",
      },
    })
    model.update({ network: "local" })
    expect(await send("REQUEST_NETWORK")).toEqual({ network: "STANDALONE" })
  })

  test("has an unreachable RPC and no faucet on the public network", async () => {
    const { model, send } = freighter()
    model.update({ network: "public" })
    const details = (await send("REQUEST_NETWORK_DETAILS"))?.networkDetails as Record<
      string,
      string
    >
    expect(details).toMatchObject({ network: "PUBLIC", networkName: "Main Net" })
    expect(new URL(details.sorobanRpcUrl!).hostname).toMatch(/\.invalid$/)
    expect(details).not.toHaveProperty("friendbotUrl")
  })
})

describe("transactions", () => {
  const submit = { transactionXdr: payment(), networkPassphrase: Networks.TESTNET }

  test("is signed by the active account, which the reply contains", async () => {
    const { send } = await connected()
    const reply = await send("SUBMIT_TRANSACTION", submit)
    expect(signerOf(reply)).toBe(first)
    expect(reply?.signerAddress).toBe(first)
  })

  test("is for Mainnet without a passphrase", async () => {
    const { model, send } = await connected()
    model.update({ network: "public" })
    await send("REQUEST_ACCESS")
    const reply = await send("SUBMIT_TRANSACTION", { transactionXdr: payment() })
    expect(signerOf(reply, Networks.PUBLIC)).toBe(first)
    model.update({ network: "testnet" })
    expect(await send("SUBMIT_TRANSACTION", { transactionXdr: payment() })).toEqual(rejection)
  })

  test("FR5: opens a window with a disabled button without a grant", async () => {
    const { model, send } = freighter()
    const reply = send("SUBMIT_TRANSACTION", submit)
    await expect
      .poll(() => model.getState().waiting)
      .toMatchObject([{ kind: "transaction", shown: true, obstacle: { kind: "disabled" } }])
    model.settle("reject")
    expect(await reply).toEqual(rejection)
    model.update({ quirks: { FR5: false } })
    expect(signerOf(await send("SUBMIT_TRANSACTION", submit))).toBe(first)
  })

  test("FR5: shows the signature request after unlocking if sent while locked", async () => {
    const { model, send } = await connected()
    model.update({ locked: true, answer: "ask" })
    const reply = send("SUBMIT_TRANSACTION", submit)
    await expect.poll(() => model.getState().waiting).toMatchObject([{ kind: "transaction" }])
    expect(model.getState().waiting[0]!.obstacle).toBeUndefined()
    model.settle("approve")
    expect(signerOf(await reply)).toBe(first)
    expect(model.getState().locked).toBe(false)
  })

  test("FR5: shares an account without a grant on access; a requested granted one asks directly", async () => {
    const { model, send } = await connected()
    model.update({ account: second, answer: "ask" })
    void send("REQUEST_ACCESS")
    expect(model.getState().waiting).toMatchObject([{ kind: "connect" }])
    model.settle("reject")
    const reply = send("SUBMIT_TRANSACTION", { ...submit, accountToSign: first })
    await expect.poll(() => model.getState().waiting).toMatchObject([{ kind: "transaction" }])
    expect(model.getState().waiting[0]!.obstacle).toBeUndefined()
    model.settle("approve")
    expect(signerOf(await reply)).toBe(first)
    expect(model.getState().account, "FR6: stays active afterwards").toBe(first)
  })

  test("FR6: activates a requested account at once, even if the user then cancels", async () => {
    const { model, send } = await connected()
    model.next("reject")
    await send("SUBMIT_TRANSACTION", { ...submit, accountToSign: second })
    expect(model.getState().account).toBe(second)
    await send("REQUEST_ACCESS")
    const reply = await send("SUBMIT_TRANSACTION", { ...submit, address: second })
    expect([signerOf(reply), reply?.signerAddress]).toEqual([second, second])
  })

  test("FR6: can answer one read of the account empty while its window opens for another account", async () => {
    const { model, send } = await connected()
    model.update({ account: second })
    await send("REQUEST_ACCESS")
    model.update({ answer: "ask", quirks: { "FR6-late": true } })
    const key = async (): Promise<unknown> => (await send("REQUEST_PUBLIC_KEY"))?.publicKey
    expect(await key()).toBe(second)
    const reply = send("SUBMIT_TRANSACTION", { ...submit, accountToSign: first })
    await expect.poll(() => model.getState().waiting).toHaveLength(1)
    expect(await key()).toBe("")
    expect(await key()).toBe(first)
    model.settle("approve")
    expect(signerOf(await reply)).toBe(first)

    // The active account, or nobody who reads: nothing is empty later.
    model.update({ answer: "approve", quirks: { "FR6-late": true } })
    await send("SUBMIT_TRANSACTION", { ...submit, accountToSign: first })
    expect(await key()).toBe(first)
    await send("SUBMIT_TRANSACTION", { ...submit, accountToSign: second })
    expect(await key()).toBe(second)
  })

  test("FR6: ignores an unknown requested account and signs with the active one", async () => {
    const { send } = await connected()
    const accountToSign = Keypair.random().publicKey()
    const reply = await send("SUBMIT_TRANSACTION", { ...submit, accountToSign })
    expect([signerOf(reply), reply?.signerAddress]).toEqual([first, first])
  })

  test("FR6 off: signs with the requested account without activating it, and refuses unknown ones", async () => {
    const { model, send } = await connected()
    model.update({ quirks: { FR6: false } })
    const reply = await send("SUBMIT_TRANSACTION", { ...submit, accountToSign: second })
    expect(signerOf(reply)).toBe(second)
    expect(model.getState().account).toBe(first)
    const accountToSign = Keypair.random().publicKey()
    expect(await send("SUBMIT_TRANSACTION", { ...submit, accountToSign })).toEqual(rejection)
  })

  test("FR7: shows a notice and rejects another network; signs for it with the quirk off", async () => {
    const { model, send } = await connected()
    model.update({ answer: "ask" })
    const other = { transactionXdr: payment(LOCAL), networkPassphrase: LOCAL }
    const reply = send("SUBMIT_TRANSACTION", other)
    await expect
      .poll(() => model.getState().waiting)
      .toMatchObject([{ obstacle: { kind: "notice", title: "Freighter is set to Test Net" } }])
    model.settle("approve")
    expect(await reply).toEqual(rejection)
    model.update({ answer: "approve", quirks: { FR7: false } })
    expect(signerOf(await send("SUBMIT_TRANSACTION", other), LOCAL)).toBe(first)
  })

  test("FR7: fails a malformed transaction with an internal error, without a window", async () => {
    const { model, send } = await connected()
    model.update({ answer: "ask" })
    for (const transactionXdr of ["", "AAAA", "rubbish!", undefined, 7, {}])
      expect(await send("SUBMIT_TRANSACTION", { ...submit, transactionXdr })).toEqual({
        apiError: internal,
        error: internal.message,
      })
    expect(model.getState().waiting).toEqual([])
  })

  test("FR8: with the quirk on, shows a notice and rejects plain http only on Mainnet", async () => {
    const { model, send } = await connected()
    const mainnet = { transactionXdr: payment(), networkPassphrase: Networks.PUBLIC }
    model.update({ quirks: { FR8: true } })
    expect(signerOf(await send("SUBMIT_TRANSACTION", submit))).toBe(first)
    model.update({ network: "public" })
    await send("REQUEST_ACCESS")
    expect(await send("SUBMIT_TRANSACTION", mainnet)).toEqual(rejection)
    const secure = { host: "localhost", secure: true }
    expect(signerOf(await send("SUBMIT_TRANSACTION", mainnet, secure), Networks.PUBLIC)).toBe(first)
    model.update({ quirks: { FR8: false } })
    expect(signerOf(await send("SUBMIT_TRANSACTION", mainnet), Networks.PUBLIC)).toBe(first)
  })

  test("FR9: shows requests side by side, or hides the first in the side panel", async () => {
    const { model, send } = freighter()
    model.update({ answer: "ask" })
    const shown = (): boolean[] => model.getState().waiting.map((waiting) => waiting.shown)
    void send("REQUEST_ACCESS")
    void send("REQUEST_ACCESS")
    expect(shown()).toEqual([true, true])
    model.reset()
    model.update({ answer: "ask", quirks: { FR9: true } })
    void send("REQUEST_ACCESS")
    const latest = send("REQUEST_ACCESS")
    expect(shown()).toEqual([false, true])
    model.settle("approve")
    expect(await latest).toEqual({ publicKey: first })
    expect(shown()).toEqual([false])
  })

  test("FR10: with the quirk on, opens a transaction's window 45 s late", async () => {
    const { model, send, waits } = await connected()
    await send("SUBMIT_TRANSACTION", submit)
    expect(waits).toEqual([])
    model.update({ quirks: { FR10: true } })
    await send("SUBMIT_TRANSACTION", submit)
    expect(waits).toEqual([45_000])
  })

  test("if dishonest, signs altered content or with another account, and reports that signer", async () => {
    const { model, send } = await connected()
    model.next("alter", "wrong-signer")
    const altered = await send("SUBMIT_TRANSACTION", submit)
    expect(signerOf(altered)).toBe(first)
    expect(amountOf(altered?.signedTransaction)).toBe("10.0000000")
    const wrong = await send("SUBMIT_TRANSACTION", submit)
    expect([signerOf(wrong), wrong?.signerAddress]).toEqual([second, second])
    expect(amountOf(wrong?.signedTransaction)).toBe("1.0000000")
  })
})

describe("messages", () => {
  const verify = (message: string, signature: unknown, address: string = first): boolean =>
    Keypair.fromPublicKey(address).verifyMessage(
      message,
      Uint8Array.from(Buffer.from(signature as string, "base64")),
    )

  test("signs SEP-53 in base64 from 4.0.0, and as Buffer JSON for older or unknown versions", async () => {
    const { send } = await connected()
    for (const blob of ["Hello, World!", "こんにちは、世界！", ""]) {
      const reply = await send("SUBMIT_BLOB", { blob, apiVersion: "4.0.0" })
      expect(verify(blob, reply?.signedBlob)).toBe(true)
      expect(reply?.signerAddress).toBe(first)
      for (const apiVersion of ["3.1.0", undefined]) {
        const { signedBlob } = (await send("SUBMIT_BLOB", { blob, apiVersion }))!
        expect(signedBlob).toMatchObject({ type: "Buffer" })
        expect(
          verify(blob, Buffer.from((signedBlob as { data: number[] }).data).toString("base64")),
        ).toBe(true)
      }
    }
  })

  test("ignores more than 1.5 million characters, and fails for other types than text", async () => {
    const { model, send } = await connected()
    model.update({ answer: "ask" })
    expect(await send("SUBMIT_BLOB", { blob: "x".repeat(1_500_001) })).toBeNull()
    expect(model.getState().waiting).toEqual([])
    for (const blob of [undefined, null, 7, new Uint8Array(4)])
      expect(await send("SUBMIT_BLOB", { blob })).toMatchObject({ apiError: internal })
  })

  test("refuses another network only if the request names one", async () => {
    const { send } = await connected()
    const message = { blob: "x", apiVersion: "6.0.1" }
    const other = { ...message, networkPassphrase: LOCAL }
    expect(await send("SUBMIT_BLOB", other)).toEqual(rejection)
    expect(await send("SUBMIT_BLOB", message)).toHaveProperty("signedBlob")
  })

  test("if dishonest, signs another text or with another account", async () => {
    const { model, send } = await connected()
    model.next("alter", "wrong-signer")
    const altered = await send("SUBMIT_BLOB", { blob: "x", apiVersion: "6.0.1" })
    expect(verify("x", altered?.signedBlob)).toBe(false)
    const wrong = await send("SUBMIT_BLOB", { blob: "x", apiVersion: "6.0.1" })
    expect(verify("x", wrong?.signedBlob, second)).toBe(true)
  })
})

describe("auth entries", () => {
  const type9 =
    "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="
  const type10 =
    "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA"
  const verify = (preimage: string, signature: unknown, address: string = first): boolean =>
    Keypair.fromPublicKey(address).verify(
      hash(Uint8Array.from(Buffer.from(preimage, "base64"))),
      Uint8Array.from(Buffer.from(signature as string, "base64")),
    )

  test("signs types 9 and 10 in base64 from 4.2.0, and as Buffer JSON for older versions", async () => {
    const { send } = await connected()
    for (const entryXdr of [type9, type10]) {
      const reply = await send("SUBMIT_AUTH_ENTRY", { entryXdr, apiVersion: "4.2.0" })
      expect(verify(entryXdr, reply?.signedAuthEntry)).toBe(true)
      expect(reply?.signerAddress).toBe(first)
      const old = await send("SUBMIT_AUTH_ENTRY", { entryXdr, apiVersion: "4.1.0" })
      expect(old?.signedAuthEntry).toMatchObject({ type: "Buffer" })
    }
  })

  test("uses the network inside, not the passphrase of the request", async () => {
    const { model, send } = await connected()
    const entry = { entryXdr: type9, apiVersion: "6.0.1", networkPassphrase: LOCAL }
    expect(await send("SUBMIT_AUTH_ENTRY", entry)).toHaveProperty("signedAuthEntry")
    model.update({ network: "local" })
    await send("REQUEST_ACCESS")
    expect(await send("SUBMIT_AUTH_ENTRY", entry)).toEqual(rejection)
  })

  test("CP6: refuses a type 10 entry for another account, and signs it if the quirk is off", async () => {
    const { model, send } = await connected()
    model.update({ account: second })
    await send("REQUEST_ACCESS")
    expect(await send("SUBMIT_AUTH_ENTRY", { entryXdr: type10 })).toEqual(rejection)
    expect(await send("SUBMIT_AUTH_ENTRY", { entryXdr: type9 })).toHaveProperty("signedAuthEntry")
    model.update({ quirks: { CP6: false } })
    const entry = { entryXdr: type10, apiVersion: "6.0.1" }
    const { signedAuthEntry } = (await send("SUBMIT_AUTH_ENTRY", entry)) ?? {}
    expect(verify(type10, signedAuthEntry, second)).toBe(true)
  })

  test("FR7: shows a malformed or unsupported entry in a window, then rejects", async () => {
    const { model, send } = await connected()
    model.update({ answer: "ask", authEntry: ["v1"] })
    for (const entryXdr of ["AAAA", "", undefined, type10]) {
      const reply = send("SUBMIT_AUTH_ENTRY", { entryXdr, apiVersion: "6.0.1" })
      await expect
        .poll(() => model.getState().waiting)
        .toMatchObject([{ obstacle: { kind: "notice", title: "Invalid authorization entry" } }])
      model.settle("approve")
      expect(await reply).toEqual(rejection)
    }
  })

  test("if dishonest, signs another nonce or with another account", async () => {
    const { model, send } = await connected()
    model.next("alter", "wrong-signer")
    const entry = { entryXdr: type9, apiVersion: "6.0.1" }
    expect(verify(type9, (await send("SUBMIT_AUTH_ENTRY", entry))?.signedAuthEntry)).toBe(false)
    const wrong = await send("SUBMIT_AUTH_ENTRY", entry)
    expect(verify(type9, wrong?.signedAuthEntry, second)).toBe(true)
  })
})

describe("tokens", () => {
  const contractId = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
  const token = { contractId, networkPassphrase: Networks.TESTNET }

  test("FR3: adds a token, or refuses in one form only", async () => {
    const { model, send } = await connected()
    expect(await send("SUBMIT_TOKEN", token)).toEqual({ contractId })
    model.next("reject")
    expect(await send("SUBMIT_TOKEN", token)).toEqual({ apiError: declined })
    expect(await send("SUBMIT_TOKEN", { contractId })).toEqual({ apiError: declined })
  })

  test("disables adding an invalid contract address", async () => {
    const { model, send } = await connected()
    const reply = send("SUBMIT_TOKEN", { ...token, contractId: "USDC" })
    expect(() => model.settle("approve")).toThrow("No such token")
    model.settle("close")
    expect(await reply).toEqual({ apiError: declined })
  })
})

test("does not reply when unloaded while asking", async () => {
  const { model, send } = freighter()
  model.update({ answer: "ask" })
  const replies = [send("REQUEST_ACCESS"), send("SUBMIT_BLOB", { blob: "x" })]
  await expect.poll(() => model.getState().waiting).toHaveLength(2)
  model.destroy()
  expect(await Promise.all(replies)).toEqual([null, null])
})
