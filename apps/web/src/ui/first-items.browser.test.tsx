import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { FirstItems } from "./first-items.js"

function show(count: number): void {
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  const items = Array.from({ length: count }, (_, at) => at)
  root.render(
    <FirstItems items={items} first={5} more={(count) => `${count} more`} label="All">
      {(item) => <li key={item}>{item}</li>}
    </FirstItems>,
  )
  onTestFinished(() => root.unmount())
}

test("draws the first items, and the others once asked, with the focus on the first of them", async () => {
  show(160)
  const rows = page.getByRole("list", { name: "All" }).getByRole("listitem")
  await expect.element(rows.first()).toBeVisible()
  expect(rows.all()).toHaveLength(5)
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => document.activeElement?.textContent).toBe("5")
  await expect.poll(() => rows.all().length).toBe(160)
  expect(document.activeElement?.textContent).toBe("5")
  await expect.element(page.getByRole("button")).not.toBeInTheDocument()
})

test("offers no more than there is", async () => {
  show(5)
  await expect.element(page.getByText("4")).toBeVisible()
  await expect.element(page.getByRole("button")).not.toBeInTheDocument()
})
