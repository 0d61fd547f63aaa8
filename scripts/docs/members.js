import { docBefore } from "../declarations.js"

/**
 * A field or method of a type. `text` is its declaration, `doc` its docstring, `file` where it is declared.
 * @typedef {{ name: string, text: string, doc: string, node: any, file: string }} Member
 */
/** @typedef {ReturnType<typeof import("../declarations.js").readDeclarations>} Reader */

/**
 * The members of a type, with those that it inherits or has by `Pick`, `Omit`, `Partial` and their like. Empty for a type
 * that has none of its own, such as a union.
 * @param {Reader} reader
 * @param {any} type its syntax tree
 * @param {string} file where it is written
 * @returns {Member[]}
 */
export function membersOf(reader, type, file) {
  const { code } = reader.fileOf(file)
  switch (type?.type) {
    case "TSTypeLiteral":
      return type.members.flatMap(toMember)
    case "TSIntersectionType":
      return byName(type.types.flatMap((/** @type {any} */ part) => membersOf(reader, part, file)))
    case "TSParenthesizedType":
      return membersOf(reader, type.typeAnnotation, file)
    case "TSTypeReference":
      return referred(type.typeName, type.typeArguments?.params ?? [])
    default:
      return []
  }

  /** @param {any} node */
  function toMember(node) {
    const name = node.key?.name ?? node.key?.value
    if (name === undefined) return []
    const text = code.slice(node.start, node.end).replace(/[;,]$/, "")
    const lines = text.replace(/^\s*\/\*\*.*?\*\/\n/gms, "").split("\n")
    return [{ name, text: outdented(lines), doc: docBefore(code, node.start), node, file }]
  }

  /**
   * @param {any} name
   * @param {any[]} args
   * @returns {Member[]}
   */
  function referred({ name }, args) {
    const [of, keys] = args
    if (name === "Promise" || name === "Readonly" || name === "KitRequest")
      return membersOf(reader, of, file)
    if (name === "Partial" || name === "Required")
      return membersOf(reader, of, file).map((member) => optional(member, name === "Partial"))
    if (name === "Pick" || name === "Omit") {
      const named = keysOf(keys)
      return membersOf(reader, of, file).filter(
        (member) => named.includes(member.name) === (name === "Pick"),
      )
    }
    const { declared, imported } = reader.fileOf(file)
    if (!name || (!declared.has(name) && !imported.has(name))) return []
    const origin = reader.resolve({ file, name })
    if (!origin.file.endsWith(".d.ts")) return []
    return declaredMembers(
      reader,
      origin,
      args.map(({ start, end }) => code.slice(start, end)),
    )
  }

  /** @param {any} keys @returns {string[]} */
  function keysOf(keys) {
    if (keys.type === "TSUnionType") return keys.types.flatMap(keysOf)
    if (keys.type === "TSLiteralType") return [keys.literal.value]
    if (keys.type === "TSTypeOperator")
      return membersOf(reader, keys.typeAnnotation, file).map(({ name }) => name)
    const origin = reader.resolve({ file, name: keys.typeName.name })
    const [declaration] = reader.declarationsOf(origin)
    return keysOf(declaration?.node.typeAnnotation)
  }
}

/**
 * The members of a declared interface, class, or type.
 * @param {Reader} reader
 * @param {import("../declarations.js").Origin} origin
 * @param {readonly string[]} [args] its type arguments, as written
 * @returns {Member[]}
 */
export function declaredMembers(reader, { file, name }, args = []) {
  const all = reader.declarationsOf({ file, name }).flatMap(({ node }) => {
    if (node?.type === "TSTypeAliasDeclaration") return membersOf(reader, node.typeAnnotation, file)
    if (node?.type !== "TSInterfaceDeclaration") return []
    const own = membersOf(reader, { type: "TSTypeLiteral", members: node.body.body }, file)
    const inherited = node.extends.flatMap((/** @type {any} */ { expression, typeArguments }) =>
      membersOf(reader, { type: "TSTypeReference", typeName: expression, typeArguments }, file),
    )
    const parameters = node.typeParameters?.params ?? []
    return [...own, ...inherited].map((member) => ({
      ...member,
      text: parameters.reduce(
        (
          /** @type {string} */ text,
          /** @type {any} */ { name: { name } },
          /** @type {number} */ at,
        ) =>
          args[at] ? text.replace(new RegExp(`\\b${name}\\b`, "g"), () => args[at] ?? "") : text,
        member.text,
      ),
    }))
  })
  return byName(all)
}

/** @param {Member[]} members */
function byName(members) {
  return [...new Map(members.toReversed().map((each) => [each.name, each])).values()].toReversed()
}

/**
 * @param {Member} member
 * @param {boolean} isOptional
 */
function optional(member, isOptional) {
  const { name, text } = member
  return { ...member, text: text.replace(/^([^?:(]+)\??/, isOptional ? `${name}?` : name) }
}

/** @param {string[]} lines */
function outdented([first = "", ...rest]) {
  const indents = rest.filter(Boolean).map((line) => line.search(/\S/))
  const least = Math.min(...indents, 4)
  return [first, ...rest.map((line) => line.slice(least))].join("\n")
}
