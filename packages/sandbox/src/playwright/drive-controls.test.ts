import { expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { driveControls } from "./drive-controls.js"

const { networks } = sandboxConfig(8000)
const request = { kind: "connect", host: "app.example", passphrase: "", payload: "" } as const

function start() {
  const model = createModel({
    wallet: "test",
    accounts: sandboxAccounts,
    networks,
    quirks: [{ id: "T1", text: { key: "t", english: "A fault." }, on: false }],
  })
  return { model, driver: driveControls("Test", model) }
}

test("waits for a request, then decides it", async () => {
  const { model, driver } = start()
  const approved = driver.approve()
  const verdict = model.ask(request)
  await approved
  expect(await verdict).toBe("approve")
})

test("queues decisions, one for each request", async () => {
  const { model, driver } = start()
  await driver.approveNext()
  await driver.rejectNext()
  expect([await model.ask(request), await model.ask(request)]).toEqual(["approve", "reject"])
})

test("grants a site by its name, and with its port, whichever the wallet uses", async () => {
  const { driver } = start()
  await driver.grant("http://localhost:3000/app?x=1")
  await driver.grant("app.example")
  const hosts = (await driver.state()).grants.map(({ host }) => host)
  expect(hosts).toEqual(["localhost", "localhost:3000", "app.example"])
})

test("locks, switches, and turns faults on and off; it names a fault that it does not have", async () => {
  const { driver } = start()
  await driver.lock()
  await driver.switchNetwork("public")
  await driver.fault("T1")
  expect(await driver.state()).toMatchObject({
    locked: true,
    network: "public",
    quirks: { T1: true },
  })
  await driver.fault("T1", false)
  expect((await driver.state()).quirks).toEqual({ T1: false })
  await expect(driver.fault("T2")).rejects.toThrow("T2")
})
