import { root } from "../run.js"
import { moreWallets, wallets } from "../wallets.js"
import { codeBlock, fromDoc, table, toPage } from "./markdown.js"

/**
 * A page per wallet, made from its card, and one that compares them, by file below `reference`.
 * @param {ReturnType<typeof import("./surface.js").readSurface>} surface
 * @returns {Promise<Map<string, string>>}
 */
export async function walletPages({ entries }) {
  const { capabilitiesOf } = await import(`${root}packages/core/dist/state/capabilities.js`)
  const { networkName } = await import(`${root}packages/core/dist/index.js`)
  const listed = [...wallets, ...moreWallets]
  const known = await Promise.all(
    listed.map(async ({ folder, name }) => {
      const { card } = await import(`${root}packages/wallets/dist/${folder}/card.js`)
      return { folder, name, card, facts: factsOf(card) }
    }),
  )
  /** @type {Map<string, string>} */
  const pages = new Map()
  for (const wallet of known) pages.set(`wallets/${wallet.folder}.md`, walletPage(wallet))
  pages.set("wallets/compared.md", comparison())
  return pages

  /** @param {any} card */
  function factsOf(card) {
    const can = capabilitiesOf(card)
    const names = can.networks?.map((/** @type {string} */ one) => networkName(one))
    return {
      Kind: kinds[card.moduleType] ?? card.moduleType,
      Networks: names?.join(", ") ?? "any",
      "Signs authorization entries": entryTypes(can.authEntry),
      "Signs messages": can.message ? (can.messageBytes ? "text and bytes" : "yes") : "no",
      "Submits transactions": yes(can.submit),
      "Reports its network": reports[can.network] ?? can.network,
      "Restored without a window": yes(can.silentRestore),
      "Signs with the account that a call names": yes(can.accountSelection),
      "Opens a window of its own": yes(can.gesture),
      "App on a phone from the same row": yes(card.appLink !== undefined),
    }
  }

  /** @param {typeof known[number]} wallet */
  function walletPage({ folder, name, card, facts }) {
    const entry = `@alidade/wallets/${folder}`
    const exported = entries.get(entry) ?? []
    const factory = exported.find((one) => one.name === name)
    const others = exported.filter((one) => one !== factory)
    const isInAll = wallets.some((one) => one.folder === folder)
    return toPage(
      {
        title: card.productName,
        description: `What ${card.productName} can do for an app, and how the app lists it.`,
      },
      [
        `[${card.productName}](${card.productUrl}) has the id \`${card.productId}\`. ${
          isInAll
            ? "`allWallets` lists it."
            : "`allWallets` leaves it out: import it by itself, or use `moreWallets`."
        }`,
        card.capabilities?.source === "documents" &&
          "Its client is written from documents, and was tried with the simulated wallet only.",
        codeBlock(`import { ${name} } from "${entry}"`),
        "## What it can do",
        table(["capability", "value"], Object.entries(facts)),
        `[All wallets compared](compared.md)`,
        "## API",
        ...[factory, ...others].flatMap((one) =>
          one
            ? [
                `### ${one.name}`,
                fromDoc(one.declarations[0]?.doc ?? ""),
                codeBlock(one.declarations.map(({ source }) => source).join("\n\n")),
              ]
            : [],
        ),
      ],
    )
  }

  /** Who can do what: for each fact its values, each with the wallets. */
  function comparison() {
    const sections = Object.keys(known[0]?.facts ?? {}).flatMap((fact) => {
      /** @type {Map<string, string[]>} */
      const byValue = new Map()
      for (const { folder, card, facts } of known) {
        const value = facts[/** @type {keyof typeof facts} */ (fact)]
        byValue.set(value, [...(byValue.get(value) ?? []), `[${card.productName}](${folder}.md)`])
      }
      const rows = [...byValue].map(([value, wallets]) => [value, wallets.join(", ")])
      return [`## ${fact}`, table([fact.toLowerCase(), "wallets"], rows)]
    })
    return toPage(
      {
        title: "All wallets compared",
        description: "Which wallet can do what, by the wallets' cards.",
        order: 0,
      },
      [
        "Which wallet can do what, by the wallets' cards. A loaded module may know more: `kit.capabilities(walletId)` has what holds now.",
        ...sections,
      ],
    )
  }
}

/** Kinds of wallets, by SEP-43's names. @type {Readonly<Record<string, string>>} */
const kinds = {
  HOT_WALLET: "extension, website, or app",
  HW_WALLET: "hardware wallet",
  BRIDGE_WALLET: "bridge to other wallets",
  AIR_GAPED_WALLET: "wallet without a connection",
}

/** @type {Readonly<Record<string, string>>} */
const reports = {
  binding: "yes, and signs only for it",
  informative: "yes, and signs for others too",
  none: "no",
}

/** @param {readonly string[]} types */
function entryTypes(types) {
  if (types.length === 2) return "types 9 and 10"
  if (types.length === 0) return "no"
  return types[0] === "v1" ? "type 9" : "type 10"
}

/** @param {boolean} value */
function yes(value) {
  return value ? "yes" : "no"
}
