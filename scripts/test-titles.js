import { parseAst } from "vite"

/**
 * A declared test or group. `off`: it is skipped, conditional, or expected to fail.
 * @typedef {{ kind: "test" | "group", title: string, line: number, off: boolean, inside: Declared[] }} Declared
 */

/**
 * A test or group with its title, the titles of the groups around it (outermost first), and its line.
 * @typedef {{ title: string, within: string[], line: number }} Titled
 */

const starters = new Set(["test", "it", "describe"])
const running = new Set([
  "describe",
  "each",
  "for",
  "only",
  "concurrent",
  "sequential",
  "shuffle",
  "serial",
  "parallel",
])
const idle = new Set(["skip", "todo", "fixme", "fail", "fails", "skipIf", "runIf"])

/**
 * The titles of all Vitest and Playwright tests that run in a file, and of the groups that hold one, in the file's
 * order. Computed parts of a title become `…`. Throws on a source that does not parse.
 * @param {string} file the extension tells TSX from TypeScript
 * @param {string} source
 * @returns {Titled[]}
 */
export function readTitles(file, source) {
  const root = { inside: /** @type {Declared[]} */ ([]), off: false }
  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }), root)
  return root.off ? [] : root.inside.flatMap((child) => titlesOf(child))

  /**
   * @param {any} node
   * @param {Pick<Declared, "inside" | "off">} around
   */
  function visit(node, around) {
    if (Array.isArray(node)) for (const child of node) visit(child, around)
    if (typeof node?.type !== "string") return
    const call = node.type === "CallExpression" ? readCall(node) : undefined
    if (!call) return visit(Object.values(node), around)
    // `test.skip(condition, reason)` in a body: the surrounding test does not always run.
    if (!call.declares && call.off) around.off = true
    const line = source.slice(0, node.start).split("\n").length
    const declared = { ...call, line, inside: [] }
    if (call.declares) around.inside.push(declared)
    visit(node.arguments, call.declares ? declared : around)
  }
}

/**
 * @param {Declared} declared
 * @param {string[]} [within]
 * @returns {Titled[]}
 */
function titlesOf({ kind, title, line, off, inside }, within = []) {
  if (off) return []
  const own = { title, within, line }
  if (kind === "test") return [own]
  const titles = inside.flatMap((child) => titlesOf(child, [...within, title]))
  return titles.length ? [own, ...titles] : []
}

/**
 * Reads `test("…", …)`, `it.each(…)("…", …)`, `test.describe("…", …)` and the like; undefined for other calls.
 * @param {any} call
 * @returns {{ kind: "test" | "group", title: string, off: boolean, declares: boolean } | undefined}
 */
function readCall(call) {
  const words = wordsOf(call.callee)
  const [starter = "", ...rest] = words
  if (!starters.has(starter) || !rest.every((word) => running.has(word) || idle.has(word))) return
  const kind = words.includes("describe") ? "group" : "test"
  const [first, ...others] = call.arguments
  const title = textOf(first)
  return {
    kind,
    title: title ?? "…",
    off: rest.some((word) => idle.has(word)) || others.some(turnsOff),
    declares:
      others.some(isFunction) ||
      (kind === "group" && isFunction(first)) ||
      (title !== undefined && others.length > 0),
  }
}

/**
 * `test.each(…)` and `` test.each`…` `` both give `["test", "each"]`. Empty for anything but a chain of names.
 * @param {any} callee
 * @returns {string[]}
 */
function wordsOf(callee) {
  if (callee.type === "Identifier") return [callee.name]
  if (callee.type === "CallExpression") return wordsOf(callee.callee)
  if (callee.type === "TaggedTemplateExpression") return wordsOf(callee.tag)
  if (callee.type !== "MemberExpression" || callee.computed) return []
  const words = wordsOf(callee.object)
  return words.length ? [...words, callee.property.name] : []
}

/**
 * The text of a string, a template or a sum of them; undefined for anything else.
 * @param {any} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value
  if (node?.type === "TemplateLiteral")
    return node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked).join("…")
  if (node?.type !== "BinaryExpression" || node.operator !== "+") return
  const left = textOf(node.left)
  const right = textOf(node.right)
  return left === undefined && right === undefined ? undefined : `${left ?? "…"}${right ?? "…"}`
}

/** @param {any} node */
function isFunction(node) {
  return node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression"
}

/**
 * Vitest's options `{ skip: true }`, `{ todo: true }`, `{ fails: true }`.
 * @param {any} node
 */
function turnsOff(node) {
  return (
    node.type === "ObjectExpression" &&
    node.properties.some(
      (/** @type {any} */ { key, value }) => idle.has(key?.name) && value.value !== false,
    )
  )
}
