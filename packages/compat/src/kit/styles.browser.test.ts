import { afterEach, expect, test } from "vitest"
import { loadStyles } from "./styles.js"

afterEach(() => {
  document.adoptedStyleSheets = []
  document.body.replaceChildren()
})

/** A button of the kit's, as its screens have one. */
function button(): HTMLElement {
  const root = document.createElement("div")
  root.dataset.alidade = "button"
  const element = document.createElement("button")
  element.dataset.part = "trigger"
  root.append(element)
  document.body.append(root)
  return element
}

test("adopts the style sheet once, keeps the page's own, and needs no style element", async () => {
  const { length } = document.styleSheets
  const own = new CSSStyleSheet()
  document.adoptedStyleSheets = [own]
  expect(getComputedStyle(button()).cursor).toBe("default")
  await Promise.all([loadStyles(), loadStyles()])
  await loadStyles()
  expect(document.adoptedStyleSheets).toHaveLength(2)
  expect(document.adoptedStyleSheets[0]).toBe(own)
  expect(getComputedStyle(button()).cursor).toBe("pointer")
  expect(document.styleSheets).toHaveLength(length)
})

test("adopts it again if the page has removed it", async () => {
  await loadStyles()
  document.adoptedStyleSheets = []
  await loadStyles()
  expect(document.adoptedStyleSheets).toHaveLength(1)
})
