import type { Locator, Page } from "@playwright/test"

/** How a user operates the page. */
export interface UserInput {
  press: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
}

/** Uses the pointer, and the keyboard only for text. */
export function mouse(): UserInput {
  return {
    press: (target) => target.click(),
    type: async (target, text) => {
      await target.click()
      await target.fill(text)
    },
  }
}

/** More tab stops than any of our pages has. */
const STOPS = 120

/** Uses only the keyboard: Tab to the target, then Enter. */
export function keyboard(page: Page): UserInput {
  const reach = async (target: Locator): Promise<void> => {
    // Wait until the target can be pressed: a closing dialog still traps Tab, and then returns the focus.
    await target.click({ trial: true })
    for (let stop = 0; stop < STOPS; stop++) {
      const isFocused = await target.evaluate((element) => {
        const root = element.getRootNode() as Document | ShadowRoot
        return root.activeElement === element
      })
      if (isFocused) return
      await page.keyboard.press("Tab")
    }
    throw new Error(`Tab does not reach ${target}.`)
  }
  return {
    press: async (target) => {
      await reach(target)
      await page.keyboard.press("Enter")
    },
    type: async (target, text) => {
      await reach(target)
      await page.keyboard.insertText(text)
    },
  }
}
