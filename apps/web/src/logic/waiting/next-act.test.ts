import { expect, test } from "vitest"
import type { SignatureStatus } from "../signatures/read-signature-status.js"
import { nextActOf } from "./next-act.js"
import type { WaitingItem } from "./waiting-item.js"

const [mine, other, third] = ["GMINE", "GOTHER", "GTHIRD"] as const
const item: WaitingItem = {
  hash: "ab".repeat(32),
  xdr: "AAAA",
  source: "GSHARED",
  sequence: "7",
  signedAt: {},
}

/** Two of three must sign. */
function status(...signed: readonly string[]): SignatureStatus {
  return {
    accounts: [
      {
        address: item.source,
        threshold: "medium",
        signers: [mine, other, third].map((address) => ({
          address,
          weight: 1,
          signed: signed.includes(address),
        })),
        reached: { weight: signed.length, needed: 2 },
      },
    ],
    others: [],
    unneeded: [],
  }
}

test.each([
  ["your signature is missing", status(other), mine, { group: "forYou", act: "review" }],
  ["you signed, another has not", status(mine), mine, { group: "forOthers", act: "copy" }],
  ["it is complete", status(mine, other), mine, { group: "forYou", act: "send" }],
  ["you are no signer", status(other), "GELSE", { group: "forOthers", act: "copy" }],
])("if %s", (_, signatureStatus, address, expected) => {
  expect(nextActOf(item, signatureStatus, address)).toEqual(expected)
})

test("without an answer of the network, what was signed here waits for others", () => {
  expect(nextActOf(item, undefined, mine).act).toBe("review")
  expect(nextActOf({ ...item, signedAt: { [mine]: 1 } }, undefined, mine).act).toBe("copy")
})

test("what has ended is done, whatever its signatures", () => {
  const ended: WaitingItem = { ...item, ending: { how: "overtaken" }, endedAt: 1 }
  expect(nextActOf(ended, status(other), mine)).toEqual({ group: "done", act: "open" })
})
