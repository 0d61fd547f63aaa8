import { expect, test } from "vitest"
import { toPage } from "./page-address.js"

test("turns a link to a page's file into the page's address", () => {
  const to = (url: string) => toPage(url, "guides/connect.md", "/alidade/")
  expect(to("sign.md")).toBe("/alidade/guides/sign/")
  expect(to("./sign.mdx#verify")).toBe("/alidade/guides/sign/#verify")
  expect(to("../start/vite.md")).toBe("/alidade/start/vite/")
  expect(to("../index.mdx")).toBe("/alidade/")
})

test("leaves other links as they are", () => {
  const same = [
    "https://example.org/a.md",
    "/alidade/a.md",
    "#here",
    "picture.png",
    "mailto:a@b.md",
  ]
  for (const url of same) expect(toPage(url, "guides/connect.md", "/alidade/")).toBe(url)
})
