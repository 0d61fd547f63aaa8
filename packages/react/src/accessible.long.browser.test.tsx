import axe from "axe-core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { kitOf, render, until } from "../test/fixtures.js"
import { picker, query, states, trigger, wallets } from "../test/states.js"
import { type ColorScheme, ConnectButton } from "./index.js"

beforeEach(async () => {
  await page.viewport(1280, 800)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.removeAttribute("dir")
  document.body.style.background = ""
  document.body.style.pointerEvents = ""
})

/** The accessibility violations that axe finds on the page, as text. */
async function findViolations(): Promise<string[]> {
  // axe cannot measure colors reliably while they animate.
  await until(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )
  const { violations } = await axe.run(document.body, {
    // The page around the components belongs to the test.
    rules: { region: { enabled: false }, "landmark-one-main": { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

describe.each<ColorScheme>(["light", "dark"])("accessibility in %s colors", (scheme) => {
  test.each(Object.entries(states))("%s", async (_, show) => {
    document.body.style.background = scheme === "dark" ? "#000" : "#fff"
    await show(scheme)
    expect(await findViolations()).toEqual([])
  })
})

test("the picker as a right-to-left sheet has no violations", async () => {
  await page.viewport(390, 800)
  document.body.dir = "rtl"
  await picker(wallets, "light")
  expect(await findViolations()).toEqual([])
})

test("colors follow the system unless the provider sets a color scheme", async () => {
  // A button under the pointer would have its hover color.
  document.body.style.pointerEvents = "none"
  const { unmount } = render(kitOf([]), <ConnectButton />)
  await until(() => query(trigger))
  const bgColor = (): string => getComputedStyle(query(trigger)!).backgroundColor
  const dark = matchMedia("(prefers-color-scheme: dark)").matches
  const [light, black] = ["rgb(252, 252, 252)", "rgb(29, 29, 32)"]
  expect(bgColor()).toBe(dark ? black : light)
  unmount()
  render(kitOf([]), <ConnectButton />, { colorScheme: dark ? "light" : "dark" })
  await until(() => query(trigger))
  expect(bgColor()).toBe(dark ? light : black)
})
