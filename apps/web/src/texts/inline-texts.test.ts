import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { parseAst } from "vite"
import { expect, test } from "vitest"

const source = fileURLToPath(new URL("..", import.meta.url))

/** Not in the page's language: the catalogue itself, tests, and the component gallery, which is for developers. */
const LEFT_OUT = /^texts\/|^gallery\/|\.test\.tsx?$/

/** Attributes whose value is read on screen or aloud. */
const SHOWN =
  /^(aria-(label|description|roledescription)|alt|title|label|placeholder|hint|summary)$/

/** Texts that are rightly in the code. */
const meant: ReadonlySet<string> = new Set([
  // Names, codes, and the beginnings of XDR.
  "Treasury Berlin",
  "Corner Shop",
  "Practice Wallet",
  "Alidade practice network ; no real money",
  "Ctrl K",
  "Alidade",
  "Alidade sandbox sponsor",
  "XLM",
  "1 XLM",
  "AAAAAg…",
  "AAAACs7g…",
  // Shown by wallets, which have their own language.
  "Connect a Stellar wallet, sign, and check.",
  "Practice account",
  "Another account",
  // Reasons that are not shown.
  "The faucet",
  "The network",
  "Only the account's contract knows its signatures.",
  "There is no account to read around this.",
  "There is no page around this.",
  "There is no form of a call around this.",
  "There is no network to choose from.",
  "The page has no network {}.",
])

interface Node {
  type: string
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value

/** The words of a literal or a template. */
function wordsOf(node: unknown): string {
  if (!isNode(node)) return ""
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : ""
  if (node.type === "JSXExpressionContainer") return wordsOf(node.expression)
  if (node.type !== "TemplateLiteral") return ""
  return (node.quasis as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join("{}")
}

/** A sentence, a title of several words, or the remainder of a sentence around its values. */
const isProse = (text: string): boolean =>
  /^\p{Lu}[\p{L}’]* \S/u.test(text) || /\p{Ll} \p{L}+.*[.!?…]$/u.test(text)

/** The texts that stand in a source instead of the catalogue. */
function inlineTexts(code: string): string[] {
  const found: string[] = []
  const add = (text: string): void => {
    const trimmed = text.replace(/\s+/g, " ").trim()
    if (/\p{L}{2}/u.test(trimmed) && !meant.has(trimmed)) found.push(trimmed)
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item)
    if (!isNode(node) || (/^(Import|Export(All|Named))Declaration$/.test(node.type) && node.source))
      return
    if (node.type === "JSXText") add(node.value as string)
    if (node.type === "JSXAttribute") {
      const { name } = node.name as { name: string }
      if (SHOWN.test(name)) add(wordsOf(node.value))
      if (name === "className") return
    }
    const words = wordsOf(node)
    if (node.type !== "JSXExpressionContainer" && isProse(words)) add(words)
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseAst(code, { lang: "tsx" }))
  return [...new Set(found)]
}

test("finds texts in elements, attributes and errors, and no others", () => {
  const code = `
    import { say } from "Some module.js"
    const key = "transaction", path = \`M\${1} 5\`
    export const View = ({ name }) => (
      <div className="Some class" title="Close" data-state="open">
        <p>{name}: {say("balance")} · {"GABC…"}</p>
        <p>Choose {name} <b>now</b></p>
        <Field label={\`Pay \${name}\`} hint={say("hint")} />
      </div>
    )
    throw new Error(\`This link has \${key} twice.\`)
  `
  expect(inlineTexts(code)).toEqual(["Close", "Choose", "now", "Pay {}", "This link has {} twice."])
})

test("the page's texts are in the catalogue, not in its code", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path.replaceAll("\\", "/")),
  )
  expect(files.length).toBeGreaterThan(100)
  const inline = files.flatMap((path) =>
    inlineTexts(readFileSync(source + path, "utf8")).map((text) => `${path}: ${text}`),
  )
  expect(inline).toEqual([])
})
