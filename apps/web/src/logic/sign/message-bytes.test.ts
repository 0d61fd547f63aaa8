import { expect, test } from "vitest"
import { readBytes, readMessage } from "./message-bytes.js"

test("reads bytes in hex and in base64, ignoring white space", () => {
  const bytes = Uint8Array.of(0, 171, 255)
  expect(readBytes("0x00 ABff\n", "hex")).toEqual({ bytes })
  expect(readBytes("AKv/", "base64")).toEqual({ bytes })
})

test("distinguishes invalid bytes from no bytes", () => {
  for (const form of ["hex", "base64"] as const) {
    expect(readBytes(" ", form)).toEqual({ problem: "noBytes" })
  }
  expect(readBytes("abc", "hex")).toEqual({ problem: "badHex" })
  expect(readBytes("!!!!", "base64")).toEqual({ problem: "badBase64" })
})

test("takes a message as text, or as bytes, which become their text if they have one", () => {
  for (const textOnly of [true, false]) {
    expect(readMessage(" a", "text", { textOnly })).toEqual({ message: " a" })
    expect(readMessage("4772c3bcc39f65", "hex", { textOnly })).toEqual({ message: "Grüße" })
    expect(readMessage("R3I=", "base64", { textOnly })).toEqual({ message: "Gr" })
    expect(readMessage("", "text", { textOnly })).toEqual({ problem: "nothing" })
  }
  expect(readMessage("ff", "hex", { textOnly: true })).toEqual({ problem: "notText" })
  expect(readMessage("ff", "hex", { textOnly: false })).toEqual({ message: Uint8Array.of(255) })
})
