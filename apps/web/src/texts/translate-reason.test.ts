import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { parseAst } from "vite"
import { afterEach, expect, test } from "vitest"
import { texts as german } from "./de.js"
import { say } from "./en/errors.js"
import { setPageLanguage } from "./page-language.js"
import { translateReason } from "./translate-reason.js"

const packages = fileURLToPath(new URL("../../../../packages/", import.meta.url))

afterEach(() => setPageLanguage({ code: "en", dir: "ltr" }))

interface Node {
  type: string
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value

/** A literal, a template, or several that are joined. Values are `{}`. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined
  if (node.type === "TemplateLiteral") {
    const quasis = node.quasis as { value: { cooked: string } }[]
    return quasis.map(({ value }) => value.cooked).join("{}")
  }
  if (node.type !== "BinaryExpression") return undefined
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}

/** Every text in the sources of a package. */
function textsIn(name: string): string[] {
  const root = `${packages}${name}/src/`
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item)
    if (!isNode(node)) return
    const text = textOf(node)
    if (text !== undefined) found.push(text)
    for (const value of Object.values(node)) visit(value)
  }
  for (const path of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".ts") || path.endsWith(".test.ts")) continue
    visit(parseAst(readFileSync(root + path, "utf8"), { lang: "ts" }))
  }
  return found
}

test("knows only messages that the packages write", () => {
  const written = [...new Set(["core", "wallets"].flatMap(textsIn))]
  const unknown = Object.values(say.english).filter((message) => {
    const [first = "", ...rest] = message.split(/\{\w+\}/)
    return !written.some(
      (text) => text.startsWith(first) && rest.every((piece) => text.includes(piece)),
    )
  })
  expect(unknown).toEqual([])
})

test("finds each message by its own pattern", () => {
  setPageLanguage({
    code: "x-key",
    dir: "ltr",
    texts: { errors: Object.fromEntries(Object.keys(say.english).map((key) => [key, `<${key}>`])) },
  })
  for (const [key, message] of Object.entries(say.english)) {
    expect(translateReason(message.replace(/\{(\w+)\}/g, "A $1")), message).toBe(`<${key}>`)
  }
})

test("writes a message and the messages in it in the page's language, and leaves others alone", () => {
  setPageLanguage({ code: "de", dir: "ltr", texts: german })
  expect(
    translateReason("Rabet did not respond. Try again. Rabet closes its window after 30 seconds."),
  ).toBe(german.errors.rabetSilent.replace("{hint}", german.errors.rabetHint))
  expect(translateReason("Invalid Stellar address: it has 3 characters instead of 56.")).toMatch(
    /3 .*56/,
  )
  expect(
    translateReason("Hana can't sign authorization entries of type 10 (with address)."),
  ).not.toMatch(/type|address/)
  for (const foreign of ["boom", "", "x".repeat(100_000)]) {
    expect(translateReason(foreign)).toBe(foreign)
  }
})
