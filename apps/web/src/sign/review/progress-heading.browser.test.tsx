import { createRoot } from "react-dom/client"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { ProgressHeading } from "./progress-heading.js"

test.each([
  ["signature", "Signed and verified"],
  ["altered", "Signed and verified"],
  ["body", "Signed"],
  ["unreported", "Signed"],
  ["off", "Signed"],
] as const)("the heading of a signature that was checked as %s is %s", async (verified, title) => {
  const element = document.body.appendChild(document.createElement("div"))
  const root = createRoot(element)
  root.render(
    <ProgressHeading
      flow={{ step: "signed", signed: "AAAA", isFresh: false }}
      verified={verified}
      sentence={() => "Send 3 XLM"}
    />,
  )
  await expect.element(page.getByRole("heading", { name: title, exact: true })).toBeVisible()
  root.unmount()
  element.remove()
})
