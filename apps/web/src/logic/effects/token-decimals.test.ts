import { networks } from "@alidade/core"
import { addressOf, decodeTransaction, type XdrUnion } from "@alidade/core/describe"
import { nativeToScVal, StrKey } from "@stellar/stellar-sdk/base"
import { afterEach, expect, test, vi } from "vitest"
import { decimalsIn, readDecimals } from "./token-decimals.js"

const token = StrKey.encodeContract(new Uint8Array(32).fill(7))
const other = StrKey.encodeContract(new Uint8Array(32).fill(8))
const network = { passphrase: networks.Testnet, rpcUrl: "https://rpc.example" }
const { signal } = new AbortController()

const u32 = (value: number): string => nativeToScVal(value, { type: "u32" }).toXdr("base64")

afterEach(() => vi.restoreAllMocks())

interface Invocation {
  value: { contractAddress: XdrUnion; functionName: string }
}

/** Answers as an RPC that simulates. */
function serve(answer: (contract: string) => object | undefined) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (_, request) => {
    const { params } = JSON.parse(String(request?.body))
    const { operations } = decodeTransaction(params.transaction).transaction
    const [{ body }] = operations as unknown as [{ body: { value: { hostFunction: Invocation } } }]
    const { contractAddress, functionName } = body.value.hostFunction.value
    expect(functionName).toBe("decimals")
    return new Response(JSON.stringify({ result: answer(addressOf(contractAddress)) }))
  })
}

test("asks each token for its decimals, and leaves out one that doesn't answer", async () => {
  const fetch = serve((contract) =>
    contract === token ? { results: [{ xdr: u32(18) }] } : { error: "no such function" },
  )
  const found = await readDecimals([token, other], network, signal)
  expect([...found]).toEqual([[token, 18]])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test("asks a few tokens only, and none if there are none", async () => {
  const fetch = serve(() => ({ results: [{ xdr: u32(2) }] }))
  expect(await readDecimals([], network, signal)).toEqual(new Map())
  await readDecimals(
    Array.from({ length: 40 }, () => token),
    network,
    signal,
  )
  expect(fetch).toHaveBeenCalledTimes(10)
})

test("rejects once it is aborted", async () => {
  serve(() => undefined)
  await expect(readDecimals([token], network, AbortSignal.abort())).rejects.toThrow()
})

test("takes only a number of decimals that makes sense", () => {
  expect(decimalsIn(u32(0))).toBe(0)
  expect(decimalsIn(u32(38))).toBe(38)
  const wrong = [
    u32(39),
    u32(2 ** 32 - 1),
    nativeToScVal(7n, { type: "i128" }).toXdr("base64"),
    nativeToScVal("7").toXdr("base64"),
    "AAAA",
    "",
  ]
  for (const returned of wrong) expect(decimalsIn(returned), returned).toBeUndefined()
})
