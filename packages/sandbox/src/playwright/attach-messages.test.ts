import type { TestInfo } from "@playwright/test"
import { expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { attachMessages } from "./attach-messages.js"
import { driveControls } from "./drive-controls.js"

function walletWith(...messages: readonly [number, "in" | "out", string][]) {
  const { networks } = sandboxConfig(8000)
  const model = createModel({ wallet: "test", accounts: sandboxAccounts, networks, quirks: [] })
  for (const [at, direction, message] of messages) model.log({ at, direction, message })
  return driveControls("test", model)
}

const wallets = {
  hana: walletWith([1, "in", "one"], [3, "out", "three"]),
  rabet: walletWith([2, "in", "two"]),
}

/** What a test with this result attaches. */
async function attached(status: TestInfo["status"], all: object = wallets): Promise<string[]> {
  const bodies: string[] = []
  const testInfo = {
    status,
    expectedStatus: "passed",
    attach: async (_: string, { body }: { body: string }) => void bodies.push(body),
  }
  await attachMessages(testInfo as unknown as TestInfo, all as typeof wallets)
  return bodies
}

test("a failed test attaches the messages of all wallets, oldest first", async () => {
  expect(await attached("failed")).toEqual([
    '1970-01-01T00:00:00.001Z hana receives "one"\n' +
      '1970-01-01T00:00:00.002Z rabet receives "two"\n' +
      '1970-01-01T00:00:00.003Z hana sends "three"',
  ])
  expect(await attached("timedOut", {})).toEqual(["No page has sent a wallet a message."])
})

test("a passed test attaches nothing", async () => {
  expect(await attached("passed")).toEqual([])
})
