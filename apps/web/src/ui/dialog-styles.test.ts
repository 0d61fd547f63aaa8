import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const components = new URL("../../../../packages/react/src/", import.meta.url)

/** The parts of a style sheet in their order, each with its layer. */
function partsOf(url: URL): string[] {
  const imports = readFileSync(url, "utf8").matchAll(/@import "(.*?)"(.*);/g)
  return [...imports].map(([, path, layer]) => `${new URL(path!, url)}${layer}`)
}

test("the styles of the button and of the dialogs are the package's style sheet in two files", () => {
  const [first, late] = ["connect-button.css", "dialogs.css"].map((file) =>
    partsOf(new URL(`styles/${file}`, import.meta.url)),
  )
  expect(first).not.toEqual([])
  expect([...first!, ...late!]).toEqual(partsOf(new URL("styles.css", components)))
})
