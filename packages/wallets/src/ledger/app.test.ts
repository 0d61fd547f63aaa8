import { encodeAddress } from "@alidade/core"
import { decodeHex, encodeBase64, encodeHex, encodeUtf8 } from "@alidade/core/encoding"
import { expect, test } from "vitest"
import { instructions, isUnshowable, readConfiguration, readPublicKey, sign } from "./app.js"

/** A device with these replies, and the APDUs that it received. */
function scripted(...replies: string[]) {
  const received: string[] = []
  const ask = async (apdu: Uint8Array): Promise<Uint8Array> => {
    received.push(encodeHex(apdu))
    return decodeHex(replies.shift() ?? "")
  }
  return { ask, received }
}

const path0 = "038000002c8000009480000000"

test("LE1: the configuration matches the published exchange", async () => {
  const { ask, received } = scripted("0106000020009000")
  expect(await readConfiguration(ask)).toEqual({ blind: true, version: [6, 0, 0] })
  expect(received).toEqual(["e006000000"])
})

test("a public key is that of SEP-5's first account, shown on the device or not", async () => {
  const reply = "e3726830a0b60cb5f52c844cffcd4eed65eba5c155e89b26411562724e71e5449000"
  const { ask, received } = scripted(reply, reply)
  expect(encodeAddress(await readPublicKey(ask, 0))).toBe(
    "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6",
  )
  await readPublicKey(ask, 2 ** 31 - 1, true)
  expect(received).toEqual([`e00200000d${path0}`, "e00200010d038000002c80000094ffffffff"])
})

test("a hash and a message match the published exchanges", async () => {
  const { ask, received } = scripted(
    "09e0e8819b0c80c220101dfdaa0e96e4f1ca8ea6733bcb11f8b981cfd2b3cfc14aa562403c54455bee28986d4a6576929988f5381f49ebe879099058397f3a049000",
    "9a72a540962cc3905274ceae5196bad22e31314be0c635113a082e075e4367617039afba86c325ba68365ba9de908c405f9edd6ff2f05e01743f033b05d4e90f9000",
  )
  const hash = new Uint8Array(32).fill(7)
  expect(encodeHex(await sign(ask, instructions.hash, 0, hash))).toMatch(/^09e0e8.*7f3a04$/)
  const message = await sign(ask, instructions.message, 0, encodeUtf8("Hello, World!"))
  expect(encodeBase64(message)).toMatch(/^mnKlQJYs/)
  expect(received).toEqual([
    `e00800002d${path0}${"07".repeat(32)}`,
    `e00c00001a${path0}48656c6c6f2c20576f726c6421`,
  ])
})

test.each([
  [242, ["0000"]],
  [243, ["0080", "8000"]],
  [242 + 255, ["0080", "8000"]],
  [242 + 256, ["0080", "8080", "8000"]],
])(
  "LE1: sends %i bytes in parts of 255, with the path only in the first",
  async (length, marks) => {
    const signature = `${"01".repeat(64)}9000`
    const { ask, received } = scripted(...marks.slice(1).map(() => "9000"), signature)
    const payload = Uint8Array.from({ length }, (_, index) => index)
    expect((await sign(ask, instructions.transaction, 0, payload)).length).toBe(64)
    expect(received.map((apdu) => apdu.slice(0, 8))).toEqual(marks.map((mark) => `e004${mark}`))
    for (const apdu of received)
      expect(apdu.length).toBe(10 + 2 * Number.parseInt(apdu.slice(8, 10), 16))
    expect(received.map((apdu) => apdu.slice(10)).join("")).toBe(path0 + encodeHex(payload))
  },
)

test.each([
  ["6985", "rejected", -4, "declined on the Ledger"],
  ["5515", "locked", -1, "Unlock it"],
  ["6e00", "wrong-app", -1, "Open the Stellar app"],
  ["6e01", "wrong-app", -1, "Open the Stellar app"],
  ["6d00", "wrong-app", -1, "Open the Stellar app"],
  ["6c66", "unsupported", -3, "turn on blind signing"],
  ["b004", "unsupported", -3, "cannot show this"],
  ["b005", "unsupported", -3, "cannot show this"],
  ["6f42", "internal", -1, "6f42"],
])("LE3: reports status %s as %s and says what to do", async (status, kind, code, words) => {
  const failed = await readPublicKey(scripted(status).ask, 0).catch((error: unknown) => error)
  expect(failed).toMatchObject({
    kind,
    code,
    ext: { status },
    message: expect.stringContaining(words),
  })
  expect(isUnshowable(failed)).toBe(/^b/.test(status))
})

test("rejects a reply of another length", async () => {
  const unreadable = { kind: "bad-reply" }
  const payload = new Uint8Array(4)
  await expect(readPublicKey(scripted("").ask, 0)).rejects.toMatchObject(unreadable)
  await expect(readPublicKey(scripted("90").ask, 0)).rejects.toMatchObject(unreadable)
  await expect(readPublicKey(scripted("009000").ask, 0)).rejects.toMatchObject(unreadable)
  await expect(sign(scripted("9000").ask, 4, 0, payload)).rejects.toMatchObject(unreadable)
  await expect(readConfiguration(scripted("0106009000").ask)).rejects.toMatchObject(unreadable)
})
