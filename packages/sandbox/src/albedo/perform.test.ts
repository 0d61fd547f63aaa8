import {
  Account,
  Keypair,
  Networks,
  Operation,
  Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { type Sandbox, startSandbox } from "../server/index.js"
import { createModel } from "../wallet/create-model.js"
import type { LocalModel } from "../wallet/model.js"
import type { Answer } from "../wallet/state.js"
import { perform } from "./perform.js"
import { type Sessions, sessionsIn } from "./sessions.js"
import { networkOf } from "./validate.js"
import { albedo } from "./web-wallet.js"
import { readRequest } from "./wire.js"

const options = albedo.model(sandboxConfig(8000))
const [first, second] = options.accounts
const origin = "https://app.example:444"
const xdr =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="

function wallet(answer: Answer = "approve"): LocalModel {
  const model = createModel(options)
  model.update({ answer })
  return model
}

const ask = (
  model: LocalModel,
  intent: unknown,
  params: object = {},
  sessions: Sessions = sessionsIn({} as Storage),
) => perform(model, { __reqid: "id", intent, params: { ...params } }, origin, sessions)

describe("AL10: the published vectors", () => {
  test("public_key with a token", async () => {
    expect(await ask(wallet(), "public_key", { token: "1b2c3d4e5f" })).toEqual({
      intent: "public_key",
      token: "1b2c3d4e5f",
      pubkey: first!.address,
      signed_message: `${first!.address}:1b2c3d4e5f`,
      signature:
        "6938ded4a27998129874b04017bf24d557220ce772e5e0824a4c070d4ced6e90744f04f2fd3e7c55138ed9384a6b51b5157814df436e35b517221316dab08208",
    })
  })

  test("sign_message in both formats", async () => {
    expect(await ask(wallet(), "sign_message", { message: "Hello, World!" })).toMatchObject({
      signed_message: `${first!.address}:Hello, World!`,
      message_signature:
        "6bd6c5250c44904c49270e4af29ea603635be4ec02425e7b0efb50ea8b2ee2c4be027b7f3e85e6eb8635fc42b6859a9b3d2ffdd2767033bde4b6c1e4d0195907",
      signedMessage:
        "7cee5d6d885752104c85eea421dfdcb95abf01f1271d11c4bec3fcbd7874dccd6e2e98b97b8eb23b643cac4073bb77de5d07b0710139180ae9f3cbba78f2ba04",
    })
  })

  test("tx on Testnet", async () => {
    expect(await ask(wallet(), "tx", { xdr, network: "testnet" })).toEqual({
      intent: "tx",
      xdr,
      network: "testnet",
      pubkey: first!.address,
      tx_hash: "6b9b5fe002cfbcab4e461e75c1dfc836c873d4d4b1c6610ec8153491332ecd8e",
      signed_envelope_xdr:
        "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAF3krOBAAAAQNAHHxOuXX5Ii7w1LiXkfQoDzhgLmR8kdZR17TotbWdO5nzxZvavg4JCtnsM8ss1jn6TIVYx9ZWOm+wj6KdrMQs=",
    })
  })
})

test.each([
  [undefined, Networks.PUBLIC],
  ["public", Networks.PUBLIC],
  ["TESTNET", Networks.TESTNET],
  [Networks.TESTNET, Networks.TESTNET],
  ["local", undefined],
  [Networks.STANDALONE, undefined],
  [Networks.FUTURENET, undefined],
])("AL6: resolves the network %s to %s", (requested, passphrase) => {
  expect(networkOf(options.networks, requested)?.passphrase).toBe(passphrase)
})

describe("AL2 AL8: reports a request's errors in this order", () => {
  test.each([
    ["", { pubkey: "G" }, 'Parameter "intent" is required.'],
    ["steal", { pubkey: "G" }, 'Unknown intent: "steal".'],
    ["toString", {}, 'Unknown intent: "toString".'],
    ["tx", { pubkey: "G" }, 'Invalid "pubkey" parameter. Stellar account public key expected.'],
    ["tx", { network: "nowhere" }, 'Parameter "xdr" is required for intent "tx".'],
    ["tx", { xdr: "AAAA", network: "nowhere" }, 'Unknown network: "nowhere".'],
    ["tx", { xdr: "AAAA" }, "Invalid transaction XDR"],
    ["sign_message", { message: "" }, 'Parameter "message" is required for intent "sign_message".'],
  ])("%s %j: %s", async (intent, params, ext) => {
    const model = wallet("ask")
    expect(await ask(model, intent, params)).toEqual({
      error: { code: -3, message: "Intent request is invalid.", ext },
    })
    expect(model.getState().waiting).toEqual([])
  })
})

test("AL2: ignores a message without a protocol version", () => {
  for (const data of [null, "text", 1, [], { intent: "tx" }, { albedo: { protocol: 3 } }])
    expect(readRequest(data)).toBeNull()
  expect(readRequest({ __reqid: 1, __albedo_intent_version: 3, intent: "tx", xdr: "A" })).toEqual({
    __reqid: 1,
    intent: "tx",
    params: { xdr: "A" },
  })
})

test("shows the host, the payload, and the requested account", async () => {
  const model = wallet("ask")
  void ask(model, "tx", { xdr, network: "testnet", pubkey: second!.address })
  await expect
    .poll(() => model.getState().waiting[0])
    .toMatchObject({
      kind: "transaction",
      host: "app.example:444",
      payload: xdr,
      passphrase: Networks.TESTNET,
      as: { account: second!.address, network: "testnet" },
    })
})

test("disables approval for an account that the wallet does not hold", async () => {
  const model = wallet()
  const pubkey = Keypair.random().publicKey()
  const pending = ask(model, "sign_message", { message: "x", pubkey })
  await expect.poll(() => model.getState().waiting[0]?.obstacle?.kind).toBe("disabled")
  expect(() => model.settle("approve")).toThrow("Account not found")
  model.settle("reject")
  expect(await pending).toMatchObject({ error: { code: -4 } })
})

test("fails with -4 when rejected, and gives no reply when closed or removed", async () => {
  expect(await ask(wallet("reject"), "public_key")).toEqual({
    error: { code: -4, message: "Action request was rejected by the user." },
  })
  expect(await ask(wallet("close"), "public_key")).toBe("close")
  const model = wallet("never")
  const pending = ask(model, "public_key")
  model.destroy()
  expect(await pending).toBeNull()
})

test("AL9: fails with -5 and the signed data when Horizon is unreachable", async () => {
  const unreachable = createModel({
    ...options,
    networks: options.networks.map((network) => ({ ...network, horizonUrl: "http://127.0.0.1:1" })),
  })
  unreachable.update({ answer: "approve" })
  expect(await ask(unreachable, "tx", { xdr, submit: true })).toMatchObject({
    error: {
      code: -5,
      message: "Transaction failed when submitted to Stellar network.",
      ext: "Failed to submit transaction",
    },
    intent: "tx",
    pubkey: first!.address,
    network: "public",
    signed_envelope_xdr: expect.any(String),
    horizonResult: {
      error: {
        code: -5,
        ext: "Network error. Failed to connect to Horizon server http://127.0.0.1:1",
      },
    },
  })
})

describe("AL2: reports errors that only the wallet checks", () => {
  const batched = (...intents: object[]) => ["batch", { intents }] as const
  const nested = { intent: "tx", xdr }
  test.each([
    ["implicit_flow", { intents: [] }, "No intents were specified for the implicit mode."],
    ["implicit_flow", { intents: { 0: "tx" } }, "No intents were specified for the implicit mode."],
    ["implicit_flow", { intents: "tx,steal" }, 'Unknown intent requested: "steal".'],
    [
      "implicit_flow",
      { intents: ["tx", "exchange"] },
      "Intent exchange can't be used in the implicit flow.",
    ],
    [
      "manage_account",
      { pubkey: `G${"A".repeat(55)}` },
      `Unknown account requested: "G${"A".repeat(55)}".`,
    ],
    [...batched(), "Batch intent request should contain at least one intent request."],
    [...batched(...Array(21).fill(nested)), "Too many batched intents requested."],
    [
      ...batched(nested, { intent: "pay" }),
      'Only "tx" intent is allowed in batch intent requests.',
    ],
    [...batched(nested, { intent: "tx" }), '[1] Parameter "xdr" is required for intent "tx".'],
    [...batched(nested, { intent: "tx", xdr: "AAAA" }), "[1] Invalid transaction XDR"],
    [...batched(null as never), 'Only "tx" intent is allowed in batch intent requests.'],
  ] as const)("%s %j: %s", async (intent, params, ext) => {
    const model = wallet("ask")
    expect(await ask(model, intent, params)).toEqual({
      error: { code: -3, message: "Intent request is invalid.", ext },
    })
    expect(model.getState().waiting).toEqual([])
  })
})

describe("transactions that Albedo builds", () => {
  let server: Sandbox
  beforeAll(async () => {
    server = await startSandbox({ port: 0 })
    await fetch(`${server.config.networks[0]!.friendbotUrl}?addr=${first!.address}`)
  })
  afterAll(() => server.close())

  function funded(answer: Answer = "approve"): LocalModel {
    const model = createModel(albedo.model(server.config))
    model.update({ answer })
    return model
  }
  const signedBy = (envelope: unknown) => {
    const transaction = TransactionBuilder.fromXdr(String(envelope), Networks.TESTNET)
    if (!(transaction instanceof Transaction)) throw new Error("This is a fee bump.")
    const [signature] = transaction.signatures
    const key = Keypair.fromPublicKey(first!.address)
    expect(key.verify(transaction.hash(), signature!.signature)).toBe(true)
    return transaction
  }
  const issuer = second!.address
  const stranger = Keypair.random().publicKey()

  test("pay creates a missing account with XLM, and the network accepts it", async () => {
    const payment = { amount: "3", destination: stranger, network: "testnet", submit: true }
    const created = await ask(funded(), "pay", { ...payment, memo: "77", memo_type: "MEMO_ID" })
    expect(created).toMatchObject({
      ...payment,
      intent: "pay",
      pubkey: first!.address,
      memo: "77",
      horizonResult: { successful: true },
    })
    const { operations, memo } = signedBy((created as Record<string, unknown>).signed_envelope_xdr)
    expect(operations).toMatchObject([
      { type: "createAccount", destination: stranger, startingBalance: "3.0000000" },
    ])
    expect(memo).toMatchObject({ type: "id", value: "77" })
    const paid = await ask(funded(), "pay", payment)
    expect(
      signedBy((paid as Record<string, unknown>).signed_envelope_xdr).operations,
    ).toMatchObject([{ type: "payment", destination: stranger, amount: "3.0000000" }])
  })

  test.each([
    [
      "pay",
      { amount: "2", destination: issuer, asset_code: "EUR", asset_issuer: issuer, memo: "hi" },
      [{ type: "payment", amount: "2.0000000", asset: { code: "EUR", issuer } }],
    ],
    [
      "trust",
      { asset_code: "EUR", asset_issuer: issuer },
      [{ type: "changeTrust", limit: "922337203685.4775807", line: { code: "EUR", issuer } }],
    ],
    [
      "trust",
      { asset_code: "EUR", asset_issuer: issuer, limit: "12.5" },
      [{ type: "changeTrust", limit: "12.5000000" }],
    ],
  ])("%s %j", async (intent, params, operations) => {
    const answer = await ask(funded(), intent, { ...params, network: "testnet" })
    expect(answer).toMatchObject({ ...params, intent, network: "testnet", pubkey: first!.address })
    const { signed_envelope_xdr, tx_hash } = answer as Record<string, string>
    const signed = signedBy(signed_envelope_xdr)
    expect(signed.operations).toMatchObject(operations)
    expect(Buffer.from(signed.hash()).toString("hex")).toBe(tx_hash)
    if ("memo" in params) expect(`${signed.memo.value}`).toBe("104,105")
  })

  test("AL6-exchange: always fails with -1 after approval; with the quirk it trusts, then buys", async () => {
    const params = {
      ...{ amount: "10", max_price: "0.5", network: "testnet" },
      ...{ buy_asset_code: "EUR", buy_asset_issuer: issuer },
    }
    const model = funded()
    expect(await ask(model, "exchange", params)).toMatchObject({ error: { code: -1 } })
    model.update({ quirks: { "AL6-exchange": true } })
    const answer = (await ask(model, "exchange", params)) as Record<string, unknown>
    expect(signedBy(answer.signed_envelope_xdr).operations).toMatchObject([
      { type: "changeTrust", line: { code: "EUR", issuer } },
      {
        type: "pathPaymentStrictReceive",
        sendMax: "5.0000000",
        destAmount: "10.0000000",
        destination: first!.address,
      },
    ])
  })

  test("shows the transaction or its invalid parameters, and fails with -5 for an unfunded source", async () => {
    const prompted = funded("ask")
    void ask(prompted, "pay", { amount: "1", destination: stranger, network: "testnet" })
    await expect.poll(() => prompted.getState().waiting[0]?.payload).toMatch(/^AAAAA/)
    const unfunded = { amount: "1", destination: stranger, pubkey: issuer, network: "testnet" }
    expect(await ask(funded(), "pay", unfunded)).toMatchObject({
      error: { code: -5, ext: new Error("Source account doesn't exist on the network.") },
    })
    const model = funded("ask")
    const pending = ask(model, "pay", { amount: "much", destination: "there", network: "testnet" })
    await expect.poll(() => model.getState().waiting[0]?.payload).toContain('"amount": "much"')
    model.settle("approve")
    expect(await pending).toMatchObject({ error: { code: -1 } })
  })

  test("batch has one result each, marked public unless they name a network, and fails as a whole", async () => {
    const horizon = server.config.networks[0]!.horizonUrl
    const { sequence } = await (await fetch(`${horizon}/accounts/${first!.address}`)).json()
    const bump = (to: string): string =>
      new TransactionBuilder(new Account(first!.address, sequence), {
        fee: "100",
        networkPassphrase: Networks.TESTNET,
      })
        .addOperation(Operation.bumpSequence({ bumpTo: to }))
        .setTimeout(0)
        .build()
        .toXdr()
    const intents = [
      { intent: "tx", xdr: bump("1") },
      { intent: "tx", xdr: bump("2"), network: "testnet" },
    ]
    const model = funded("ask")
    const pending = ask(model, "batch", { intents, network: "testnet" })
    await expect.poll(() => model.getState().waiting[0]?.kind).toBe("batch")
    expect(model.getState().waiting[0]?.payload).toBe(`${intents[0]!.xdr}\n${intents[1]!.xdr}`)
    model.settle("approve")
    const answer = await pending
    expect(answer).toMatchObject({
      intents,
      ...{ intent: "batch", pubkey: first!.address, network: "testnet" },
      results: [
        { ...intents[0], pubkey: first!.address, network: "public" },
        { ...intents[1], pubkey: first!.address, network: "testnet" },
      ],
    })
    for (const { signed_envelope_xdr } of (answer as { results: Record<string, unknown>[] })
      .results)
      signedBy(signed_envelope_xdr)

    const submitted = intents.map((each) => ({ ...each, submit: true }))
    expect(await ask(funded(), "batch", { intents: submitted, network: "testnet" })).toMatchObject({
      error: { code: -5, ext: "Failed to submit one of the transactions" },
      results: [
        { horizonResult: { successful: true } },
        { horizonResult: { error: { code: -5, ext: { title: "Transaction Failed" } } } },
      ],
    })
  })
})

test("manage_account shows the account and ends with its window, whatever the verdict", async () => {
  const model = wallet("ask")
  const pending = ask(model, "manage_account", { pubkey: second!.address, network: "testnet" })
  await expect
    .poll(() => model.getState().waiting[0])
    .toMatchObject({ kind: "account", payload: second!.address, as: { network: "testnet" } })
  model.settle("close")
  expect(await pending).toBe("close")
  expect(await ask(wallet("reject"), "manage_account", { pubkey: second!.address })).toBe("close")
})

test("a dishonest wallet signs something else but reports the request", async () => {
  const { signed_envelope_xdr: envelope, tx_hash: hash } = (await ask(wallet("alter"), "tx", {
    xdr,
    network: "testnet",
  })) as Record<string, string>
  const signed = TransactionBuilder.fromXdr(envelope!, Networks.TESTNET)
  expect(Buffer.from(signed.hash()).toString("hex")).toBe(hash)
  expect(hash).not.toBe("6b9b5fe002cfbcab4e461e75c1dfc836c873d4d4b1c6610ec8153491332ecd8e")
  const key = Keypair.fromPublicKey(first!.address)
  expect(key.verify(signed.hash(), signed.signatures[0]!.signature)).toBe(true)
  expect(await ask(wallet("wrong-signer"), "public_key", { token: "t" })).toMatchObject({
    pubkey: second!.address,
  })
})
