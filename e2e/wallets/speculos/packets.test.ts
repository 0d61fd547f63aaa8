import { expect, test } from "vitest"
import { speculosFromEnvironment } from "./client.js"
import { createPacketReader, writePacket } from "./packets.js"

test("an APDU's length counts all of it, a reply's leaves out the status word", () => {
  expect(writePacket(Buffer.from("e006000000", "hex"), 0).toString("hex")).toBe(
    "00000005e006000000",
  )
  expect(writePacket(Buffer.from("9000", "hex"), 2).toString("hex")).toBe("000000009000")
})

test("reads packets that arrive in pieces and together", () => {
  const read = createPacketReader(2)
  const stream = Buffer.concat(
    ["01029000", "9000", "6985"].map((hex) => writePacket(Buffer.from(hex, "hex"), 2)),
  )
  expect(read(stream.subarray(0, 3))).toEqual([])
  expect(read(stream.subarray(3, 7))).toEqual([])
  expect(read(stream.subarray(7)).map((packet) => packet.toString("hex"))).toEqual([
    "01029000",
    "9000",
    "6985",
  ])
})

test("SPECULOS names the socket, SPECULOS_API the port of the API", () => {
  expect(speculosFromEnvironment({})).toBeUndefined()
  expect(speculosFromEnvironment({ SPECULOS: "127.0.0.1:9999" })).toEqual({
    ...{ host: "127.0.0.1", apduPort: 9999, apiPort: 5000 },
  })
  expect(speculosFromEnvironment({ SPECULOS: "box:40000", SPECULOS_API: "5001" })?.apiPort).toBe(
    5001,
  )
  expect(() => speculosFromEnvironment({ SPECULOS: "9999" })).toThrow('SPECULOS is "host:port"')
})
