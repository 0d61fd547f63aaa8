import { type ReactElement, useState } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { TextField } from "./field.js"

/** Made for this test: no funds are held under it. */
const seed = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW"

const seen = vi.fn()

function Form(): ReactElement {
  const [value, setValue] = useState("")
  seen(value)
  return <TextField label="Memo" hint="A hint." value={value} onChange={setValue} />
}

test("removes a pasted secret before the page reads it, and says so", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  root.render(<Form />)
  const field = page.getByLabelText("Memo")
  for (const before of ["", "typed before "]) {
    await field.fill(before)
    await field.fill(before + seed)
    await expect.element(field).toHaveAccessibleDescription(/looked like a secret key/)
    await expect.element(field).toHaveAttribute("aria-invalid", "true")
    await expect.element(field).toHaveValue("")
    expect(JSON.stringify(seen.mock.calls)).not.toContain(seed.slice(4, 12))
    expect(document.body.textContent).not.toContain(seed.slice(4, 12))
  }
  await field.fill("a memo")
  await expect.element(field).toHaveAccessibleDescription("A hint.")
  await expect.element(field).toHaveValue("a memo")
  root.unmount()
})
