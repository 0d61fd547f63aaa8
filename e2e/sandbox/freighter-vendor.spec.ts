import {
  Account,
  Asset,
  hash,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { expect, test } from "../harness/test.js"
import { callFreighter as call } from "./call-freighter.js"

/** Drives the simulated Freighter with the vendor's own package. */

const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const second = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const declined = { code: -4, message: "The user rejected this request." }
const testnet = { networkPassphrase: Networks.TESTNET }

function payment(passphrase: string = Networks.TESTNET): string {
  return new TransactionBuilder(new Account(first, "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(Operation.payment({ destination: second, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXdr()
}

const bytes = (base64: unknown): Uint8Array =>
  Uint8Array.from(Buffer.from(String(base64), "base64"))

test.beforeEach(({ openHarness }) => openHarness())

test("isConnected detects an extension that is installed or missing", async ({ page }) => {
  expect(await call(page, "isConnected")).toEqual({ isConnected: true })
  await page.evaluate(() => window.alidadeSandbox?.uninstall())
  expect(await call(page, "isConnected")).toEqual({ isConnected: false })
})

test("isConnected reports silence as not installed, and a wallet without an account as connected", async ({
  page,
  sandbox,
}) => {
  await sandbox.freighter.set({ created: false })
  expect(await call(page, "isConnected")).toEqual({ isConnected: true })
  await sandbox.freighter.set({ installed: false })
  expect(await call(page, "isConnected")).toEqual({ isConnected: false })
})

test("requestAccess unlocks, asks and returns the address, and the grant survives a reload", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await sandbox.freighter.set({ locked: true })
  const access = call(page, "requestAccess")
  const window = page.getByRole("dialog", { name: "Freighter, simulated" })
  await window.getByRole("button", { name: "Unlock" }).click()
  await expect(window).toContainText("Requested by localhost")
  await window.getByRole("button", { name: "Approve" }).click()
  expect(await access).toEqual({ address: first })
  await expect(window).toHaveCount(0)
  await openHarness()
  expect(await call(page, "getAddress")).toEqual({ address: first })
  expect(await call(page, "requestAccess")).toEqual({ address: first })
})

test("setAllowed and isAllowed: false before a grant, then true; false while locked", async ({
  page,
  sandbox,
}) => {
  expect(await call(page, "isAllowed")).toEqual({ isAllowed: false })
  await sandbox.freighter.next("approve")
  expect(await call(page, "setAllowed")).toEqual({ isAllowed: true })
  expect(await call(page, "isAllowed")).toEqual({ isAllowed: true })
  await sandbox.freighter.set({ locked: true })
  expect(await call(page, "isAllowed")).toEqual({ isAllowed: false })
  await sandbox.freighter.next("approve")
  expect(await call(page, "setAllowed")).toEqual({ isAllowed: false })
  expect(await call(page, "isAllowed")).toEqual({ isAllowed: true })
})

test("getAddress is empty without a grant or while locked, and never opens a window", async ({
  page,
  sandbox,
}) => {
  expect(await call(page, "getAddress")).toEqual({ address: "" })
  await sandbox.freighter.next("approve")
  await call(page, "requestAccess")
  expect(await call(page, "getAddress")).toEqual({ address: first })
  await sandbox.freighter.set({ locked: true })
  expect(await call(page, "getAddress")).toEqual({ address: "" })
  expect((await sandbox.freighter.state()).waiting).toEqual([])
})

test("getNetwork and getNetworkDetails return the wallet's network without a grant", async ({
  page,
  sandbox,
  server,
}) => {
  const { horizonUrl, rpcUrl } = server.config.networks[0]!
  expect(await call(page, "getNetwork")).toEqual({ network: "TESTNET", ...testnet })
  expect(await call(page, "getNetworkDetails")).toEqual({
    network: "TESTNET",
    networkUrl: horizonUrl,
    sorobanRpcUrl: rpcUrl,
    ...testnet,
  })
  await sandbox.freighter.set({ network: "local" })
  expect(await call(page, "getNetwork")).toEqual({
    network: "STANDALONE",
    networkPassphrase: "Standalone Network ; February 2017",
  })
})

test.describe("connected", () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.freighter.next("approve")
    await call(page, "requestAccess")
  })

  test("signTransaction shows the transaction, and the signature verifies", async ({ page }) => {
    const reply = call(page, "signTransaction", payment(), testnet)
    const window = page.getByRole("dialog", { name: "Sign this transaction?" })
    await expect(window).toContainText("Payment")
    await expect(window).toContainText(second)
    await window.getByRole("button", { name: "Approve" }).click()
    const { signedTxXdr, signerAddress, error } = await reply
    expect([error, signerAddress]).toEqual([undefined, first])
    const signed = TransactionBuilder.fromXdr(signedTxXdr, Networks.TESTNET)
    expect(signed.hash()).toEqual(TransactionBuilder.fromXdr(payment(), Networks.TESTNET).hash())
    expect(
      Keypair.fromPublicKey(first).verify(signed.hash(), signed.signatures[0]!.signature),
    ).toBe(true)
  })

  test("signMessage shows the text unchanged, and returns SEP-53 in base64", async ({ page }) => {
    const message = "Hello, <b>World</b>! こんにちは"
    const reply = call(page, "signMessage", message)
    const window = page.getByRole("dialog", { name: "Sign this message?" })
    await expect(window.locator("pre")).toHaveText(message)
    await window.getByRole("button", { name: "Approve" }).click()
    const { signedMessage, signerAddress } = await reply
    expect(signerAddress).toBe(first)
    expect(Keypair.fromPublicKey(first).verifyMessage(message, bytes(signedMessage))).toBe(true)
  })

  test("signMessage fails with -4 if rejected, and requests access first without a grant", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.next("reject")
    expect(await call(page, "signMessage", "x")).toEqual({
      signedMessage: null,
      signerAddress: "",
      error: declined,
    })
    await sandbox.freighter.set({ grants: [] })
    await sandbox.freighter.next("approve", "approve")
    expect((await call(page, "signMessage", "x")).signerAddress).toBe(first)
    expect((await sandbox.freighter.state()).grants).toHaveLength(1)
  })

  const type9 =
    "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="
  const type10 =
    "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA"

  for (const [type, preimage] of Object.entries({ "type 9": type9, "type 10": type10 }))
    test(`signAuthEntry, ${type}: returns 64 bytes in base64 that verify`, async ({ page }) => {
      const reply = call(page, "signAuthEntry", preimage, testnet)
      const window = page.getByRole("dialog", { name: "Sign this authorization?" })
      await expect(window).toContainText("Call transfer")
      await window.getByRole("button", { name: "Approve" }).click()
      const { signedAuthEntry, signerAddress } = await reply
      expect(signerAddress).toBe(first)
      const signature = bytes(signedAuthEntry)
      expect(signature).toHaveLength(64)
      expect(Keypair.fromPublicKey(first).verify(hash(bytes(preimage)), signature)).toBe(true)
    })

  test("addToken returns the contract, or -4 if rejected", async ({ page, sandbox }) => {
    const token = {
      contractId: "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC",
      ...testnet,
    }
    const reply = call(page, "addToken", token)
    await page
      .getByRole("dialog", { name: "Add this token?" })
      .getByRole("button", { name: "Approve" })
      .click()
    expect(await reply).toEqual({ contractId: token.contractId })
    await sandbox.freighter.next("reject")
    expect(await call(page, "addToken", token)).toEqual({ contractId: "", error: declined })
  })

  test("WatchWalletChanges detects a change of account or network, and the lock", async ({
    page,
    sandbox,
  }) => {
    await page.evaluate(async () => {
      const { WatchWalletChanges } = await window.harness.freighterApi()
      const seen: string[] = []
      Object.assign(window, { seen })
      new WatchWalletChanges(20).watch(({ address, network }) => seen.push(`${address} ${network}`))
    })
    const latest = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.at(-1))
    await expect.poll(latest).toBe(`${first} TESTNET`)
    await sandbox.freighter.set({ network: "public" })
    await expect.poll(latest).toBe(" PUBLIC")
    await sandbox.freighter.set({ network: "testnet", locked: true })
    await expect.poll(latest).toBe(" TESTNET")
    await sandbox.freighter.set({ locked: false })
    await expect.poll(latest).toBe(`${first} TESTNET`)
  })

  test("matches two concurrent calls with their own replies", async ({ page, sandbox }) => {
    await sandbox.freighter.answer("approve")
    const replies = await page.evaluate(async () => {
      const api = await window.harness.freighterApi()
      return Promise.all(["one", "two", "three"].map((message) => api.signMessage(message)))
    })
    const key = Keypair.fromPublicKey(first)
    for (const [index, message] of ["one", "two", "three"].entries())
      expect(key.verifyMessage(message, bytes(replies[index]?.signedMessage))).toBe(true)
  })

  test("FR3: calls of the package return empty results or throw on a stale page", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.fault("FR3")
    expect(await call(page, "isConnected")).toEqual({})
    expect(await call(page, "requestAccess")).toEqual({})
    expect(await call(page, "signTransaction", payment(), testnet)).toEqual({})
    await expect(call(page, "getNetworkDetails")).rejects.toThrow(TypeError.name)
  })
})
