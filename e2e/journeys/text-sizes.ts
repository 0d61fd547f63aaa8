import { expect, type Page } from "@playwright/test"

/** Expects that all visible texts and fields of a screen have one of three sizes. The middle one is larger on phones. */
export async function expectTextSizes(page: Page, screen: string): Promise<void> {
  const body = page.viewportSize()!.width < 960 ? 16 : 15
  const other = await page.evaluate(
    (sizes) => {
      const found = new Set<string>()
      const read = (element: Element, text: string): void => {
        const { width, height } = element.getBoundingClientRect()
        if (!element.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1)
          return
        const { fontSize } = getComputedStyle(element)
        if (!sizes.includes(Number.parseFloat(fontSize)))
          found.add(`${fontSize} ${element.className}: ${text.trim().slice(0, 40)}`)
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text
        if (data.trim() !== "" && parentElement) read(parentElement, data)
      }
      for (const field of document.querySelectorAll("input, select, textarea"))
        read(field, field.id)
      return [...found]
    },
    [13, body, 24],
  )
  expect.soft(other, screen).toEqual([])
}
