import { readFile } from "node:fs/promises"
import { expect, test } from "@playwright/test"
import { serve } from "../../apps/web/server/serve.js"

/** The libraries of a document with license texts, each with its text. */
function read(document: string): Map<string, string> {
  const sections = document.split(/^## /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [heading = "", ...lines] = section.split("\n")
      return [heading.split(" - ")[0]!, lines.join("\n").trim()]
    }),
  )
}

test("the site, the sandbox's pages, and the browser package carry their libraries' licenses", {
  tag: "@main",
}, async ({ request }) => {
  const { url, close } = await serve({ port: 0, sandboxPort: 0 })
  try {
    const { walletsUrl } = await (await request.get(`${url}/sandbox.json`)).json()
    const [site, sandbox] = await Promise.all(
      [url, walletsUrl].map(async (place) => {
        const response = await request.get(`${place}/third-party-licenses.md`)
        expect(response.status()).toBe(200)
        expect(response.headers()["content-type"]).toContain("text/plain")
        return read(await response.text())
      }),
    )
    const file = new URL("../../packages/browser/dist/third-party-licenses.md", import.meta.url)
    const browser = read(await readFile(file, "utf8"))
    const known: [Map<string, string> | undefined, string[]][] = [
      [site, ["react", "react-dom", "@stellar/stellar-sdk", "lean-qr", "uint8arrays"]],
      [sandbox, ["@stellar/stellar-sdk", "tweetnacl"]],
      [browser, ["react", "react-dom", "lean-qr"]],
    ]
    for (const [libraries = new Map(), names] of known) {
      expect([...libraries.keys()]).toEqual(expect.arrayContaining(names))
      for (const [name, text] of libraries) expect(text, name).toMatch(/warrant/i)
    }
  } finally {
    await close()
  }
})
