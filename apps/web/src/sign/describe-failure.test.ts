import { WalletError } from "@alidade/core"
import { expect, test } from "vitest"
import { describeFailure, reasonWithoutHashes } from "./describe-failure.js"

test("does not blame the wallet for a request for another network", () => {
  const title = (subject: string) => {
    const ext = { subject, expected: { name: "Testnet" }, actual: { name: "Public" } }
    return describeFailure(new WalletError("wrong-network", "why", { ext }), "Freighter").title
  }
  expect(title("wallet")).toBe("Freighter is on another network")
  expect(title("request")).toBe("This is for a different network")
})

test("leaves hashes out of the reason, whether the transaction or its signatures changed", () => {
  const reason = (sent: string, returned: string) =>
    reasonWithoutHashes(
      new WalletError("altered", `${sent} ${returned}`, { ext: { sent, returned } }),
    )
  const [hash, otherHash] = ["ab".repeat(32), "cd".repeat(32)] as const
  expect(reason(hash, otherHash)).toBe("A different transaction than requested. Don’t submit it.")
  expect(reason(hash, hash)).toMatch(/^The wallet removed a signature/)
  expect(reasonWithoutHashes(new WalletError("altered", "Another message."))).toBe(
    "Another message.",
  )
})
