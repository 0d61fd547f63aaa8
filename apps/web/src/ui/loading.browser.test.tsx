import { lazy } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { Loading } from "./loading.js"
import { reasonOf } from "./reason-of.js"

test("shows an error in place of a part that fails to load, and keeps the rest of the page", async () => {
  const Part = lazy(() =>
    Promise.reject(new TypeError("Failed to fetch dynamically imported module: /x.js")),
  )
  const onCaughtError = vi.fn()
  const element = document.body.appendChild(document.createElement("div"))
  const root = createRoot(element, { onCaughtError })
  root.render(
    <main>
      <h1>The page</h1>
      <Loading>
        <Part />
      </Loading>
    </main>,
  )
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Couldn’t load this part of the page")
  await expect.element(page.getByRole("heading", { name: "The page" })).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Reload the page" })).toBeVisible()
  expect(onCaughtError).toHaveBeenCalledOnce()
  root.unmount()
  element.remove()
})

test("hides the browser's message about a missing chunk, but shows the page's own", async () => {
  const missing = "./nothing-is-here.js"
  const thrown = await import(/* @vite-ignore */ missing).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Error)
  expect(reasonOf(thrown)).toContain("Couldn’t load a part of this page.")
  expect(reasonOf(new Error("Fund it first."))).toBe("Fund it first.")
  expect(reasonOf("nothing")).toBe("Something went wrong.")
})
