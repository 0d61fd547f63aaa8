import type { Kit } from "@alidade/core"
import * as Dialog from "@radix-ui/react-dialog"
import { type ReactElement, type ReactNode, StrictMode, useState } from "react"
import { createRoot } from "react-dom/client"
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { animationsDone, dialog, wide } from "../../test/dialog.js"
import { absent, frame, kitOf, never, render, until, wallet } from "../../test/fixtures.js"
import { ConnectButton, KitProvider } from "../index.js"
import styles from "../styles.css?inline"

beforeEach(wide)

const button = (): Element => document.querySelector('[data-alidade="button"] button')!

test("works on top of an app's native dialog, and Escape closes only Alidade's dialog", async () => {
  const kit = kitOf([absent("Freighter"), wallet("Albedo", { getAddress: () => never })])
  render(
    kit,
    <dialog id="own">
      <ConnectButton />
    </dialog>,
  )
  await until(() => document.querySelector("#own"))
  const own = document.querySelector<HTMLDialogElement>("#own")!
  own.showModal()
  await userEvent.click(button())
  await userEvent.click(page.getByRole("button", { name: /^Albedo/ }))
  await expect.element(page.getByRole("heading", { name: "Continue in Albedo" })).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => document.querySelectorAll("dialog[open]").length).toBe(1)
  expect(own.open).toBe(true)
  expect(document.activeElement).toBe(button())
})

/** An app's Radix dialog that contains the connect button and the app's own button. */
function AppDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }): ReactElement {
  const [open, setOpen] = useState(true)
  const change = (next: boolean): void => {
    onOpenChange(next)
    setOpen(next)
  }
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Overlay style={{ position: "fixed", inset: 0, overflow: "auto" }}>
          <Dialog.Content style={{ transform: "scale(1)" }} aria-describedby={undefined}>
            <Dialog.Title>The app's own</Dialog.Title>
            <ConnectButton />
            <Dialog.Close>Leave</Dialog.Close>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

describe("inside a Radix dialog, which traps focus and closes on an outside press or Escape", () => {
  async function opened(): Promise<{ onOpenChange: ReturnType<typeof vi.fn>; kit: Kit }> {
    const more = [..."abcdefghij"].map((name) => absent(name))
    const kit = kitOf([wallet("Freighter"), wallet("Albedo", { getAddress: () => never }), ...more])
    const onOpenChange = vi.fn()
    render(kit, <AppDialog onOpenChange={onOpenChange} />)
    await expect.element(page.getByRole("dialog", { name: "The app's own" })).toBeVisible()
    await userEvent.click(button())
    const ours = page.getByRole("dialog", { name: "Connect a Wallet" })
    await expect.element(ours.getByRole("heading", { name: "Connect a Wallet" })).toHaveFocus()
    await animationsDone()
    return { onOpenChange, kit }
  }

  test("accepts presses, keys and the wheel, and Escape closes only Alidade's dialog", async () => {
    const { onOpenChange } = await opened()
    expect(dialog()?.closest("[aria-hidden=true], [inert]")).toBeNull()
    expect(getComputedStyle(dialog()!).pointerEvents).toBe("auto")
    const list = document.querySelector("dialog [data-part=list]")!
    const scrollers = (): number =>
      [...dialog()!.querySelectorAll("*")].reduce((sum, { scrollTop }) => sum + scrollTop, 0)
    await userEvent.wheel(list, { delta: { y: 80 } })
    await expect.poll(scrollers).toBeGreaterThan(0)
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}")
    expect(dialog()!.contains(document.activeElement)).toBe(true)
    await userEvent.click(page.getByRole("button", { name: /^Albedo/ }))
    await expect.element(page.getByRole("heading", { name: "Continue in Albedo" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await expect.poll(dialog).toBeNull()
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button())
    // The next Escape is Radix's.
    await userEvent.keyboard("{Escape}")
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test("a backdrop press closes only Alidade's dialog, and a picked wallet connects in the app's dialog", async () => {
    const { onOpenChange, kit } = await opened()
    await userEvent.click(document.documentElement, { position: { x: 4, y: 700 }, force: true })
    await expect.poll(dialog).toBeNull()
    await userEvent.click(button())
    await userEvent.click(page.getByRole("button", { name: /^Freighter/ }))
    await until(() => kit.getState().status === "connected")
    await expect.poll(dialog).toBeNull()
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button())
    await userEvent.click(page.getByRole("button", { name: "Leave" }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})

/** Renders into a shadow root that adopts Alidade's styles and none of the page's. */
function renderInShadow(children: (root: ShadowRoot) => ReactNode): ShadowRoot {
  const host = document.createElement("div")
  document.body.append(host)
  const shadow = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const main = document.createElement("main")
  shadow.append(main)
  const root = createRoot(main)
  root.render(<StrictMode>{children(shadow)}</StrictMode>)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  return shadow
}

test("inside a shadow root it renders there, with the adopted styles and correct focus", async () => {
  const kit = kitOf([wallet("Freighter"), wallet("Albedo", { getAddress: () => never })])
  const shadow = renderInShadow(() => (
    <KitProvider kit={kit}>
      <ConnectButton />
    </KitProvider>
  ))
  await until(() => shadow.querySelector("button"))
  const trigger = shadow.querySelector("button")!
  await userEvent.click(trigger)
  await until(() => (shadow.activeElement as HTMLElement)?.dataset.part === "title")
  const ours = shadow.querySelector<HTMLDialogElement>("dialog")!
  expect(document.querySelector("dialog")).toBeNull()
  expect(getComputedStyle(ours).maxInlineSize).toBe("720px")
  await userEvent.keyboard("{Tab}{Tab}{End}")
  const rows = [...shadow.querySelectorAll<HTMLElement>("[data-wallet]")]
  rows[0]!.focus()
  await userEvent.keyboard("{ArrowDown}")
  expect(shadow.activeElement).toBe(rows[1])
  await userEvent.keyboard("{Enter}")
  await until(() => shadow.activeElement?.textContent === "Continue in Albedo")
  await userEvent.keyboard("{Escape}")
  await until(() => !shadow.querySelector("dialog"))
  expect(shadow.activeElement).toBe(trigger)
  await until(() => shadow.children.length === 1)
})

test("inside a frame it fills the frame's height", async () => {
  // Vitest runs browser tests in a frame, so every dialog test runs inside one.
  expect(window.parent).not.toBe(window)
  await page.viewport(390, 480)
  render(kitOf([wallet("Freighter")]), <ConnectButton />)
  await until(button)
  await userEvent.click(button())
  await expect.element(page.getByRole("dialog")).toBeVisible()
  await animationsDone()
  const { bottom, height } = dialog()!.getBoundingClientRect()
  expect(bottom).toBe(480)
  expect(height).toBeLessThanOrEqual(480 * 0.9)
})

describe("the browser's back button", () => {
  const opened = async (history: boolean): Promise<ReturnType<typeof kitOf>> => {
    const kit = kitOf([wallet("Freighter")])
    render(kit, <ConnectButton />, { history })
    await until(button)
    await userEvent.click(button())
    await until(() => dialog() && document.activeElement?.textContent === "Connect a Wallet")
    return kit
  }
  const historyEntry = (): { length: number; state: unknown; href: string } => ({
    length: history.length,
    state: history.state,
    href: location.href,
  })

  test("closes the dialog if enabled, and other ways to close remove the history entry", async () => {
    history.replaceState({ router: 1 }, "")
    const before = historyEntry()
    const closed = vi.fn()
    const kit = await opened(true)
    kit.on("modalClosed", closed)
    expect(historyEntry()).toMatchObject({ href: before.href, state: { router: 1 } })
    expect(history.state).not.toEqual(before.state)
    history.back()
    await expect.poll(dialog).toBeNull()
    expect(closed).toHaveBeenCalledTimes(1)
    expect(history.state).toEqual(before.state)

    await userEvent.click(button())
    await until(() => "alidade" in history.state)
    await userEvent.keyboard("{Escape}")
    await expect.poll(dialog).toBeNull()
    await until(() => !("alidade" in history.state))
    expect(historyEntry()).toMatchObject({ href: before.href, state: before.state })
    history.replaceState(null, "")
  })

  test("leaves the page where the app scrolled it to when the dialog closed", async () => {
    document.body.style.minHeight = "3000px"
    onTestFinished(() => {
      document.body.style.minHeight = ""
      window.scrollTo(0, 0)
    })
    const kit = await opened(true)
    await until(() => history.state && "alidade" in history.state)
    kit.on("modalClosed", () => window.scrollTo(0, 700))
    await userEvent.keyboard("{Escape}")
    await until(() => !(history.state && "alidade" in history.state))
    await frame()
    await frame()
    expect(window.scrollY).toBe(700)
    await expect.poll(() => history.scrollRestoration).toBe("auto")
  })

  test("does nothing by default", async () => {
    const before = historyEntry()
    await opened(false)
    await frame()
    expect(historyEntry()).toEqual(before)
  })

  test("leaves the history alone after the app navigated elsewhere", async () => {
    await opened(true)
    await until(() => history.state && "alidade" in history.state)
    history.pushState({ elsewhere: true }, "")
    await userEvent.keyboard("{Escape}")
    await expect.poll(dialog).toBeNull()
    await frame()
    expect(history.state).toEqual({ elsewhere: true })
    history.replaceState(null, "")
  })
})
