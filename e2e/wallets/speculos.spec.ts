import { networks } from "@alidade/core"
import type { Page } from "@playwright/test"
import { test as base, expect } from "../harness/test.js"
import { call, found } from "./in-page.js"
import { ask, isSignedBy, payment } from "./in-windows.js"
import { connectSpeculos, type Speculos, speculosFromEnvironment } from "./speculos/client.js"
import { startStandIn } from "./speculos/stand-in.js"

/**
 * The client of Ledger with Ledger's own simulator, Speculos, over its socket: `SPECULOS=host:port` names one that runs
 * the Stellar app (see docs/speculos.md). Without it, a stand-in speaks the same protocols.
 */

/** The first two accounts of the words in SEP-5 with which Speculos is started. */
const accounts = [
  "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6",
  "GBAW5XGWORWVFE2XTJYDTLDHXTY2Q2MO73HYCGB3XMFMQ562Q2W2GJQX",
] as const

const test = base.extend<{ speculos: Speculos }>({
  speculos: async ({ page, openHarness }, use) => {
    const real = speculosFromEnvironment()
    const standIn = real ? undefined : await startStandIn()
    const speculos = await connectSpeculos(real ?? standIn!)
    await page.exposeFunction("exchange", speculos.exchange)
    await openHarness("")
    await page.evaluate(async (network) => {
      const { installHid } = await window.harness.remoteHid()
      installHid((window as unknown as { exchange(apdu: string): Promise<string> }).exchange)
      const { createKit } = await window.harness.core()
      const { ledger } = await window.harness.ledger()
      window.kit = createKit({ network, wallets: [ledger()] })
      window.kit.attachScreen()
    }, networks.Testnet)
    await use(speculos)
    speculos.close()
    await standIn?.close()
  },
})

async function connect(page: Page, index: 0 | 1): Promise<void> {
  await found(page)
  const path = `44'/148'/${index}'`
  const { ended } = await ask(page, { name: "connect", argument: "LEDGER", options: { path } })
  expect(await ended).toEqual({ value: { address: accounts[index], path } })
}

test("reads the accounts of the device, and verifies one on its screen", async ({
  page,
  speculos,
}) => {
  await found(page)
  const { ended } = await ask(page, { name: "connect", argument: "LEDGER" })
  const listed = () =>
    page.evaluate(() => {
      const prompt = window.kit.getState().pending[0]?.prompt
      return prompt?.kind === "accounts"
        ? prompt.accounts.map(({ publicKey }) => publicKey).slice(0, 2)
        : []
    })
  await expect.poll(listed).toEqual(accounts)
  const verify = () =>
    page.evaluate(() => {
      const prompt = window.kit.getState().pending[0]?.prompt
      return prompt?.kind === "accounts" ? prompt.verify?.(1) : undefined
    })
  const confirmed = verify()
  await speculos.approve()
  expect(await confirmed).toBe(true)
  const cancelled = verify()
  await speculos.reject()
  expect(await cancelled).toBe(false)
  await page.evaluate(() => {
    const prompt = window.kit.getState().pending[0]?.prompt
    if (prompt?.kind === "accounts") prompt.choose(prompt.accounts[1]!)
  })
  expect(await ended).toEqual({ value: { address: accounts[1], path: "44'/148'/1'" } })
})

test("signs a transaction and a message that the device's buttons confirm, and reports a rejection", {
  tag: "@main",
}, async ({ page, speculos }) => {
  await connect(page, 0)
  const signed = call(page, "signTransaction", payment(accounts[0]))
  await speculos.approve()
  const { value } = await signed
  expect(value).toMatchObject({ verified: "signature", signerAddress: accounts[0] })
  expect(isSignedBy(accounts[0], value?.signedTxXdr)).toBe(true)

  const refused = call(page, "signTransaction", payment(accounts[0]))
  await speculos.reject()
  expect(await refused).toMatchObject({ error: { kind: "rejected" } })

  const message = call(page, "signMessage", "Hello, World!")
  await speculos.approve()
  // A published SEP-53 vector.
  expect((await message).value).toMatchObject({
    verified: "signature",
    signedMessage: Buffer.from(
      "9a72a540962cc3905274ceae5196bad22e31314be0c635113a082e075e4367617039afba86c325ba68365ba9de908c405f9edd6ff2f05e01743f033b05d4e90f",
      "hex",
    ).toString("base64"),
  })
})
