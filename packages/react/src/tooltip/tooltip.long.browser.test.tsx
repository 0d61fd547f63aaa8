import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { animationsDone, dialog, openPicker, row, trigger, wide } from "../../test/dialog.js"
import { ADDRESS, absent, connectedKit, frame, kitOf, render, until } from "../../test/fixtures.js"
import { ConnectButton } from "../index.js"

beforeEach(wide)

const tooltip = (): HTMLElement | null => document.querySelector("[role=tooltip]")
const arrow = (): HTMLElement => tooltip()!.querySelector('[data-part="tooltip-arrow"]')!
const away = async (): Promise<void> => {
  await userEvent.hover(document.body, { position: { x: 5, y: 700 } })
}

test("shows the full address 10 px from the button with an 8 px arrow, and can be hovered [S9.45 S9.46]", async () => {
  document.body.style.paddingTop = "200px"
  await away()
  render(await connectedKit(), <ConnectButton />)
  await until(trigger)
  expect(tooltip()).toBeNull()
  await userEvent.hover(trigger())
  await until(tooltip)
  expect(tooltip()!.textContent).toBe(ADDRESS)
  expect(trigger().getAttribute("aria-describedby")).toBe(tooltip()!.id)
  const [tip, button, tail] = [tooltip()!, trigger(), arrow()].map((element) =>
    element.getBoundingClientRect(),
  )
  expect(button!.top - tip!.bottom).toBeCloseTo(10, 1)
  expect(tail!.height).toBeCloseTo(8, 1)
  expect(tail!.left + tail!.width / 2).toBeCloseTo(button!.left + button!.width / 2, 0)
  expect(tip!.left).toBeGreaterThanOrEqual(8)

  await userEvent.hover(tooltip()!)
  await frame()
  expect(tooltip()).not.toBeNull()
  await away()
  await until(() => !tooltip())

  // Without room above, it appears below at the same distance.
  document.body.style.paddingTop = "0px"
  await userEvent.hover(trigger())
  await until(tooltip)
  expect(tooltip()!.dataset.side).toBe("bottom")
  expect(
    tooltip()!.getBoundingClientRect().top - trigger().getBoundingClientRect().bottom,
  ).toBeCloseTo(10, 1)
  // The menu shows the same text, so it hides the tooltip.
  await userEvent.click(trigger())
  await until(() => !tooltip())
  await expect.element(page.getByText(ADDRESS)).toBeVisible()
  await away()
})

test("appears on keyboard focus, and Escape closes only the tooltip, not its dialog", async () => {
  await openPicker(kitOf([absent("Freighter")]))
  await animationsDone()
  row("freighter").focus()
  await userEvent.keyboard("{Tab}{Shift>}{Tab}{/Shift}")
  await until(tooltip)
  expect(tooltip()!.textContent).toBe("Not available, opens website in a new tab")
  expect(tooltip()!.matches(":popover-open")).toBe(true)
  expect(dialog()!.contains(tooltip())).toBe(true)
  // The text is also available elsewhere.
  expect(row("freighter").textContent).toContain("Not available")
  await userEvent.keyboard("{Escape}")
  await until(() => !tooltip())
  expect(dialog()?.dataset.state).toBe("open")
  expect(document.activeElement).toBe(row("freighter"))
  await userEvent.keyboard("{Escape}")
  await until(() => !dialog())
})
