import { networks, type Prompt } from "@alidade/core"
import type { SandboxDriver } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import { expect, test } from "../harness/test.js"
import { call, entries, found } from "./in-page.js"
import { ask, type Called, isSignedBy, payment, state } from "./in-windows.js"

/** Tests what only Ledger does, with the kit and the simulated device. Its accounts are those published in SEP-5. */
const accounts = [
  "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6",
  "GBAW5XGWORWVFE2XTJYDTLDHXTY2Q2MO73HYCGB3XMFMQ562Q2W2GJQX",
  "GAY5PRAHJ2HIYBYCLZXTHID6SPVELOOYH2LBPH3LD4RUMXUW3DOYTLXW",
] as const
const first = { address: accounts[0], path: "44'/148'/0'" }
const atFirst: Called = { name: "connect", argument: "LEDGER", options: { path: first.path } }

/** A published SEP-53 vector by the first account, in hex: the signature of `Hello, World!`. */
const hello =
  "9a72a540962cc3905274ceae5196bad22e31314be0c635113a082e075e4367617039afba86c325ba68365ba9de908c405f9edd6ff2f05e01743f033b05d4e90f"

/** Creates the page's kit with the screen of an app that does not use the kit's own. */
async function makeKit(page: Page): Promise<void> {
  await page.evaluate(async (network) => {
    const { createKit } = await window.harness.core()
    const { ledger } = await window.harness.ledger()
    window.kit = createKit({ network, wallets: [ledger()] })
    window.kit.attachScreen()
  }, networks.Testnet)
}

test.beforeEach(async ({ page, openHarness }) => {
  await openHarness()
  await makeKit(page)
})

/** The prompt of the only pending request; errors by their kind. */
type Shown = { [Kind in Prompt["kind"]]: Extract<Prompt, { kind: Kind }> & { failed?: string } }

async function shown<Kind extends Prompt["kind"]>(page: Page, kind: Kind): Promise<Shown[Kind]> {
  const look = () =>
    page.evaluate(() => {
      const prompt = window.kit.getState().pending[0]?.prompt
      const error = prompt && "error" in prompt ? prompt.error : undefined
      return JSON.parse(JSON.stringify({ ...prompt, failed: error?.kind })) as unknown
    })
  await expect.poll(async () => ((await look()) as { kind?: string }).kind).toBe(kind)
  return (await look()) as Shown[Kind]
}

/** Connects to the first account; the user chooses the device. */
async function connect(page: Page, sandbox: SandboxDriver): Promise<void> {
  await found(page)
  await sandbox.ledger.next("approve")
  const { ended } = await ask(page, atFirst)
  expect(await ended).toEqual({ value: first })
}

test("connects to a device, verifies an account on it, signs, and remembers its path [S1.1 S1.4 S1.5 S1.6 S3.26 S3.27 S9.15]", {
  tag: "@main",
}, async ({ page, sandbox, openHarness }) => {
  await found(page)
  const { ended } = await ask(page, { name: "connect", argument: "LEDGER" })
  await sandbox.ledger.approve()
  await expect.poll(async () => (await shown(page, "accounts")).reading).toBe(false)
  const listed = (await shown(page, "accounts")).accounts
  expect(listed.map(({ index }) => index)).toEqual([...Array(10).keys()])
  expect(listed.slice(0, 3).map(({ publicKey }) => publicKey)).toEqual(accounts)

  const onDevice = (index: number) =>
    page.evaluate((index) => {
      const prompt = window.kit.getState().pending[0]?.prompt
      return prompt?.kind === "accounts" ? prompt.verify?.(index) : undefined
    }, index)
  const confirmed = onDevice(1)
  await sandbox.ledger.approve()
  expect(await confirmed).toBe(true)
  const refused = onDevice(1)
  await sandbox.ledger.reject()
  expect(await refused).toBe(false)
  await page.evaluate(() => {
    const prompt = window.kit.getState().pending[0]?.prompt
    if (prompt?.kind === "accounts") prompt.choose(prompt.accounts[1]!)
  })
  const chosen = { address: accounts[1], path: "44'/148'/1'" }
  expect(await ended).toEqual({ value: chosen })

  const signTransaction = async (): Promise<void> => {
    const signed = call(page, "signTransaction", payment(accounts[1]))
    await sandbox.ledger.approve()
    const { value } = await signed
    expect(value).toMatchObject({ verified: "signature", signerAddress: accounts[1] })
    expect(isSignedBy(accounts[1], value?.signedTxXdr)).toBe(true)
  }
  await signTransaction()
  expect(await state(page)).toMatchObject({ trust: "proven", path: chosen.path })

  const entry = call(page, "signAuthEntry", entries.type9.preimage)
  await sandbox.ledger.approve()
  expect((await entry).value).toMatchObject({ verified: "signature", signerAddress: accounts[1] })
  const message = call(page, "signMessage", "Hello, World!")
  await sandbox.ledger.approve()
  expect((await message).value).toMatchObject({ verified: "signature" })

  await openHarness()
  await makeKit(page)
  await expect
    .poll(() => state(page))
    .toMatchObject({
      status: "connected",
      trust: "remembered",
      activeAddress: accounts[1],
      path: chosen.path,
    })
  await found(page)
  await signTransaction()
})

test("connects to an account by its path without a choice, and returns the published signatures", async ({
  page,
  sandbox,
}) => {
  await connect(page, sandbox)
  await sandbox.ledger.answer("approve")
  const { value } = await call(page, "signMessage", "Hello, World!")
  expect(Buffer.from(value!.signedMessage!, "base64").toString("hex")).toBe(hello)
  expect(value).toMatchObject({ verified: "signature", signerAddress: accounts[0] })
})

test("uses WebUSB without WebHID; without both it is unavailable and reports why (LE5)", async ({
  page,
  sandbox,
  openHarness,
}) => {
  await sandbox.ledger.fault("LE5-usb")
  await openHarness()
  await makeKit(page)
  expect(await page.evaluate(() => "hid" in navigator && navigator.hid !== undefined)).toBe(false)
  await connect(page, sandbox)
  const called = call(page, "signTransaction", payment(accounts[0]))
  await sandbox.ledger.approve()
  expect((await called).value).toMatchObject({ verified: "signature" })

  await sandbox.ledger.fault("LE5-usb", false)
  await sandbox.ledger.fault("LE5")
  await openHarness()
  await makeKit(page)
  await expect.poll(async () => (await state(page)).probing).toBe(false)
  expect((await state(page)).allowedWallets[0]?.isAvailable).toBe(false)
  const { error } = await call(page, "connect", "LEDGER")
  expect(error).toMatchObject({ kind: "unsupported" })
  expect(error?.message).toContain("no WebHID")
})
