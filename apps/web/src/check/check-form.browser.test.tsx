import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { CheckForm } from "./check-form.js"

let element: HTMLElement
let root: Root
/** The checks that were started, with their signals and functions to finish them. */
let checks: { signal: AbortSignal; finish: (found: string) => void }[]

beforeEach(() => {
  checks = []
  element = document.body.appendChild(document.createElement("div"))
  root = createRoot(element)
  root.render(
    <CheckForm
      label="Check"
      fields={{ field: { label: "Field" } }}
      check={(_, signal) =>
        new Promise<string>((finish) => {
          checks.push({ signal, finish })
        })
      }
      show={(found) => <p>{found}</p>}
    />,
  )
})

afterEach(() => {
  root.unmount()
  element.remove()
})

const check = () => userEvent.click(page.getByRole("button", { name: "Check" }))

test("new input aborts a running check and hides its late result", async () => {
  await check()
  await userEvent.type(page.getByLabelText("Field"), "a")
  expect(checks[0]?.signal.aborted).toBe(true)
  checks[0]?.finish("of the old input")
  await check()
  checks[1]?.finish("of the new input")
  await expect.element(page.getByRole("status")).toHaveTextContent(/^of the new input$/)
})

test("a second check aborts the first, and unmounting aborts the second", async () => {
  await check()
  await check()
  expect(checks.map(({ signal }) => signal.aborted)).toEqual([true, false])
  root.unmount()
  await expect.poll(() => checks[1]?.signal.aborted).toBe(true)
})
