import { expect, test } from "vitest"

test("a wallet of the test signs, is rejected, and is locked", async () => {
  const { address, signedMessage, refusal, isLocked } = await import("./test-wallet.js")
  expect(address).toMatch(/^G[A-Z2-7]{55}$/)
  expect(atob(signedMessage)).toHaveLength(64)
  expect([refusal, isLocked]).toEqual(["rejected", true])
})
