import { describe, expect, test } from "vitest"
import { makePage, readReport } from "./wallet-table.js"

describe("the wallets' table", () => {
  test("reads annotations and titles of the tests that passed from a report", () => {
    const finding = {
      transport: "freighter",
      features: { connect: "yes" },
      faults: { reject: "rejected" },
    }
    const noted = [{ annotations: [{ type: "wallet", description: JSON.stringify(finding) }] }]
    const title = "freighter: signs [S1.4 S1.5]"
    const spec = { file: "wallets/table.spec.ts", title, ok: true, tests: noted }
    const failed = { ...spec, title: "hana", ok: false }
    const report = { suites: [{ suites: [{ specs: [spec, failed] }] }] }
    expect(readReport(report)).toEqual({
      findings: [{ ...finding, test: "freighter: signs" }],
      tests: [
        { file: spec.file, title, ok: true },
        { file: spec.file, title: "hana", ok: false },
      ],
    })
  })

  test("reports missing results, and shows each result in its cell", () => {
    const features = {
      connect: "yes",
      transaction: "yes",
      v1: 'unsupported -3 Rabet does not support the "signAuthEntry" function',
      restore: "as remembered",
      watch: "no",
      network: "timeout -1 Nobody answered.",
    }
    const found = {
      transport: "rabet",
      features,
      faults: {
        "wrong network": "cannot requestDecides",
        reject: "rejected declined",
        lock: "cannot because",
      },
      test: "rabet: signs",
    }
    const { page, faults } = makePage({ findings: [found], tests: [] })
    expect(page).toContain("| Rabet | ✓ | ✓ | −3 |")
    expect(page).toContain("✗ timeout -1 Nobody answered.")
    expect(page).toContain("| Rabet | `rejected` declined | ✗ | ✗ | ✗ | – requestDecides | ✗ |")
    expect(page).toContain("| rabet: signs |")
    for (const fault of ["close", "lock", "two answers"])
      expect(faults).toContain(`e2e/wallets/table.spec.ts has no result for rabet: ${fault}`)
    expect(faults).not.toContain("e2e/wallets/table.spec.ts has no result for rabet: reject")
    for (const transport of ["hana", "scopuly", "injected", "gnomon"])
      expect(faults).toContain(`e2e/wallets/table.spec.ts has no result for ${transport}`)
    expect(faults.some((fault) => fault.startsWith("hot-vendor.spec.ts has no passing test"))).toBe(
      true,
    )
  })
})
