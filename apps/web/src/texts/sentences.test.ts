import { expect, test } from "vitest"
import { describeBriefly } from "./sentences.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test("shortens addresses and issuers, and no text that looks like one", () => {
  const brief = describeBriefly({
    key: "opPayment",
    values: {
      amount: { type: "amount", value: "5", asset: { code: "USD", issuer: address } },
      destination: { type: "address", value: address },
    },
  })
  expect(brief).toBe("Send 5 USD of GBXF…ZYCP7L to GBXF…ZYCP7L")
  const name = { type: "text", value: address } as const
  expect(describeBriefly({ key: "opRemoveData", values: { name } })).toContain(address)
})
