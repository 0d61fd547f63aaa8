import { type ReactElement, useState } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import "./styles/base.css"
import "./styles/dock.css"
import "./styles/parts.css"
import { Notice } from "./notice.js"
import { Outcome } from "./outcome.js"

/** Tall content, a button below it, and the sandbox's dock open over the end of the page. */
function Page(): ReactElement {
  const [failed, setFailed] = useState(false)
  return (
    <div className="app" data-mode="sandbox">
      <p style={{ blockSize: "150vh" }}>Tall.</p>
      <Outcome role="alert">{failed && <Notice tone="bad" title="It failed" />}</Outcome>
      <div className="actions">
        <button type="button" aria-pressed={failed} onClick={() => setFailed(!failed)}>
          Try
        </button>
      </div>
      <p style={{ blockSize: "150vh" }}>More.</p>
      <aside className="dock" data-open="true">
        <p style={{ blockSize: "36rem" }}>Switches</p>
      </aside>
    </div>
  )
}

let unmount = (): void => {}
afterEach(() => {
  unmount()
  document.body.replaceChildren()
})

function open(): void {
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  root.render(<Page />)
  unmount = () => root.unmount()
}

function boxOf(selector: string): DOMRect {
  return document.querySelector(selector)!.getBoundingClientRect()
}

test("scrolls a failure into view with its button, clear of the open dock on a phone", async () => {
  await page.viewport(390, 844)
  open()
  const button = page.getByRole("button", { name: "Try" })
  await expect.element(button).toBeInTheDocument()
  // Scroll the button out of view.
  scrollTo(0, 0)
  ;(button.element() as HTMLButtonElement).click()
  await expect.element(page.getByRole("alert")).toHaveTextContent("It failed")
  await expect.poll(() => boxOf(".notice").bottom <= boxOf(".dock").top).toBe(true)
  expect(boxOf(".notice").top).toBeGreaterThanOrEqual(0)
  expect(boxOf(".actions").top).toBeGreaterThanOrEqual(boxOf(".notice").bottom)
  expect(boxOf(".actions").bottom).toBeLessThanOrEqual(boxOf(".dock").top)
})

test("announces a failure behind a modal dialog once the dialog is closed", async () => {
  open()
  const button = page.getByRole("button", { name: "Try" })
  await expect.element(button).toBeInTheDocument()
  const dialog = document.body.appendChild(document.createElement("dialog"))
  dialog.showModal()
  ;(button.element() as HTMLButtonElement).click()
  const region = document.querySelector("[role=alert]")!
  await expect.poll(() => document.querySelector("[aria-pressed=true]")).not.toBe(null)
  expect(region.textContent).toBe("")
  dialog.close()
  await expect.element(page.getByRole("alert")).toHaveTextContent("It failed")
  ;(button.element() as HTMLButtonElement).click()
  await expect.poll(() => region.textContent).toBe("")
})
