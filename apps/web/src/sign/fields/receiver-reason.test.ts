import { expect, test } from "vitest"
import { readReceiver } from "../../logic/pasted/address.js"
import { receiverReason } from "./receiver-reason.js"

test("says what is wrong with a recipient", () => {
  expect(receiverReason({ problem: "contract" })).toBe("To pay a contract, use Contract call.")
  expect(receiverReason({ problem: "lookUpFirst", domain: "example.org" })).toBe(
    "Look up this name first. This asks example.org for its address.",
  )
  const typo = "GBYFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
  const read = readReceiver(typo)
  expect("problem" in read && receiverReason(read)).toContain("checksum")
})
