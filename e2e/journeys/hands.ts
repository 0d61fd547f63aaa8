import type { Locator, Page } from "@playwright/test"

/** How a person acts on the page. */
export interface Hand {
  press: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
}

/** By pointer, and the keyboard for text alone. */
export function mouse(): Hand {
  return {
    press: (target) => target.click(),
    type: async (target, text) => {
      await target.click()
      await target.fill(text)
    },
  }
}

/** More stops than any page of ours has: who has not met the target by then never will. */
const STOPS = 120

/** By keyboard alone: Tab to the target, then Enter. */
export function keyboard(page: Page): Hand {
  const reach = async (target: Locator): Promise<void> => {
    // Until it can be pressed at all: a dialog on its way out still keeps Tab to itself, and then gives focus back.
    await target.click({ trial: true })
    for (let stop = 0; stop < STOPS; stop++) {
      const there = await target.evaluate((element) => {
        const root = element.getRootNode() as Document | ShadowRoot
        return root.activeElement === element
      })
      if (there) return
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
