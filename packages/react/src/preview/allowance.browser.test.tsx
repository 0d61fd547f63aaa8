import { expect, test, vi } from "vitest"
import { ADDRESS, connectedKit, OTHER, render, until, wallet } from "../../test/fixtures.js"
import { TransactionPreview } from "../index.js"

/** `approve` of 6 XLM for `OTHER`, until ledger 900, on Testnet's contract of XLM. */
const approve =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAGAAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAHYXBwcm92ZQAAAAAEAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAAAAAADjcmgwoLYMtfUshEz/zU7tZeulwVXomyZBFWJyTnHlRAAAAAoAAAAAAAAAAAAAAAADk4cAAAAAAwAAA4QAAAAAAAAAAAAAAAA="

/** Answers Horizon's account request with a balance. */
function serveBalance(balance: string) {
  const json = { balances: [{ asset_type: "native", balance }] }
  return vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(json))
}

const levels = () =>
  [...document.querySelectorAll<HTMLElement>("[data-warning]")].map(
    ({ dataset: { level, warning } }) => `${level} ${warning}`,
  )

test("an allowance names the spender, the amount and the ledger, with a warning", async () => {
  const kit = await connectedKit(wallet("Freighter"))
  render(kit, <TransactionPreview xdr={approve} />)
  await until(() => levels().length > 0)
  expect(document.querySelector("[data-part=operation-sentence]")?.textContent).toBe(
    `Let ${OTHER} spend up to 6 XLM of yours until ledger 900`,
  )
  expect(levels()).toEqual(["caution warnAllowance"])
  expect(document.querySelector("[data-part=arguments]")?.hasAttribute("open")).toBe(false)
})

test.each([
  ["4.0000000", "danger warnAllowanceAll"],
  ["60.0000000", "caution warnAllowance"],
])("an allowance is compared with the balance: of %s XLM", async (balance, level) => {
  const kit = await connectedKit(wallet("Freighter"), { horizonUrl: "https://horizon.example" })
  const asked = serveBalance(balance)
  render(kit, <TransactionPreview xdr={approve} />)
  await until(() => asked.mock.calls.length > 0 && levels().join() === level)
  expect(String(asked.mock.calls[0]?.[0])).toBe(`https://horizon.example/accounts/${ADDRESS}`)
  asked.mockRestore()
})

test("an allowance is somebody else's without a connection", async () => {
  const kit = await connectedKit(wallet("Freighter"))
  await kit.disconnect()
  render(kit, <TransactionPreview xdr={approve} />)
  await until(() => levels().length > 0)
  expect(document.querySelector("[data-part=operation-sentence]")?.textContent).toBe(
    `Let ${OTHER} spend up to 6 XLM from GBXF…ZYCP7L until ledger 900`,
  )
})
