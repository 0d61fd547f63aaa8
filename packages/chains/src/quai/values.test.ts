import fc from "fast-check"
import { getAddress } from "quais"
import { expect, test } from "vitest"
import { parseAddress, parseHex, parsePrivateKey } from "./values.js"

const words = (call: () => unknown): unknown => {
  try {
    call()
  } catch (error) {
    return error
  }
}
/** The examples of ERC-55. */
const checked = [
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
]

test("rejects hex with an odd number of digits, and says how many it has [S5.34]", () => {
  expect(parseHex("0x00fF")).toEqual(Uint8Array.of(0, 255))
  expect(parseHex("")).toEqual(new Uint8Array(0))
  expect(words(() => parseHex("0xabc"))).toMatchObject({
    kind: "bad-request",
    message: "A hex string needs an even number of digits. This one has 3.",
  })
})

test("rejects a private key that is not 32 bytes, without repeating it [S5.35]", () => {
  const key = "07".repeat(32)
  expect(parsePrivateKey(`0x${key}`)).toEqual(new Uint8Array(32).fill(7))
  for (const wrong of [key.slice(2), key.slice(1), `${key}00`, ""]) {
    expect(words(() => parsePrivateKey(wrong))).toMatchObject({
      kind: "bad-request",
      message: `A private key needs 32 bytes (64 hex digits). This one has ${wrong.length}.`,
    })
  }
})

test("adds the checksum to an address in one case; requires exactly 40 digits [S5.36]", () => {
  for (const address of checked) {
    expect(parseAddress(`0x${address.slice(2).toLowerCase()}`)).toBe(address)
    expect(parseAddress(address.slice(2).toUpperCase())).toBe(address)
  }
  for (const [wrong, digits] of [
    [`${checked[0]}0`, 41],
    [checked[0]!.slice(0, -1), 39],
  ] as const) {
    expect(words(() => parseAddress(wrong))).toMatchObject({
      kind: "bad-request",
      message: `An address needs 40 hex digits after 0x. This one has ${digits}.`,
    })
  }
})

test("accepts an address in mixed case only with the right checksum [S5.37]", () => {
  for (const address of checked) expect(parseAddress(address)).toBe(address)
  const wrong = checked[2]!.replace("5aA", "5AA")
  expect(words(() => parseAddress(wrong))).toMatchObject({
    kind: "bad-request",
    message: expect.stringContaining("wrong checksum"),
  })
})

test("writes every address as the library does", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      const address = `0x${Buffer.from(bytes).toString("hex")}`
      expect(parseAddress(address)).toBe(getAddress(address))
    }),
  )
})

test.each([null, undefined, 7, {}, [], "0xgg", "zz", "0x 00", "0x0x00"])(
  "rejects %j with a typed error",
  (value) => {
    for (const parse of [parseHex, parsePrivateKey, parseAddress]) {
      expect(words(() => parse(value as string))).toMatchObject({ kind: "bad-request" })
    }
  },
)
