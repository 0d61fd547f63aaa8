import { expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import type { WalletModel } from "../wallet/model.js"
import { createExtension } from "./extension.js"
import { refusals } from "./perform.js"
import { hot } from "./web-wallet.js"

test("logs the request and the reply before the page receives it, however long that takes", async () => {
  const noted: string[] = []
  const model: WalletModel = {
    ...createModel(hot.model(sandboxConfig(8000))),
    async record(direction) {
      await new Promise(setImmediate)
      noted.push(direction)
    },
  }
  const { request } = createExtension(model, "app.example")
  await expect(request("near:signIn", {})).rejects.toBe(refusals.unsupported)
  expect(noted).toEqual(["in", "out"])
})
