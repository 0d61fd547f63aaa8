import { encodeAddress } from "@alidade/core"
import { describe, expect, it } from "vitest"
import { sponsorDraft, sponsorProblems } from "./sponsor.js"
import { readTransaction } from "./transaction.js"

const [sponsor, other] = [1, 2].map((byte) => encodeAddress(new Uint8Array(32).fill(byte))) as [
  string,
  string,
]
const trustline = {
  kind: "trustline",
  sponsored: ` ${other} `,
  values: { line: { type: "asset", asset: `USD:${sponsor}` }, limit: "" },
} as const

describe("a sponsorship", () => {
  it("is made by the sponsored account, between a begin by the sponsor and its own end", () => {
    const draft = sponsorDraft(sponsor, trustline)
    expect(draft.operations.map(({ type, source }) => [type, source])).toEqual([
      ["beginSponsoringFutureReserves", ""],
      ["changeTrust", other],
      ["endSponsoringFutureReserves", other],
    ])
    expect(readTransaction(draft, { baseFee: 100n, seqNum: "1" })).toHaveProperty("json")
  })

  it("creates an account by the sponsor, which may begin without XLM", () => {
    const created = { kind: "account", sponsored: other, values: { startingBalance: "" } } as const
    const [, made] = sponsorDraft(sponsor, created).operations
    expect(made).toMatchObject({
      type: "createAccount",
      source: "",
      values: { destination: other },
    })
    expect(sponsorProblems(sponsor, created).size).toBe(0)
  })

  it("names what is missing", () => {
    const missing = { problem: "missing" }
    expect(sponsorProblems(sponsor, trustline).size).toBe(0)
    expect([...sponsorProblems(sponsor, { ...trustline, sponsored: "" })]).toEqual([
      ["sponsoredId", missing],
    ])
    const data = {
      kind: "data",
      sponsored: other,
      values: { dataName: "a", dataValue: "" },
    } as const
    expect([...sponsorProblems(sponsor, data)]).toEqual([["dataValue", missing]])
    const signer = {
      kind: "signer",
      sponsored: other,
      values: { signer: { key: "", weight: "" } },
    } as const
    expect([...sponsorProblems(sponsor, signer)]).toEqual([["signer.key", missing]])
  })
})
