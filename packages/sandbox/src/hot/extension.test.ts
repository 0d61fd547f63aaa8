import { expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import type { Brain } from "../wallet/brain.js"
import { createBrain } from "../wallet/create-brain.js"
import { createExtension } from "./extension.js"
import { hotOptions } from "./options.js"
import { refusals } from "./perform.js"

test("what was asked and answered is noted before the page has its answer, however long that takes", async () => {
  const noted: string[] = []
  const brain: Brain = {
    ...createBrain(hotOptions(sandboxConfig(8000))),
    async record(direction) {
      await new Promise(setImmediate)
      noted.push(direction)
    },
  }
  const { request } = createExtension(brain, "app.example")
  await expect(request("near:signIn", {})).rejects.toBe(refusals.unsupported)
  expect(noted).toEqual(["in", "out"])
})
