import { networks } from "@alidade/core"
import { nativeToScVal, StrKey } from "@stellar/stellar-sdk/base"
import { afterEach, expect, test, vi } from "vitest"
import { readTokenName } from "./token-name.js"

const token = StrKey.encodeContract(new Uint8Array(32).fill(7))
const network = { passphrase: networks.Testnet, rpcUrl: "https://rpc.example" }

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["its name", { results: [{ xdr: nativeToScVal("Gold").toXdr("base64") }] }, "Gold"],
  ["nothing, if it has no name", { error: "no such function" }, ""],
  [
    "nothing, if its name is a number",
    { results: [{ xdr: nativeToScVal(7).toXdr("base64") }] },
    "",
  ],
  ["nothing, if the answer is damaged", { results: [{ xdr: "AAA" }] }, ""],
])("reads of a token: %s", async (_, result, name) => {
  vi.stubGlobal("fetch", async () => Response.json({ jsonrpc: "2.0", id: 1, result }))
  expect(await readTokenName(network, token, new AbortController().signal)).toBe(name)
})
