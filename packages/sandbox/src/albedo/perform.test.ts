import { Keypair, Networks, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { createBrain, type LocalBrain } from "../wallet/brain.js"
import type { Answer } from "../wallet/state.js"
import { networkOf } from "./networks.js"
import { albedoOptions } from "./options.js"
import { perform } from "./perform.js"
import { readRequest } from "./wire.js"

const options = albedoOptions(sandboxConfig(8000))
const [first, second] = options.accounts
const origin = "https://app.example:444"
const xdr =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="

function wallet(answer: Answer = "approve"): LocalBrain {
  const brain = createBrain(options)
  brain.update({ answer })
  return brain
}

const ask = (brain: LocalBrain, intent: unknown, params: object = {}) =>
  perform(brain, { __reqid: "id", intent, params: { ...params } }, origin)

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

  test("sign_message in both ways", async () => {
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
])("AL6: the network %s is %s", (named, passphrase) => {
  expect(networkOf(options.networks, named)?.passphrase).toBe(passphrase)
})

describe("AL2 AL8: what is wrong with a request, in this order", () => {
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
    const brain = wallet("ask")
    expect(await ask(brain, intent, params)).toEqual({
      error: { code: -3, message: "Intent request is invalid.", ext },
    })
    expect(brain.getState().waiting).toEqual([])
  })
})

test("AL2: a message without a version of the protocol is no request", () => {
  for (const data of [null, "text", 1, [], { intent: "tx" }, { albedo: { protocol: 3 } }])
    expect(readRequest(data)).toBeNull()
  expect(readRequest({ __reqid: 1, __albedo_intent_version: 3, intent: "tx", xdr: "A" })).toEqual({
    __reqid: 1,
    intent: "tx",
    params: { xdr: "A" },
  })
})

test("the person is shown who asks, what, and who signs where the request says so", async () => {
  const brain = wallet("ask")
  void ask(brain, "tx", { xdr, network: "testnet", pubkey: second!.address })
  await expect
    .poll(() => brain.getState().waiting[0])
    .toMatchObject({
      kind: "transaction",
      host: "app.example:444",
      payload: xdr,
      passphrase: Networks.TESTNET,
      as: { account: second!.address, network: "testnet" },
    })
})

test("an account that the wallet does not hold cannot be approved", async () => {
  const brain = wallet()
  const pubkey = Keypair.random().publicKey()
  const asked = ask(brain, "sign_message", { message: "x", pubkey })
  await expect.poll(() => brain.getState().waiting[0]?.obstacle?.kind).toBe("disabled")
  expect(() => brain.settle("approve")).toThrow("Account not found")
  brain.settle("reject")
  expect(await asked).toMatchObject({ error: { code: -4 } })
})

test("what is not approved: -4, closed, or nothing when the wallet goes away", async () => {
  expect(await ask(wallet("reject"), "public_key")).toEqual({
    error: { code: -4, message: "Action request was rejected by the user." },
  })
  expect(await ask(wallet("close"), "public_key")).toBe("close")
  const brain = wallet("never")
  const asked = ask(brain, "public_key")
  brain.destroy()
  expect(await asked).toBeNull()
})

test("AL9: submitting to a network that cannot be reached is an unhandled error, -1", async () => {
  const unreachable = createBrain({
    ...options,
    networks: options.networks.map((network) => ({ ...network, horizonUrl: "http://127.0.0.1:1" })),
  })
  unreachable.update({ answer: "approve" })
  expect(await ask(unreachable, "tx", { xdr, submit: true })).toEqual({
    error: {
      code: -1,
      message: "Unhandled error occurred. If this error persists, please contact Albedo support.",
    },
  })
})

test("a lying wallet signs something else, and tells of what was asked", async () => {
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
