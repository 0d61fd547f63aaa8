import { createNetwork } from "@alidade/network"
import { Networks, Operation } from "@stellar/stellar-sdk"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { app, muxed, START, stranger, user } from "../../test/challenge.js"
import { fields } from "../../test/message.js"
import { createMessage } from "../message/message.js"
import {
  createNonce,
  lookUpOn,
  memoryNonces,
  type VerifyMessageOptions,
  verifyMessage,
} from "./index.js"

const message = createMessage(fields)
const signatureOf = (text: string, key = user) => Buffer.from(key.signMessage(text))
const signature = signatureOf(message).toString("base64")

/** Verifies at the beginning, with the nonce in the store. */
function verify(options: Partial<VerifyMessageOptions> = {}) {
  const nonces = memoryNonces()
  nonces.put(fields.nonce, fields.expires)
  return verifyMessage({
    message,
    signature,
    domain: "example.org",
    networkPassphrase: Networks.TESTNET,
    nonces,
    now: START * 1000,
    ...options,
  })
}

describe("verifyMessage accepts", () => {
  const bytes = Buffer.from(signature, "base64")

  test.each([
    ["base64", signature],
    ["base64 without padding", signature.replace(/=+$/, "")],
    ["hex", bytes.toString("hex")],
    ["hex in upper case", bytes.toString("hex").toUpperCase()],
  ])("SM1: a signature in %s, made by Stellar's SDK", async (_, text) => {
    const result = await verify({ signature: text, address: user.publicKey() })
    expect(result).toEqual({ verified: true, ...fields, signer: user.publicKey() })
  })

  test("a muxed account, whose key signs", async () => {
    const text = createMessage({ ...fields, address: muxed })
    const signed = { message: text, signature: signatureOf(text).toString("base64") }
    expect(await verify({ ...signed, address: muxed })).toMatchObject({
      address: muxed,
      signer: user.publicKey(),
    })
  })

  test("one of several domains, until the end, and with a clock that is behind", async () => {
    const domain = ["example.com", "example.org"]
    expect(await verify({ domain })).toMatchObject({ verified: true })
    expect(await verify({ now: fields.expires * 1000 })).toMatchObject({ verified: true })
    const behind = { now: (START - 5) * 1000, clockTolerance: 5 }
    expect(await verify(behind)).toMatchObject({ verified: true })
  })
})

describe("verifyMessage refuses", () => {
  const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"

  test.each<[string, Partial<VerifyMessageOptions>, string]>([
    ["another text", { message: "Hello, World!" }, "badMessage"],
    ["a contract's account", { message: message.replace(/G\w{55}/, contract) }, "badMessage"],
    ["another domain", { domain: "example.com" }, "otherDomain"],
    ["the domain with a port", { domain: "example.org:8443" }, "otherDomain"],
    ["no domain of ours", { domain: [] }, "otherDomain"],
    ["another network", { networkPassphrase: Networks.PUBLIC }, "messageOtherNetwork"],
    ["another account", { address: stranger.publicKey() }, "messageOtherAccount"],
    ["the account's other form", { address: muxed }, "messageOtherAccount"],
    ["a message before its time", { now: START * 1000 - 1 }, "messageEarly"],
    ["a message after its end", { now: fields.expires * 1000 + 1 }, "messageLate"],
    ["an old message", { now: (START + 61) * 1000, maxAge: 60 }, "messageLate"],
    [
      "a stranger's signature",
      { signature: signatureOf(message, stranger).toString("base64") },
      "unsignedMessage",
    ],
    [
      "the signature of another message",
      { signature: signatureOf(`${message} `).toString("hex") },
      "unsignedMessage",
    ],
    [
      "a signature of the bare text",
      { signature: Buffer.from(user.sign(Buffer.from(message))).toString("hex") },
      "unsignedMessage",
    ],
    ["no signature", { signature: "" }, "unsignedMessage"],
    ["a signature that is no text", { signature: [1] as unknown as string }, "unsignedMessage"],
    ["a signature that is too short", { signature: signature.slice(0, 80) }, "unsignedMessage"],
    ["a signature of zeros", { signature: "00".repeat(64) }, "unsignedMessage"],
    ["an endless signature", { signature: "A".repeat(1_000_000) }, "unsignedMessage"],
    ["a nonce that was never given", { nonces: memoryNonces() }, "usedMessage"],
  ])("%s", async (_, options, key) => {
    expect(await verify(options)).toMatchObject({ verified: false, reason: { key } })
  })

  test("a message that came before, of two at the same time too", async () => {
    const nonces = memoryNonces()
    nonces.put(fields.nonce, fields.expires)
    const results = await Promise.all([verify({ nonces }), verify({ nonces })])
    expect(results.filter(({ verified }) => verified)).toHaveLength(1)
    expect(await verify({ nonces })).toMatchObject({ reason: { key: "usedMessage" } })
  })

  test("no message for good because somebody sent it with a wrong signature", async () => {
    const nonces = memoryNonces()
    nonces.put(fields.nonce, fields.expires)
    expect(await verify({ nonces, signature: "" })).toMatchObject({ verified: false })
    expect(await verify({ nonces })).toMatchObject({ verified: true })
  })
})

describe.each(["Horizon", "JSON-RPC"])("with the account's signers from %s", (server) => {
  const keyOf = (key: typeof user) => signatureOf(message, key).toString("base64")

  /** The network, where the user's account has another signer if `options` says so. */
  function world(options?: { masterWeight: number; medThreshold: number; weight: number }) {
    const network = createNetwork({ seed: "message" })
    vi.stubGlobal("fetch", network.fetch)
    onTestFinished(() => void vi.unstubAllGlobals())
    if (options) {
      const { weight, ...weights } = options
      const signer = { ed25519PublicKey: app.publicKey(), weight }
      network.fund(user)
      network.send(user, Operation.setOptions({ ...weights, signer }))
    }
    const { passphrase, horizonUrl, rpcUrl } = network
    return lookUpOn(server === "Horizon" ? { passphrase, horizonUrl } : { passphrase, rpcUrl })
  }

  test("the own key signs for an account that does not exist", async () => {
    expect(await verify({ lookUp: world() })).toMatchObject({ signer: user.publicKey() })
    expect(await verify({ lookUp: world(), signature: keyOf(app) })).toMatchObject({
      reason: { key: "unsignedMessage" },
    })
  })

  test("a key signs alone if its weight is enough", async () => {
    const lookUp = world({ masterWeight: 1, medThreshold: 2, weight: 2 })
    expect(await verify({ lookUp, signature: keyOf(app) })).toMatchObject({
      verified: true,
      address: user.publicKey(),
      signer: app.publicKey(),
    })
    expect(await verify({ lookUp })).toMatchObject({
      reason: { key: "lightSignatures", values: { weight: 1, needed: 2 } },
    })
    expect(await verify({ lookUp, signature: keyOf(stranger) })).toMatchObject({
      reason: { key: "unsignedMessage" },
    })
  })

  test("a key without weight does not sign, even if nothing is needed", async () => {
    const lookUp = world({ masterWeight: 0, medThreshold: 0, weight: 1 })
    expect(await verify({ lookUp })).toMatchObject({ reason: { key: "unsignedMessage" } })
  })

  test("nothing is decided if the network can't be reached", async () => {
    const lookUp = world()
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")))
    await expect(verify({ lookUp })).rejects.toMatchObject({ kind: "external" })
  })
})

test("a nonce is in the store from the server's time to its end, and is never the same", async () => {
  const nonces = memoryNonces()
  const make = () => createNonce({ nonces, now: START * 1000 + 999, lifetime: 60 })
  const [one, other] = [await make(), await make()]
  expect(one).toEqual({
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    issued: START,
    expires: START + 60,
  })
  expect(one.nonce).not.toBe(other.nonce)
  nonces.deleteExpired(START + 60)
  expect(await nonces.take(one.nonce)).toBe(true)
  nonces.deleteExpired(START + 61)
  expect(await nonces.take(other.nonce)).toBe(false)
})
