import { afterEach, expect, test, vi } from "vitest"
import { createPasskey, signWithPasskey } from "./passkey.js"

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["creates", () => createPasskey("Account")],
  ["signs with", () => signWithPasskey(new Uint8Array(32), [])],
])("%s no passkey in a browser that has none, and says so", async (_, call) => {
  // As WebKitGTK is.
  vi.stubGlobal("PublicKeyCredential", undefined)
  vi.stubGlobal("navigator", {})
  await expect(call()).rejects.toMatchObject({ found: { problem: "noPasskeys" } })
})
