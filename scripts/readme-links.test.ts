import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { published } from "./build.js"
import { deadLinks, withAbsoluteLinks } from "./readme-links.js"
import { readManifest, root } from "./run.js"

const { homepage } = readManifest(".")
const site = "https://alidade-stellar.github.io/alidade/"

test("links of a published README lead to the repository, where its readers are not", () => {
  const markdown = "[a](../../docs/architecture.md#b) [c](../core) [d](https://e.example/) [f](#g)"
  expect(withAbsoluteLinks(markdown, "packages/react", homepage)).toBe(
    `[a](${homepage}/blob/main/docs/architecture.md#b) [c](${homepage}/tree/main/packages/core) [d](https://e.example/) [f](#g)`,
  )
})

test("links to the documents lead to their site", () => {
  const markdown =
    "[a](../../apps/docs/src/content/docs/guides/sign.md#b) [c](../../apps/docs/src/content/docs/security/index.md)"
  expect(withAbsoluteLinks(markdown, "packages/react", homepage)).toBe(
    `[a](${site}guides/sign/#b) [c](${site}security/)`,
  )
})

test.each([
  "../../docs/architecture.md",
  "LICENSE",
  "#nowhere",
  "http://example.org/",
  `${homepage}/blob/main/docs/nothing.md`,
  `${homepage}/blob/main/docs`,
  `${homepage}/tree/main/docs/architecture.md`,
  `${homepage}/blob/main/docs/architecture.md#nothing`,
  `${site}guides/nothing/`,
  `${site}guides/sign/#nothing`,
])("finds the dead link %s", (link) => {
  expect(deadLinks(`# Title\n[words](${link})`, homepage)).toEqual([link])
})

test.each(published)("every link of the published README of %s leads somewhere", (name) => {
  const directory = `packages/${name}`
  const markdown = readFileSync(`${root}${directory}/README.md`, "utf8")
  const links = withAbsoluteLinks(markdown, directory, homepage)
  expect(links).toContain(`${homepage}/`)
  expect(deadLinks(links, homepage)).toEqual([])
})
