import { type ReactNode, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { atRest, dialog, wide } from "../../test/dialog.js"
import { absent, frame, kitOf, never, render, until, wallet } from "../../test/fixtures.js"
import { ConnectButton, KitProvider } from "../index.js"
import styles from "../styles.css?inline"

beforeEach(wide)

const button = (): Element => document.querySelector('[data-alidade="button"] button')!

test("inside an app's native dialog it is on top of it, takes presses and keys, and Escape closes ours alone", async () => {
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

/**
 * What `@radix-ui/react-dialog` 1.1 does around an open modal dialog, written anew from its behaviour: all else is
 * hidden from screen readers and takes no pointer, focus is fetched back, a press outside or Escape closes it, and
 * the page does not scroll. It listens on the document: for Escape on the way down.
 */
function radixLike(content: HTMLElement): { open: boolean } {
  const state = { open: true }
  const { body } = document
  const close = (): void => {
    state.open = false
  }
  let last: HTMLElement = content
  const hidden = [...body.children].filter((one) => !one.contains(content))
  for (const one of hidden) one.setAttribute("aria-hidden", "true")
  body.style.pointerEvents = "none"
  content.style.pointerEvents = "auto"
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      if (content.contains(target)) last = target
      else last.focus()
    },
    { signal },
  )
  // Radix asks whether React's tree has heard the press below its content, which portals of a provider above have not.
  let inside = false
  content.addEventListener(
    "pointerdown",
    ({ target }) => {
      inside = !(target as Element).closest('[data-alidade="dialog"]')
    },
    { capture: true, signal },
  )
  document.addEventListener(
    "pointerdown",
    () => {
      if (!inside) close()
      inside = false
    },
    { signal },
  )
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return
    event.preventDefault()
    close()
  }
  document.addEventListener("keydown", onEscape, { capture: true, signal })
  const onWheel = (event: WheelEvent): void => {
    if (!content.contains(event.target as Node)) event.preventDefault()
  }
  document.addEventListener("wheel", onWheel, { passive: false, signal })
  onTestFinished(() => {
    ended.abort()
    for (const one of hidden) one.removeAttribute("aria-hidden")
    body.removeAttribute("style")
  })
  return state
}

test("inside a dialog that traps focus, hides the rest, and closes on a press or Escape elsewhere, both live", async () => {
  const kit = kitOf([absent("Freighter"), wallet("Albedo", { getAddress: () => never })])
  const { rerender } = render(kit, null)
  rerender(
    <div role="dialog" aria-label="The app's own" tabIndex={-1} style={{ transform: "scale(1)" }}>
      <ConnectButton />
    </div>,
  )
  await until(() => document.querySelector("[role=dialog]"))
  const around = radixLike(document.querySelector<HTMLElement>("[role=dialog]")!)
  await userEvent.click(button())
  const ours = page.getByRole("dialog", { name: "Connect a Wallet" })
  await expect.element(ours.getByRole("heading", { name: "Connect a Wallet" })).toHaveFocus()
  expect(dialog()?.closest("[aria-hidden]")).toBeNull()
  await atRest()
  const wheel = new WheelEvent("wheel", { bubbles: true, cancelable: true })
  expect(dialog()!.dispatchEvent(wheel)).toBe(true)
  await userEvent.click(page.getByRole("button", { name: /^Albedo/ }))
  await expect.element(page.getByRole("heading", { name: "Continue in Albedo" })).toHaveFocus()
  expect(around.open).toBe(true)
  await userEvent.keyboard("{Escape}")
  await expect.poll(dialog).toBeNull()
  expect(around.open).toBe(true)
  expect(document.activeElement).toBe(button())
  // Its own Escape is its own again.
  await userEvent.keyboard("{Escape}")
  expect(around.open).toBe(false)
})

/** Renders into a shadow root that has our styles and nothing of the page. */
function renderInShadow(children: (root: ShadowRoot) => ReactNode): ShadowRoot {
  const host = document.createElement("div")
  document.body.append(host)
  const shadow = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const place = document.createElement("main")
  shadow.append(place)
  const root = createRoot(place)
  root.render(<StrictMode>{children(shadow)}</StrictMode>)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  return shadow
}

test("inside a shadow root it stands there too, styled by what was adopted there, and focus goes where it should", async () => {
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

test("inside a frame it stands in the frame, and is as high as the frame", async () => {
  // Units run in one: what all of them show of dialogs, they show inside a frame.
  expect(window.parent).not.toBe(window)
  await page.viewport(390, 480)
  render(kitOf([wallet("Freighter")]), <ConnectButton />)
  await until(button)
  await userEvent.click(button())
  await expect.element(page.getByRole("dialog")).toBeVisible()
  await atRest()
  const { bottom, height } = dialog()!.getBoundingClientRect()
  expect(bottom).toBe(480)
  expect(height).toBeLessThanOrEqual(480 * 0.9)
})

describe("the browser's back", () => {
  const opened = async (history: boolean): Promise<ReturnType<typeof kitOf>> => {
    const kit = kitOf([wallet("Freighter")])
    render(kit, <ConnectButton />, { history })
    await until(button)
    await userEvent.click(button())
    await until(() => dialog() && document.activeElement?.textContent === "Connect a Wallet")
    return kit
  }
  const here = (): { length: number; state: unknown; href: string } => ({
    length: history.length,
    state: history.state,
    href: location.href,
  })

  test("closes the dialog and nothing else, and closing it otherwise takes its entry away, where that is wished", async () => {
    history.replaceState({ router: 1 }, "")
    const before = here()
    const closed = vi.fn()
    const kit = await opened(true)
    kit.on("modalClosed", closed)
    expect(here()).toMatchObject({ href: before.href, state: { router: 1 } })
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
    expect(here()).toMatchObject({ href: before.href, state: before.state })
    history.replaceState(null, "")
  })

  test("is left alone by default", async () => {
    const before = here()
    await opened(false)
    await frame()
    expect(here()).toEqual(before)
  })

  test("is not taken from an app that has gone on to another place meanwhile", async () => {
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
