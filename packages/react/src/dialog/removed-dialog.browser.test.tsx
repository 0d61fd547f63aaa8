import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { dialog, part, trigger } from "../../test/dialog.js"
import { kitOf, render, until, wallet } from "../../test/fixtures.js"
import { ConnectButton } from "../index.js"

test("a dialog removed with the app's own dialog counts as closed and can open again", async () => {
  const kit = kitOf([wallet("Freighter")])
  const own = (
    <div role="dialog" aria-label="The app's own">
      <ConnectButton />
    </div>
  )
  const { rerender } = render(kit, own)
  await until(trigger)
  await userEvent.click(trigger())
  await until(() => part("title"))
  expect(document.body.className).toBe("alidade-locked")
  rerender(<p>The app's own is gone.</p>)
  await until(() => !dialog())
  await until(() => document.body.className === "")
  rerender(<ConnectButton />)
  await until(trigger)
  await userEvent.click(trigger())
  await until(() => part("title"))
  expect(dialog()).not.toBeNull()
})
