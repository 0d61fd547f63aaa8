import { expect, onTestFinished, test } from "vitest"
import { installSandbox, privatePage, type Sandbox } from "../browser/index.js"
import type { ExtensionPage } from "../wallet/extension-page.js"
import { trezorAccounts } from "./accounts.js"

function install(page: ExtensionPage = window): Sandbox<"trezor"> {
  const sandbox = installSandbox({ wallets: ["trezor"], page })
  onTestFinished(async () => {
    await sandbox.wallets.trezor.reset()
    sandbox.uninstall()
  })
  return sandbox
}

const asked = { path: "m/44'/148'/0'", showOnTrezor: false }

test("gives the page's library to the client, started, on the window or a private page", async () => {
  const page = privatePage()
  for (const target of [page, window]) {
    const sandbox = install(target)
    const { connect } = sandbox.clientOptions.trezor
    if (!connect) throw new Error("The page has no library.")
    await sandbox.wallets.trezor.update({ answer: "approve" })
    const library = await connect()
    expect(await library.stellarGetAddress(asked)).toMatchObject({
      payload: { address: trezorAccounts[0]?.address },
    })
  }
  expect(window).toHaveProperty("TrezorConnect.stellarSignTransaction")
  expect(page).not.toHaveProperty("TrezorConnect")
})

test("goes with the sandbox, and not with the cable", async () => {
  const sandbox = install()
  await sandbox.wallets.trezor.update({ installed: false })
  const { connect } = sandbox.clientOptions.trezor
  const library = await connect?.()
  expect(await library?.stellarGetAddress(asked)).toMatchObject({
    error: { code: "Device_NotFound" },
  })
  sandbox.uninstall()
  expect(sandbox.clientOptions.trezor.connect).toBeUndefined()
  expect(window).not.toHaveProperty("TrezorConnect")
})

test("is undefined in a sandbox without a Trezor", () => {
  const sandbox = installSandbox({ wallets: ["rabet"] })
  onTestFinished(() => sandbox.uninstall())
  expect(sandbox.clientOptions.trezor.connect).toBeUndefined()
})
