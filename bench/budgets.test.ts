import { expect, test } from "vitest"
import { findFaults, findUnexplained } from "./budgets.js"

const budgets = { picker: { bytes: 1000, reason: "Loaded before the first click." } }

test("reports a size over its budget, without a budget, and a budget without a size", () => {
  expect(findFaults({ picker: 1003 }, { picker: 1003 }, budgets)).toEqual([
    "picker is 3 bytes over its budget",
  ])
  expect(findFaults({ picker: 1, engine: 2 }, { picker: 1, engine: 2 }, budgets)).toEqual([
    "engine has no budget",
  ])
  expect(findFaults({}, {}, budgets)).toEqual(["picker has a budget but is not measured"])
})

test("gives a new wallet's module the budget of another wallet", () => {
  const another = { "module: another wallet": { bytes: 1000, reason: "What most need." } }
  expect(findFaults({ "module: plumb": 900 }, { "module: plumb": 900 }, another)).toEqual([])
  expect(findFaults({ "module: plumb": 1001 }, { "module: plumb": 1001 }, another)).toEqual([
    "module: plumb is 1 bytes over its budget",
  ])
})

test("reports a recorded size that is stale, and leaves other compressors a little room", () => {
  expect(findFaults({ picker: 903 }, { picker: 900 }, budgets)).toEqual([])
  const stale: Record<string, number>[] = [
    { picker: 890 },
    { picker: 910 },
    {},
    { picker: 900, gone: 1 },
  ]
  for (const recorded of stale)
    expect(findFaults({ picker: 900 }, recorded, budgets)).toEqual([
      expect.stringContaining("node bench/sizes.js --write"),
    ])
})

test("asks for a reason beside a budget, and in the message of a commit that raises it", () => {
  const before = { picker: { bytes: 900, reason: "Loaded before the first click." } }
  const subject = "Raise the picker's budget\n\n# Please enter the commit message"
  expect(findUnexplained(budgets, before, subject)).toEqual([
    "the budget of picker is raised, but the commit's message does not say why",
  ])
  expect(findUnexplained(budgets, before, `${subject}\n\nIt shows accounts.`)).toEqual([])
  expect(findUnexplained(budgets, budgets, "Reword")).toEqual([])
  expect(findUnexplained(before, budgets, "Lower it")).toEqual([])
  expect(findUnexplained({ picker: { bytes: 1, reason: " " } }, {}, "Add it")).toEqual([
    "the budget of picker has no reason",
  ])
})
