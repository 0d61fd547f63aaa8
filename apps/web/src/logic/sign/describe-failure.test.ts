import { WalletError } from "@alidade/core"
import { expect, test } from "vitest"
import { describeFailure } from "./describe-failure.js"

test("does not blame the wallet for a request for another network", () => {
  const title = (subject: string) => {
    const ext = { subject, expected: { name: "Testnet" }, actual: { name: "Public" } }
    return describeFailure(new WalletError("wrong-network", "why", { ext })).title
  }
  expect(title("wallet")).toBe("wrong-network")
  expect(title("request")).toBe("otherNetwork")
})

test("distinguishes another transaction from one that lost a signature", () => {
  const change = (sent: string, returned: string) =>
    describeFailure(new WalletError("altered", "why", { ext: { sent, returned } })).change
  const [hash, otherHash] = ["ab".repeat(32), "cd".repeat(32)] as const
  expect(change(hash, otherHash)).toBe("otherTransaction")
  expect(change(hash, hash)).toBe("lostSignature")
  expect(describeFailure(new WalletError("altered", "Another message.")).change).toBeUndefined()
})
