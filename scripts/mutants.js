import { createHash } from "node:crypto"
import { parseAst } from "vite"

/**
 * A small fault: replaces the characters from `start` to `end` of a source by `after`.
 * @typedef {object} Mutant
 * @property {string} operator the kind of fault
 * @property {number} start offset in UTF-16 units
 * @property {number} end
 * @property {string} before
 * @property {string} after
 * @property {number} line from 1
 * @property {string} around the line where the fault begins, trimmed
 */

/** @type {Record<string, string>} */
const comparisons = {
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
}
/** @type {Record<string, string>} */
const logic = { "&&": "||", "||": "&&", "??": "&&" }

const branching = new Set(["IfStatement", "ConditionalExpression", "WhileStatement"])

/** TypeScript's wrappers around a value. All other `TS…` nodes are types, which never run. */
const wrappers = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"])

/**
 * All faults that can be put into a TypeScript source, in its order: negated conditions, swapped comparisons and
 * logical operators, replaced literals, removed calls, and functions that return nothing. Sentences are left alone,
 * because their words are not behavior. Throws on a source that does not parse.
 * @param {string} source
 * @returns {Mutant[]}
 */
export function findMutants(source) {
  /** @type {Mutant[]} */
  const mutants = []
  visit(parseAst(source, { lang: "ts" }))
  return mutants.sort((a, b) => a.start - b.start || a.end - b.end)

  /** @param {any} node */
  function visit(node) {
    if (Array.isArray(node)) for (const child of node) visit(child)
    if (typeof node?.type !== "string") return
    const { type } = node
    if (type.startsWith("TS") && !wrappers.has(type)) return
    if (type.startsWith("Import") && type !== "ImportExpression") return
    if (type.startsWith("Export") && node.source) return
    if (branching.has(type) && !(node.test.operator in comparisons)) {
      add("condition", node.test, `!(${text(node.test)})`)
    }
    if (type === "BinaryExpression" && node.operator in comparisons) {
      add("comparison", node, swap(node, comparisons[node.operator]))
    }
    if (type === "LogicalExpression") add("logic", node, swap(node, logic[node.operator]))
    if (type === "Literal") literal(node)
    if (type === "ExpressionStatement" && isCall(node.expression)) add("call", node, ";")
    if (type === "ReturnStatement" && node.argument?.name !== "undefined") {
      add("return", node, node.argument ? "return undefined;" : ";")
    }
    for (const [key, child] of Object.entries(node)) {
      // A property name is not a value: `{ "a-b": 1 }`.
      if (key === "key" && !node.computed) continue
      visit(child)
    }
  }

  /** @param {any} node */
  function literal(node) {
    const { value } = node
    if (typeof value === "boolean") add("literal", node, String(!value))
    if (typeof value === "number") add("literal", node, String(value === 0 ? 1 : value - 1))
    if (typeof value !== "string") return
    if (value === "") add("literal", node, '"mutant"')
    else if (!value.includes(" ")) add("literal", node, '""')
  }

  /**
   * @param {any} node
   * @param {string} [operator]
   */
  function swap({ left, right }, operator) {
    return `(${text(left)}) ${operator} (${text(right)})`
  }

  /** @param {any} node */
  function text({ start, end }) {
    return source.slice(start, end)
  }

  /**
   * @param {string} operator
   * @param {any} node
   * @param {string} after
   */
  function add(operator, node, after) {
    const { start, end } = node
    const line = source.slice(0, start).split("\n").length
    const around = source.split("\n")[line - 1]?.trim() ?? ""
    mutants.push({ operator, start, end, before: text(node), after, line, around })
  }
}

/** @param {any} node */
function isCall(node) {
  const call = node.type === "AwaitExpression" ? node.argument : node
  return call.type === "CallExpression" && call.callee.type !== "Super"
}

/**
 * The source with the fault in it.
 * @param {string} source
 * @param {Pick<Mutant, "start" | "end" | "after">} mutant
 */
export function mutate(source, { start, end, after }) {
  return source.slice(0, start) + after + source.slice(end)
}

/**
 * A sample of `count` mutants, with an equal share for each operator. It depends on the seed and the mutants' text, not
 * on their position, so two commits share the mutants of common code.
 * @template {Pick<Mutant, "operator" | "before" | "around">} T
 * @param {readonly T[]} mutants
 * @param {number} seed
 * @param {number} count
 * @returns {T[]}
 */
export function sample(mutants, seed, count) {
  const repeats = counter()
  const ranked = mutants.map((mutant) => {
    const key = [mutant.operator, mutant.before, mutant.around].join("\n")
    const rank = createHash("sha256")
      .update(`${seed}\n${repeats(key)}\n${key}`)
      .digest("hex")
    return { mutant, rank, turn: 0 }
  })
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
  const turns = counter()
  for (const entry of ranked) entry.turn = turns(entry.mutant.operator)
  ranked.sort((a, b) => a.turn - b.turn)
  return ranked.slice(0, count).map(({ mutant }) => mutant)
}

/** Counts how often each key has been passed, including this time. */
function counter() {
  /** @type {Map<string, number>} */
  const counts = new Map()
  return (/** @type {string} */ key) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}
