import { Keypair, Networks, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import type { LocalModel } from "../wallet/model.js"
import type { Answer } from "../wallet/state.js"
import { perform } from "./perform.js"
import { xbull } from "./web-wallet.js"

const [first, second] = xbull.model(sandboxConfig(8000)).accounts
const xdr =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="

function wallet(answer: Answer = "approve"): LocalModel {
  const model = createModel(xbull.model(sandboxConfig(8000)))
  model.update({ answer })
  return model
}

function isSignedBy(outcome: unknown, address: string, passphrase: string): boolean {
  const { boxed } = outcome as { boxed: { xdr: string } }
  const signed = TransactionBuilder.fromXdr(boxed.xdr, passphrase)
  return Keypair.fromPublicKey(address).verify(signed.hash(), signed.signatures[0]!.signature)
}

test("returns the address for a connection", async () => {
  expect(await perform(wallet(), "XBULL_CONNECT", {}, "app.example")).toEqual({
    boxed: { publicKey: first!.address },
  })
})

test("XP4: uses and shows the requested account and network if the request has both", async () => {
  const model = wallet()
  const both = { xdr, publicKey: second!.address, network: Networks.PUBLIC }
  const requested = await perform(model, "XBULL_SIGN", both, "app.example")
  expect(isSignedBy(requested, second!.address, Networks.PUBLIC)).toBe(true)
  for (const incomplete of [{ network: Networks.PUBLIC }, { publicKey: second!.address }]) {
    const result = await perform(model, "XBULL_SIGN", { xdr, ...incomplete }, "app.example")
    expect(isSignedBy(result, first!.address, Networks.TESTNET)).toBe(true)
  }
  model.update({ answer: "ask" })
  void perform(model, "XBULL_SIGN", both, "app.example")
  await expect
    .poll(() => model.getState().waiting[0])
    .toMatchObject({
      as: { account: second!.address, network: "public" },
      passphrase: Networks.PUBLIC,
      host: "app.example",
    })
})

test.each([
  ["XBULL_SIGN", { xdr: 1 }],
  ["XBULL_SIGN", { xdr: "AAAA" }],
  ["XBULL_SIGN", null],
  ["XBULL_SIGN", { xdr, publicKey: "G", network: Networks.TESTNET }],
  ["XBULL_SIGN", { xdr, publicKey: first!.address, network: "Nowhere" }],
  ["XBULL_SIGN_MESSAGE", { message: { toString: "x" } }],
  ["XBULL_SIGN_MESSAGE", { message: "x", opts: { address: "G", networkPassphrase: "Nowhere" } }],
] as const)("rejects %s with %j without asking", async (type, opened) => {
  const model = wallet("ask")
  expect(await perform(model, type, opened, "app.example")).toBe("rejected")
  expect(model.getState().waiting).toEqual([])
})

test("XP6: returns a message's whole text and signs bytes given as base64", async () => {
  const message = "2zZDP1sa1BVBfLP7TeeMk3sUbaxAkUhBhDiNdrksaFo="
  expect(await perform(wallet(), "XBULL_SIGN_MESSAGE", { message }, "app.example")).toEqual({
    boxed: {
      message,
      fullMessage: `Stellar Signed Message:\n${message}`,
      signedMessage:
        "VA1+7hefNwv2NKScH6n+Sljj15kLAge+M2wE7fzFOf+L0MMbssA1mwfJZRyyrhBORQRle10X1Dxpx+UOI4EbDQ==",
      signerAddress: first!.address,
    },
  })
})

test("rejects, closes, or gives no reply when the wallet is removed", async () => {
  expect(await perform(wallet("reject"), "XBULL_CONNECT", {}, "app.example")).toBe("rejected")
  expect(await perform(wallet("close"), "XBULL_CONNECT", {}, "app.example")).toBe("closed")
  const model = wallet("never")
  const pending = perform(model, "XBULL_CONNECT", {}, "app.example")
  model.destroy()
  expect(await pending).toBeNull()
})
