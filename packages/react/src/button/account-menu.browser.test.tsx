import { type ReactElement, useMemo } from "react"
import { expect, test, vi } from "vitest"
import { connectedKit, frame, render, until, wallet } from "../../test/fixtures.js"
import { KitContext, useKitContext } from "../context/kit-context.js"
import { ConnectButton } from "../index.js"

/** The menu reads its label each time it is rendered. */
const labelRead = vi.fn(() => "Account")

/** The button, with texts that tell when the menu reads them. */
function Watched(): ReactElement {
  const context = useKitContext()
  const value = useMemo(() => {
    const messages = Object.defineProperty({ ...context.messages }, "menuLabel", { get: labelRead })
    return { ...context, messages }
  }, [context])
  return (
    <KitContext.Provider value={value}>
      <ConnectButton />
    </KitContext.Provider>
  )
}

test("a request does not render the menu again", async () => {
  const signMessage = () => new Promise<never>(() => {})
  const kit = await connectedKit(wallet("Freighter", { signMessage }))
  render(kit, <Watched />)
  await until(() => document.querySelector("[data-part=menu]"))
  await kit.preload()
  await frame()
  expect(labelRead).toHaveBeenCalled()
  labelRead.mockClear()
  const signed = kit.signMessage("hello")
  signed.catch(() => {})
  await until(() => kit.getState().pending.length > 0)
  await frame()
  kit.cancel(signed.id)
  await frame()
  await frame()
  expect(labelRead).not.toHaveBeenCalled()
})
