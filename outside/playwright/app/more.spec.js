import { expect, test } from "@alidade/sandbox/playwright"
import { Keypair } from "@stellar/stellar-sdk/base"

const status = (page) => page.getByRole("status")
const press = (page, name) => page.getByRole("button", { name }).click()

test("shows the money of a fresh account, and signs a message", async ({
  page,
  wallets,
  account,
}) => {
  await wallets.freighter.grant(test.info().project.use.baseURL)
  await page.goto("/")
  await press(page, "Connect")
  await expect(page.getByText("10000.0000000 XLM")).toBeVisible()
  await wallets.freighter.approveNext()
  await press(page, "Sign")
  await expect(status(page)).toHaveText(/=$/)
  const signature = Buffer.from(await status(page).textContent(), "base64")
  expect(Keypair.fromPublicKey(account.address).verifyMessage("Hello, World!", signature)).toBe(
    true,
  )
})

test("shows that the user has declined", async ({ page, wallets }) => {
  await wallets.freighter.rejectNext()
  await page.goto("/")
  await press(page, "Connect")
  await expect(status(page)).toContainText("Failed: The user rejected this request.")
})

test("finds no extension where none is installed", async ({ page, wallets }) => {
  await wallets.freighter.set({ installed: false })
  await page.goto("/")
  await press(page, "Connect")
  await expect(status(page)).toHaveText("Failed: Install Freighter first.")
})

test.describe("with a key of its own", () => {
  const secret = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW"
  test.use({ walletOptions: { accounts: [{ secret }] } })

  test("connects that account", async ({ page, wallets }) => {
    await wallets.freighter.approveNext()
    await page.goto("/")
    await press(page, "Connect")
    await expect(status(page)).toHaveText(Keypair.fromSecret(secret).publicKey())
  })
})
