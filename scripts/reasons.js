import { parseAst } from "vite"

/** @typedef {{ key: string, english: string, place: string }} FoundReason `place` is the file and line */

/** A text that people read: it begins like a sentence and ends like one. */
const SENTENCE = /^["'“…]?[A-Z].* .*[.!?]$/s

/**
 * The reasons of a source, and what is wrong in it: an error with our own words instead of a reason, a reason whose key
 * or sentence is no literal, and a sentence outside of a reason. What is logged, and what the language's own errors
 * say, is for developers. Throws on a source that does not parse.
 * @param {string} file the extension tells TSX from TypeScript
 * @param {string} source
 * @returns {{ reasons: FoundReason[], faults: string[] }}
 */
export function readReasons(file, source) {
  /** @type {FoundReason[]} */
  const reasons = []
  /** @type {string[]} */
  const faults = []
  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }), new Map())
  return { reasons, faults }

  /**
   * @param {any} node
   * @param {Scope} scope
   */
  function visit(node, scope) {
    if (Array.isArray(node)) for (const child of node) visit(child, scope)
    if (typeof node?.type !== "string" || isForDevelopers(node)) return
    const place = () => `${file}:${source.slice(0, node.start).split("\n").length}`
    if (node.type === "CallExpression" && node.callee.name === "reason") {
      const [key, english] = node.arguments.map((/** @type {any} */ { value }) => value)
      if (typeof key === "string" && typeof english === "string")
        reasons.push({ key, english, place: place() })
      else faults.push(`${place()}: the key and the sentence of a reason must be literals`)
      return visit(node.arguments.slice(2), scope)
    }
    if (isWalletError(node) && isOurs(node.arguments[1], scope))
      faults.push(`${place()}: an error with our own words needs a reason`)
    const text = textOf(node)
    if (text !== undefined && SENTENCE.test(text))
      faults.push(`${place()}: a sentence without a key: ${text}`)
    const isScope = node.type === "Program" || node.params
    visit(Object.values(node), isScope ? new Map([...scope, ...declaredIn(node)]) : scope)
  }
}

/**
 * What is wrong with the reasons of several sources together: each key has one sentence, and each sentence one key.
 * @param {readonly FoundReason[]} reasons
 * @returns {string[]}
 */
export function compareReasons(reasons) {
  const keys = new Map(reasons.map((each) => [each.key, each]))
  const sentences = new Map(reasons.map((each) => [each.english, each]))
  return reasons.flatMap(({ key, english, place }) => [
    ...(keys.get(key)?.english === english ? [] : [`${place}: ${key} has another sentence too`]),
    ...(sentences.get(english)?.key === key ? [] : [`${place}: "${english}" has another key too`]),
  ])
}

/** @typedef {Map<string, any>} Scope the value that a variable is declared with, or a parameter's type, by name */

/**
 * The variables that a program or function declares, without those of the functions inside.
 * @param {any} around
 * @returns {[name: string, value: any][]}
 */
function declaredIn({ params = [], body }) {
  return [...params.flatMap(parameter), ...inside(body)]

  /** @param {any} node */
  function parameter(node) {
    const { name, typeAnnotation } = node.left ?? node
    return name ? [[name, typeAnnotation?.typeAnnotation]] : names(node)
  }

  /**
   * @param {any} node
   * @returns {[string, any][]}
   */
  function inside(node) {
    if (Array.isArray(node)) return node.flatMap(inside)
    if (typeof node?.type !== "string" || node.params) return []
    const rest = Object.values(node).flatMap(inside)
    if (node.type !== "VariableDeclarator") return rest
    return node.id.name ? [[node.id.name, node.init], ...rest] : [...names(node.id), ...rest]
  }

  /**
   * The names of a pattern. Nothing is known of their values.
   * @param {any} node
   * @returns {[string, undefined][]}
   */
  function names(node) {
    if (Array.isArray(node)) return node.flatMap(names)
    if (typeof node?.type !== "string") return []
    return node.type === "Identifier" ? [[node.name, undefined]] : names(Object.values(node))
  }
}

/**
 * Whether this is logged, or an error of the language itself, which becomes at most a cause.
 * @param {any} node
 */
function isForDevelopers({ type, callee }) {
  if (type === "NewExpression") return /^(Type|Range)?Error$/.test(callee.name)
  return type === "CallExpression" && callee.object?.name === "console"
}

/**
 * `new WalletError(kind, words)`, or the same by a class that extends it.
 * @param {any} node
 */
function isWalletError({ type, callee }) {
  if (type === "NewExpression") return callee.name === "WalletError"
  return type === "CallExpression" && callee.type === "Super"
}

/**
 * Whether an error's words are a text of ours. Somebody else's come out of a reply or an error, so from no literal.
 * @param {any} words
 * @param {Scope} scope
 * @returns {boolean}
 */
function isOurs(words, scope) {
  if (!words) return false
  if (words.type === "Identifier") {
    const value = scope.get(words.name)
    return value?.type !== "Identifier" && isOurs(value, scope)
  }
  const parts = [words.consequent, words.alternate, words.left, words.right]
  return (
    !!textOf(words) || words.type === "TSStringKeyword" || parts.some((part) => isOurs(part, scope))
  )
}

/**
 * The value of a literal text, with … for each value of a template; undefined for any other node.
 * @param {any} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value
  if (node?.type !== "TemplateLiteral") return undefined
  return node.quasis.map((/** @type {any} */ part) => part.value.cooked).join("…")
}
