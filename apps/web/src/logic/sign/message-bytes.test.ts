import { expect, test } from "vitest"
import { readBytes, readMessage, textOf } from "./message-bytes.js"

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

test("converts bytes to text only if the text encodes to the same bytes", () => {
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
  for (const text of ["", "Grüße 👋", "\ufeffwith a mark", "a\u0000b"]) {
    expect(textOf(utf8(text))).toBe(text)
  }
  expect(textOf(Uint8Array.of(0xff))).toBeUndefined()
  expect(textOf(Uint8Array.of(0xc0, 0x80))).toBeUndefined()
  expect(textOf(Uint8Array.of(0xed, 0xa0, 0x80))).toBeUndefined()
})

test("takes a message as text, or as bytes that form a text", () => {
  expect(readMessage(" a", "text")).toEqual({ message: " a" })
  expect(readMessage("4772c3bcc39f65", "hex")).toEqual({ message: "Grüße" })
  expect(readMessage("R3I=", "base64")).toEqual({ message: "Gr" })
  expect(readMessage("", "text")).toEqual({ problem: "nothing" })
  expect(readMessage("ff", "hex")).toEqual({ problem: "notText" })
})
