import { WalletError } from "@alidade/core"
import { expect, test } from "vitest"
import { endingOf } from "./ending.js"

test("a request for another network is not called the wallet's fault", () => {
  const title = (subject: string) => {
    const ext = { subject, expected: { name: "Testnet" }, actual: { name: "Public" } }
    return endingOf(new WalletError("wrong-network", "why", { ext }), "Freighter").title
  }
  expect(title("wallet")).toBe("Freighter is on another network")
  expect(title("request")).toBe("This is for a different network")
})
