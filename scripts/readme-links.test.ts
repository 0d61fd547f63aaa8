import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { published } from "./build.js"
import { deadLinks, withAbsoluteLinks } from "./readme-links.js"
import { readManifest, root } from "./run.js"

const { homepage } = readManifest(".")

test("links of a published README lead to the repository, where its readers are not", () => {
  const markdown = "[a](../../docs/modules.md#b) [c](../core) [d](https://e.example/) [f](#g)"
  expect(withAbsoluteLinks(markdown, "packages/react", homepage)).toBe(
    `[a](${homepage}/blob/main/docs/modules.md#b) [c](${homepage}/tree/main/packages/core) [d](https://e.example/) [f](#g)`,
  )
})

test.each([
  "../../docs/modules.md",
  "LICENSE",
  "#nowhere",
  "http://example.org/",
  `${homepage}/blob/main/docs/nothing.md`,
  `${homepage}/blob/main/docs`,
  `${homepage}/tree/main/docs/modules.md`,
  `${homepage}/blob/main/docs/modules.md#nothing`,
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
