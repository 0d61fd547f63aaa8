import { moreWallets, wallets } from "../wallets.js"
import { codeBlock, firstSentence, fromDoc, toPage } from "./markdown.js"
import { declaredMembers, membersOf } from "./members.js"

/**
 * The pages of the reference that follow from the packages' declarations: hooks, components, the kit's verbs, options,
 * and a page for each entry point.
 */

/** @typedef {import("./surface.js").Exported} Exported */
/** @typedef {import("./members.js").Member} Member */

/**
 * Entry points that have no page here: those with the names of another library's modules, for apps that change only an
 * import, and the wallets', which are on the wallets' pages.
 * @param {string} entry
 */
function isElsewhere(entry) {
  return /\/compat\/v\d.*\/modules\//.test(entry) || walletOf(entry) !== undefined
}

/** The folder of the wallet whose entry point this is. @param {string} entry */
function walletOf(entry) {
  return [...wallets, ...moreWallets].find(({ folder }) => entry === `@alidade/wallets/${folder}`)
    ?.folder
}

/**
 * @param {ReturnType<typeof import("./surface.js").readSurface>} surface
 * @returns {Map<string, string>} the pages, by file below `reference`
 */
export function referencePages({ reader, entries }) {
  const shown = [...entries].filter(
    ([entry, exported]) => exported.length > 0 && !isElsewhere(entry),
  )
  /** The page of each exported declaration: that of the first entry point which exports it. @type {Map<string, string>} */
  const homes = new Map()
  for (const [entry, exported] of entries)
    for (const { name, origin } of exported) {
      const wallet = walletOf(entry)
      const page = wallet ? `wallets/${wallet}` : `entry-points/${fileOf(entry)}`
      const key = `${origin.file} ${origin.name}`
      if (!homes.has(key) && (wallet || !isElsewhere(entry)))
        homes.set(key, `../${page}.md#${name.toLowerCase()}`)
    }

  /** @type {Map<string, string>} */
  const pages = new Map()
  /** @type {Map<string, Exported>} */
  const unique = new Map()
  for (const one of shown.flatMap(([, exported]) => exported)) {
    const key = `${one.origin.file} ${one.origin.name}`
    if (!unique.has(key)) unique.set(key, one)
  }
  for (const one of unique.values()) {
    const isFunction = functionOf(one) !== undefined
    if (isFunction && /^use[A-Z]/.test(one.name)) pages.set(`hooks/${slug(one)}.md`, hook(one))
    else if (isFunction && isComponent(one)) pages.set(`components/${slug(one)}.md`, component(one))
  }
  const kit = [...unique.values()].find(
    ({ name, entry }) => name === "Kit" && entry === "@alidade/core",
  )
  const create = [...unique.values()].find(({ name }) => name === "createKit")
  if (!kit || !create) throw new Error("@alidade/core exports no Kit or createKit.")
  pages.set("kit/createkit.md", calledPage(create, "Arguments", 0))
  for (const member of declaredMembers(reader, kit.origin))
    pages.set(`kit/${member.name.toLowerCase()}.md`, verb(member))
  const optionTypes = [...unique.values()].filter(isOptions)
  for (const name of new Set(optionTypes.map(packageOf))) {
    const own = optionTypes.filter((one) => packageOf(one) === name)
    pages.set(`options/${fileOf(name)}.md`, optionsPage(name, own))
  }
  for (const [entry, exported] of shown)
    pages.set(`entry-points/${fileOf(entry)}.md`, entryPoint(entry, exported))
  return pages

  /** @param {Exported} one */
  function hook(one) {
    return calledPage(one, "Arguments")
  }

  /** @param {Exported} one */
  function component(one) {
    return calledPage(one, "Props")
  }

  /**
   * A page of a function.
   * @param {Exported} one
   * @param {string} heading of its parameters
   * @param {number} [order]
   */
  function calledPage(one, heading, order) {
    const doc = one.declarations[0]?.doc ?? ""
    const { params, returnType } = functionOf(one)
    const signature = one.declarations.map(({ text }) => text).join("\n")
    const { file } = one.origin
    return toPage({ title: one.name, description: firstSentence(doc), order }, [
      fromDoc(doc),
      codeBlock(`${importLine(one)}\n\n${signature}`),
      ...parameters(params, file, heading),
      ...result(returnType?.typeAnnotation, file),
      ...types(params, returnType, file),
    ])
  }

  /** @param {Member} member */
  function verb({ name, text, doc, node, file }) {
    return toPage({ title: `kit.${name}`, description: firstSentence(doc) }, [
      fromDoc(doc),
      codeBlock(text),
      ...parameters(node.params ?? [], file, "Arguments"),
      ...result(node.returnType?.typeAnnotation, file),
      ...types(node.params ?? [], node.returnType ?? node.typeAnnotation, file),
    ])
  }

  /**
   * @param {string} name of a package
   * @param {readonly Exported[]} types
   */
  function optionsPage(name, types) {
    const sections = types.flatMap((one) => {
      const [declaration] = one.declarations
      const members = declaredMembers(reader, one.origin)
      return [
        `## ${one.name}`,
        fromDoc(declaration?.doc ?? ""),
        codeBlock(importLine(one, "type ")),
        ...(members.length > 0
          ? memberSections(members, "###")
          : [codeBlock(declaration?.source ?? "")]),
      ]
    })
    const description = `Each option of each call of ${name}.`
    return toPage({ title: `Options of ${name}`, label: name, description }, [
      description,
      ...sections,
    ])
  }

  /**
   * @param {string} entry
   * @param {readonly Exported[]} exported
   */
  function entryPoint(entry, exported) {
    const sections = exported.flatMap((one) => [
      `## ${one.name}`,
      fromDoc(one.declarations[0]?.doc ?? ""),
      detailLink(one),
      codeBlock(one.declarations.map(({ source }) => source).join("\n\n")),
    ])
    return toPage({ title: entry, description: `Everything that ${entry} exports.` }, sections)
  }

  /**
   * @param {Exported} one
   * @returns {string | false}
   */
  function detailLink(one) {
    const path = ["hooks", "components"]
      .map((folder) => `${folder}/${slug(one)}.md`)
      .find((path) => pages.has(path))
    if (path) return `[${one.name} in detail](../${path})`
    if (isOptions(one))
      return `[${one.name} in detail](../options/${fileOf(packageOf(one))}.md#${slug(one)})`
    return one === create && "[createKit in detail](../kit/createkit.md)"
  }

  /**
   * @param {readonly any[]} params
   * @param {string} file
   * @param {string} heading
   */
  function parameters(params, file, heading) {
    const sections = params.flatMap((param) => {
      const members = membersOf(reader, param.typeAnnotation?.typeAnnotation, file)
      const isObject = param.type === "ObjectPattern" || heading === "Props"
      if (members.length === 0) return []
      return isObject
        ? memberSections(members, "###")
        : [`### ${param.name}`, ...memberSections(members, "####")]
    })
    return sections.length > 0 ? [`## ${heading}`, ...sections] : []
  }

  /**
   * @param {any} type
   * @param {string} file
   */
  function result(type, file) {
    const members = membersOf(reader, type, file)
    if (members.length === 0 || /^(ReactElement|Kit)$/.test(type.typeName?.name)) return []
    const isLater = /^(Promise|KitRequest)$/.test(type.typeName?.name)
    return [isLater ? "## Resolves to" : "## Returns", ...memberSections(members, "###")]
  }

  /**
   * Where the types of a function and of its values' members are documented. Those that no entry point exports are shown.
   * @param {readonly any[]} params
   * @param {any} returned
   * @param {string} file
   */
  function types(params, returned, file) {
    const own = [...params, returned]
    const members = own.flatMap((node) =>
      membersOf(reader, node?.typeAnnotation?.typeAnnotation ?? node?.typeAnnotation, file),
    )
    const from = [...own.map((node) => ({ node, file })), ...members]
    /** @type {Map<string, string>} */
    const links = new Map()
    /** @type {Map<string, string>} */
    const hidden = new Map()
    for (const { node, file } of from)
      for (const name of typeNames(node)) {
        const { declared, imported } = reader.fileOf(file)
        if (!declared.has(name) && !imported.has(name)) continue
        const origin = reader.resolve({ file, name })
        const home = homes.get(`${origin.file} ${origin.name}`)
        if (home) links.set(name, `- [\`${name}\`](${home})`)
        else if (origin.file.endsWith(".d.ts"))
          for (const { source } of reader.declarationsOf(origin)) hidden.set(name, source)
      }
    if (links.size + hidden.size === 0) return []
    return [
      "## Types",
      [...links.keys()]
        .sort()
        .map((name) => links.get(name))
        .join("\n"),
      hidden.size > 0 && codeBlock([...hidden.values()].join("\n\n")),
    ]
  }
}

/**
 * @param {readonly Member[]} members
 * @param {string} level of their headings
 */
function memberSections(members, level) {
  return members.flatMap(({ name, text, doc }) => [
    `${level} ${name}`,
    codeBlock(text),
    fromDoc(doc),
  ])
}

/** @param {Exported} one */
function importLine({ name, entry }, kind = "") {
  return `import { ${kind}${name} } from "${entry}"`
}

/** The syntax tree of a function's type; undefined for anything else. @param {Exported} one */
function functionOf({ declarations: [declaration] }) {
  const node = declaration?.node
  if (node?.type === "TSDeclareFunction") return node
  const type = node?.declarations?.[0].id.typeAnnotation?.typeAnnotation
  return type?.type === "TSFunctionType" ? type : undefined
}

/** @param {Exported} one */
function isComponent({ name, declarations }) {
  return /^[A-Z]/.test(name) && /\): ReactElement/.test(declarations[0]?.text ?? "")
}

/** @param {Exported} one */
function isOptions({ name }) {
  return /^[A-Z]\w*(Options|Config|Limits)$/.test(name)
}

/** @param {Exported} one */
function packageOf({ entry }) {
  return entry.split("/").slice(0, 2).join("/")
}

/** @param {Exported} one */
function slug({ name }) {
  return name.toLowerCase()
}

/** The file of an entry point's page: `core-describe` for `@alidade/core/describe`. @param {string} entry */
function fileOf(entry) {
  return entry.replace("@alidade/", "").replace(/[/.]/g, "-")
}

/**
 * The names of all types in a syntax tree.
 * @param {any} node
 * @returns {string[]}
 */
function typeNames(node) {
  if (Array.isArray(node)) return node.flatMap(typeNames)
  if (typeof node?.type !== "string") return []
  const own = node.type === "TSTypeReference" ? [node.typeName.name] : []
  return [...own, ...Object.values(node).flatMap(typeNames)]
}
