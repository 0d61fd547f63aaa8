import { describe, expect, it } from "vitest"
import { findFeeProblem } from "./fee.js"

describe("findFeeProblem", () => {
  it("accepts what the network takes, and leaves an empty fee open", () => {
    expect(findFeeProblem("", 1n)).toBeUndefined()
    expect(findFeeProblem("0.00001", 1n)).toBeUndefined()
    expect(findFeeProblem("429.4967295", 100n)).toBeUndefined()
  })

  it("asks for the base fee of each operation", () => {
    expect(findFeeProblem("0.00002", 3n)).toEqual({ problem: "feeTooLow", least: 300n })
  })

  it("refuses a fee of more than 32 bits", () => {
    expect(findFeeProblem("429.4967296", 1n)).toEqual({ problem: "tooLarge" })
  })

  it("asks which amount is meant", () => {
    expect(findFeeProblem("1,234", 1n)).toMatchObject({ problem: "whichAmount" })
  })
})
