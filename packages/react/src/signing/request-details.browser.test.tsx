import { beforeEach, expect, test, vi } from "vitest"
import { part, regionText, settled, wide } from "../../test/dialog.js"
import { connectedKit, never, render, signed, until, wallet } from "../../test/fixtures.js"
import { SigningView } from "../index.js"

/** Adds a signer, sets the master key's weight to zero, and merges the account. Signing this loses the account. */
const dangerous =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAZAAAAAA93EqgAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAAAAAAABQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAD/AAAAAAAAAAgAAAAAXbiWC44r1B/cjUu0+Spzc4P6/d55w70saJR9ys1kzAUAAAAAAAAAAA=="

beforeEach(wide)

/** Requests a signature from a wallet that never answers, and waits for the decoded view. */
async function showDecoded(xdr: string): Promise<void> {
  const kit = await connectedKit(wallet("Freighter", { signTransaction: () => never }))
  const attached = vi.spyOn(kit, "attachScreen")
  render(kit, <SigningView />)
  // The kit does not show requests made before it has a screen.
  await until(() => attached.mock.calls.length > 0)
  kit.signTransaction(xdr).catch(() => {})
  await until(() => part("hash") && settled())
}

test("announces warnings at once, because focus is further down", async () => {
  await showDecoded(dangerous)
  await until(() => regionText("alert"))
  expect(regionText("alert")).toBe(
    "Check carefully: This changes who can sign for the account. The account’s master key will no longer be able to sign. The account closes and everything it holds goes to the destination.",
  )
})

test("announces only the instruction if there is no warning", async () => {
  await showDecoded(signed.xdr)
  expect(part("warnings")).toBeNull()
  await until(() => regionText("status")?.startsWith("Sign in Freighter."))
  expect(regionText("alert")).toBe("")
})
