import { beforeEach, expect, test, vi } from "vitest"
import { part, said, settled, wide } from "../../test/dialog.js"
import { connectedKit, never, render, signed, until, wallet } from "../../test/fixtures.js"
import { SigningView } from "../index.js"

/** A new signer, a master key of no weight, and a merge: whoever signs it has lost the account. */
const dangerous =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAZAAAAAA93EqgAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAAAAAAABQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAD/AAAAAAAAAAgAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAAAAAAAAA=="

beforeEach(wide)

/** Shows what a silent wallet is asked to sign, decoded. */
async function asked(xdr: string): Promise<void> {
  const kit = await connectedKit(wallet("Freighter", { signTransaction: () => never }))
  const attached = vi.spyOn(kit, "attachScreen")
  render(kit, <SigningView />)
  // What was asked before the kit has its screen is not shown.
  await until(() => attached.mock.calls.length > 0)
  kit.signTransaction(xdr).catch(() => {})
  await until(() => part("hash") && settled())
}

test("what should make one read twice is said at once, while focus stands below it", async () => {
  await asked(dangerous)
  await until(() => said("alert"))
  expect(said("alert")).toBe(
    "Check carefully: This changes who can sign for the account. The account’s master key will no longer be able to sign. The account closes and everything it holds goes to the destination.",
  )
})

test("where nothing is dangerous nothing but what is to be done is said", async () => {
  await asked(signed.xdr)
  expect(part("warnings")).toBeNull()
  await until(() => said("status")?.startsWith("Sign in Freighter."))
  expect(said("alert")).toBe("")
})
