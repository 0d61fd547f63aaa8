import { encodeBase64 } from "@alidade/core/encoding"
import { expect, test } from "vitest"
import { readCheckFile } from "./read-check-file.js"

test("reads a text as it is, and bytes of XDR in base64", async () => {
  expect(await readCheckFile(new Blob(["Grüße\n"]))).toBe("Grüße\n")
  const bytes = new Uint8Array([0, 0, 0, 2, 65])
  expect(await readCheckFile(new Blob([bytes]))).toBe(encodeBase64(bytes))
  const invalid = new Uint8Array([255, 254])
  expect(await readCheckFile(new Blob([invalid]))).toBe(encodeBase64(invalid))
})

test("rejects empty and huge files", async () => {
  await expect(readCheckFile(new Blob([]))).rejects.toThrow("emptyFile")
  await expect(readCheckFile({ size: 1_000_001 } as Blob)).rejects.toThrow("largeFile")
})
