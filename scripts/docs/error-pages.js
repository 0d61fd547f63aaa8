import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { parseAst } from "vite"
import { root } from "../run.js"
import { remedies } from "./error-remedies.js"
import { codeBlock, table, toPage } from "./markdown.js"

/** Packages whose errors an app meets. */
const packages = ["core", "wallets", "react", "sign-in", "compat"]

/**
 * A page per kind of error, and one of the network's result codes, by file below `reference`.
 * @returns {Promise<Map<string, string>>}
 */
export async function errorPages() {
  const { errorCodes } = await import(`${root}packages/core/dist/contract/error-codes.js`)
  const messages = messagesByKind()
  /** @type {Map<string, string>} */
  const pages = new Map()
  for (const [kind, code] of Object.entries(errorCodes)) {
    if (!remedies[kind]) throw new Error(`scripts/docs/error-remedies.js lacks the kind ${kind}.`)
    pages.set(`errors/${kind}.md`, errorPage(kind, code, messages.get(kind) ?? new Set()))
  }
  for (const kind of Object.keys(remedies))
    if (!(kind in errorCodes))
      throw new Error(`scripts/docs/error-remedies.js has the kind ${kind}, which does not exist.`)
  pages.set("errors/messages.md", messagesPage(messages))
  pages.set("errors/result-codes.md", await resultCodes())
  return pages
}

/**
 * @param {string} kind
 * @param {number} code
 * @param {ReadonlySet<string>} messages
 */
function errorPage(kind, code, messages) {
  const { cause, visitor, app } = /** @type {typeof remedies[string]} */ (remedies[kind])
  return toPage({ title: kind, description: cause }, [
    cause,
    `- \`error.kind\`: \`"${kind}"\`\n- \`error.code\`: \`${code}\``,
    "## What the visitor can do",
    visitor,
    "## What the app can do",
    app,
    "## In code",
    codeBlock(
      [
        'import { WalletError } from "@alidade/core"',
        "",
        "try {",
        "  await kit.signTransaction(xdr)",
        "} catch (error) {",
        `  if (!WalletError.is(error) || error.kind !== "${kind}") throw error`,
        "  console.warn(error.message, error.docs)",
        "}",
      ].join("\n"),
    ),
    messages.size > 0 && "## Messages",
    messages.size > 0 &&
      [...messages]
        .sort()
        .map((text) => `- ${asText(text)}`)
        .join("\n"),
  ])
}

/**
 * What errors say, from the sources: the messages by kind. Those whose kind depends on the wallet's answer are under "".
 * @returns {Map<string, Set<string>>}
 */
function messagesByKind() {
  /** @type {Map<string, Set<string>>} */
  const found = new Map()
  /** @param {string} kind @param {readonly string[]} texts */
  const add = (kind, texts) => {
    const all = found.get(kind) ?? new Set()
    for (const text of texts) all.add(text)
    found.set(kind, all)
  }
  for (const file of sources()) {
    const code = readFileSync(root + file, "utf8")
    if (!code.includes("reason(")) continue
    const program = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" })
    const constants = constantReasons(program)
    add("", reasonsIn(program, new Map()))
    for (const { type, callee, arguments: args } of nodesOf(program)) {
      if (type !== "NewExpression" || callee.name !== "WalletError") continue
      const [kind, words] = args
      if (typeof kind?.value === "string") add(kind.value, reasonsIn(words, constants))
    }
  }
  return found
}

/**
 * All messages with their kinds, to find an error by what it says.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} messages
 */
function messagesPage(messages) {
  const kinds = [...messages.keys()].filter(Boolean)
  const rows = [...(messages.get("") ?? [])].sort().map((text) => {
    const links = kinds
      .filter((kind) => messages.get(kind)?.has(text))
      .map((kind) => `[${kind}](${kind}.md)`)
    return [asText(text), links.join(", ")]
  })
  const description = "Find an error by what it says."
  return toPage({ title: "Messages", description, order: 1 }, [
    `${description} The values in \`{}\` are filled in. Without a kind, it depends on what failed: read \`error.kind\`.`,
    table(["message", "kind"], rows),
  ])
}

function sources() {
  const folders = packages.map((name) => `packages/${name}/src`)
  return execFileSync("git", ["ls-files", ...folders], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
}

/**
 * The English of the reasons in an expression, also of those that it names.
 * @param {any} words
 * @param {ReadonlyMap<string, string>} constants
 */
function reasonsIn(words, constants) {
  return [...nodesOf(words)].flatMap((node) => {
    if (node.type === "Identifier") return constants.get(node.name) ?? []
    return englishOf(node) ?? []
  })
}

/** The reasons that a file's constants hold, by name. @param {any} program */
function constantReasons(program) {
  /** @type {Map<string, string>} */
  const constants = new Map()
  for (const { type, id, init } of nodesOf(program)) {
    const english = type === "VariableDeclarator" && englishOf(init)
    if (english && id.name) constants.set(id.name, english)
  }
  return constants
}

/** @param {any} node @returns {string | undefined} */
function englishOf(node) {
  if (node?.type !== "CallExpression" || node.callee.name !== "reason") return undefined
  return node.arguments[1]?.value
}

/**
 * @param {any} node
 * @returns {Generator<any>}
 */
function* nodesOf(node) {
  if (Array.isArray(node)) for (const child of node) yield* nodesOf(child)
  if (typeof node?.type !== "string") return
  yield node
  for (const child of Object.values(node)) yield* nodesOf(child)
}

/** Why a transaction failed, by the network's code. */
async function resultCodes() {
  const folder = "packages/react/src/result-codes"
  const { codesEnglish } = await import(`${root}${folder.replace("src", "dist")}/english.js`)
  const code = readFileSync(`${root}${folder}/meanings.ts`, "utf8")
  const list = [...nodesOf(parseAst(code, { lang: "ts" }))].find(
    ({ type, id }) => type === "VariableDeclarator" && id.name === "rows",
  )
  const rows = list.init.elements.map((/** @type {any} */ { elements }) => {
    const [what, codes, remedy] = elements.map((/** @type {any} */ { value }) => value)
    return [
      codes.replace(/\S+/g, "`$&`").replaceAll(" ", ", "),
      codesEnglish[what],
      codesEnglish[remedy] ?? "",
    ]
  })
  return toPage(
    {
      title: "Result codes",
      description: "What the network's result codes of a failed transaction mean, and what to do.",
    },
    [
      "What the network's result codes of a failed transaction mean, and what to do. Operations share codes: `UNDERFUNDED` is the end of `PAYMENT_UNDERFUNDED` and others. `useErrorWords` says the same in the visitor's language.",
      table(["code ends with", "what happened", "what to do"], rows),
    ],
  )
}

/** A text without markdown's own signs. @param {string} text */
function asText(text) {
  return text.replace(/[<*_`[\]]/g, "\\$&")
}
