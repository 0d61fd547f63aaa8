import { hash, Keypair, Networks } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { amountOf, first, paymentXdr, second, signerOf } from "../../test/signing.js"
import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import type { LocalModel } from "../wallet/model.js"
import { networkId } from "../wallet/sign.js"
import type { Answer } from "../wallet/state.js"
import { perform, refusals } from "./perform.js"
import { hot } from "./web-wallet.js"

function wallet(...answers: Answer[]): LocalModel {
  const model = createModel(hot.model(sandboxConfig(8000)))
  model.update({ answer: "approve", next: answers })
  return model
}

const call = (model: LocalModel, method: string, request: Record<string, unknown> = {}) =>
  perform(model, { method, request }, "app.example")

async function payload(...call: Parameters<typeof perform>): Promise<Record<string, string>> {
  const outcome = await perform(...call)
  if (!outcome || outcome === "closed" || !outcome.success) throw new Error(JSON.stringify(outcome))
  return outcome.payload as Record<string, string>
}

const refused = (reason: keyof typeof refusals) => ({ success: false, payload: refusals[reason] })
const bytes = (base64: string): Uint8Array => Uint8Array.from(Buffer.from(base64, "base64"))

/** The published entries of both types, for another network. */
function entry(version: "v1" | "v2", passphrase: string = Networks.PUBLIC): string {
  const published = {
    v1: "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA=",
    v2: "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
  }[version]
  const preimage = Buffer.from(published, "base64")
  preimage.set(Buffer.from(networkId(passphrase), "hex"), 4)
  return preimage.toString("base64")
}

describe("approved requests", () => {
  test("getAddress returns the account that is active on approval", async () => {
    const model = wallet("ask")
    const pending = payload(model, { method: "stellar:getAddress", request: {} }, "app.example")
    await expect
      .poll(() => model.getState().waiting)
      .toMatchObject([{ kind: "connect", host: "app.example" }])
    model.update({ account: second })
    model.settle("approve")
    expect(await pending).toEqual({ address: second })
  })

  test("signTransaction signs for Public with the requested account, whatever network the envelope had", async () => {
    const model = wallet()
    const { signedTxXdr, signerAddress } = await payload(
      model,
      {
        method: "stellar:signTransaction",
        request: { xdr: paymentXdr, accountToSign: second },
      },
      "app.example",
    )
    expect(signerAddress).toBe(second)
    expect(signerOf(signedTxXdr, Networks.PUBLIC)).toBe(second)
    expect(signerOf(signedTxXdr, Networks.TESTNET)).toBeUndefined()
  })

  test.each(["v1", "v2"] as const)("signAuthEntry signs a preimage of %s", async (version) => {
    const authEntry = entry(version)
    const request = { method: "stellar:signAuthEntry", request: { authEntry } }
    const { signedAuthEntry, signerAddress } = await payload(wallet(), request, "app.example")
    expect(signerAddress).toBe(first)
    expect(
      Keypair.fromPublicKey(first).verify(hash(bytes(authEntry)), bytes(String(signedAuthEntry))),
    ).toBe(true)
  })

  test.each([
    [
      "Hello, World!",
      "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
    ],
    [
      "こんにちは、世界！",
      "CDU265Xs8y3OWbB/56H9jPgUss5G9A0qFuTqH2zs2YDgTm+++dIfmAEceFqB7bhfN3am59lCtDXrCtwH2k1GBA==",
    ],
  ])("signMessage returns the published signature for %j", async (message, signedMessage) => {
    expect(await call(wallet(), "stellar:signMessage", { message })).toEqual({
      success: true,
      payload: { signedMessage, signerAddress: first },
    })
  })
})

describe("requests refused without asking", () => {
  test.each([
    ["unsupported", "near:signIn", {}],
    ["unsupported", "constructor", {}],
    ["unsupported", "initialized", {}],
    ["unknownAccount", "stellar:signMessage", { message: "x", accountToSign: "G" }],
    ["unknownAccount", "stellar:signMessage", { message: "x", accountToSign: {} }],
    ["unreadable", "stellar:signMessage", { message: 1 }],
    ["unreadable", "stellar:signMessage", {}],
    ["unreadable", "stellar:signTransaction", { xdr: "AAAA" }],
    ["unreadable", "stellar:signAuthEntry", { authEntry: "AAAA" }],
    ["unreadable", "stellar:signAuthEntry", { authEntry: entry("v1", Networks.TESTNET) }],
    ["unreadable", "stellar:signAuthEntry", { authEntry: entry("v2"), accountToSign: second }],
  ] as const)("%s: %s %j", async (reason, method, request) => {
    const model = wallet()
    model.update({ answer: "ask" })
    expect(await call(model, method, request)).toEqual(refused(reason))
    expect(model.getState().waiting).toEqual([])
  })

  test("an entry of a type that is not enabled", async () => {
    const model = wallet()
    model.update({ authEntry: ["v1"] })
    const pending = await call(model, "stellar:signAuthEntry", { authEntry: entry("v2") })
    expect(pending).toEqual(refused("unreadable"))
  })
})

test("refuses, closes, or gives no reply when the wallet is removed", async () => {
  const model = wallet("reject", "close", "never")
  expect(await call(model, "stellar:getAddress")).toEqual(refused("rejected"))
  expect(await call(model, "stellar:getAddress")).toBe("closed")
  const pending = call(model, "stellar:getAddress")
  model.destroy()
  expect(await pending).toBeNull()
})

test("if dishonest, signs another payment, or with another account that it reports", async () => {
  const model = wallet("alter", "wrong-signer")
  const request = { method: "stellar:signTransaction", request: { xdr: paymentXdr } }
  const altered = await payload(model, request, "app.example")
  expect(amountOf(altered.signedTxXdr)).toBe("10.0000000")
  const wrong = await payload(model, request, "app.example")
  expect(signerOf(wrong.signedTxXdr, Networks.PUBLIC)).toBe(second)
  expect(wrong.signerAddress).toBe(second)
})
