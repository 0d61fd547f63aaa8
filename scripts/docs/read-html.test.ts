import { expect, test } from "vitest"
import { deadLinks } from "./read-html.js"

const page = (path: string, links: string[], ids: string[] = []) =>
  [path, { path, links, ids: new Set(ids) }] as const

test("names links to missing pages, headings, and files", () => {
  const pages = new Map([
    page("/docs/", ["/docs/a/", "/docs/b/", "a/#one", "/docs/a/#two", "#top"], ["top"]),
    page("/docs/a/", ["../", "https://example.org/", "/docs/x.md", "/docs/y.md"], ["one"]),
  ])
  expect(deadLinks(pages, new Set(["/docs/x.md"]))).toEqual([
    "/docs/ links to /docs/b/",
    "/docs/ links to /docs/a/#two",
    "/docs/a/ links to /docs/y.md",
  ])
})
