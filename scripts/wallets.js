import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { root } from "./run.js"

/**
 * The lists of wallets. `walletIds` in packages/wallets/src/wallet-ids.ts is the table of `allWallets`, and
 * `moreWalletIds` that of the others; every other list has one line per wallet, which follows from the tables and the
 * wallet's folders, and one image per table has its icons. `npm run wallets` prints what is missing or left over,
 * `npm run wallets -- --write` updates the lists and the images.
 */

/**
 * A wallet of the table.
 * @typedef {object} Wallet
 * @property {string} name of its factory
 * @property {string} id `productId` of its card
 * @property {string} folder below packages/wallets/src and packages/sandbox/src
 */

/**
 * Lines of a file, one per wallet.
 * @typedef {object} List
 * @property {string} file
 * @property {(wallet: Wallet) => string | undefined} line the wallet's line; undefined if it needs none
 * @property {boolean} [sorted] whether the lines are sorted by folder, as imports are; by default the table's order
 * @property {readonly Wallet[]} [of] the wallets with a line; by default those of `allWallets`
 */

/** @param {string} file */
const read = (file) => readFileSync(root + file, "utf8")

const table = "packages/wallets/src/wallet-ids.ts"

/**
 * The wallets of a constant of the table, in its order.
 * @param {string} constant
 * @returns {readonly Wallet[]}
 */
function walletsOf(constant) {
  const [, lines = ""] = new RegExp(`const ${constant} = {([^}]+)}`).exec(read(table)) ?? []
  return [...lines.matchAll(/(\w+): "(.+)"/g)].map(([, name = "", id = ""]) => ({
    name,
    id,
    folder: name.toLowerCase(),
  }))
}

/** The wallets of `allWallets`. */
export const wallets = walletsOf("walletIds")

/** The wallets that `allWallets` leaves out. */
export const moreWallets = walletsOf("moreWalletIds")

const everyWallet = [...wallets, ...moreWallets]

/** What makes cards of wallets that have no folder. It has a module, too. */
export const injected = { name: "injected", id: "", folder: "injected" }

/** The simulated wallet that announces itself. It has no card: a page makes one from the announcement. */
const gnomon = { name: "gnomon", id: "example.gnomon.wallet", folder: "gnomon" }

const simulatedWallets = [...everyWallet, gnomon]

/**
 * Whether the wallet's factory takes options.
 * @param {Wallet} wallet
 */
function takesOptions({ name, folder }) {
  const file = `packages/wallets/src/${folder}/index.ts`
  return !existsSync(root + file) || !read(file).includes(`function ${name}()`)
}

/**
 * The wallet's name in the sandbox: WalletConnect is a phone there.
 * @param {Wallet} wallet
 */
const simulated = ({ name }) => (name === "walletConnect" ? "phone" : name)

const knownCards = "packages/wallets/src/announced/known-cards.ts"

/**
 * The lines of a file whose function creates the cards of a table's wallets.
 * @param {string} file
 * @param {string} folders the way from it to the wallets' folders
 * @param {readonly Wallet[]} of
 * @returns {List[]}
 */
const creators = (file, folders, of) => [
  {
    file,
    line: ({ name, folder }) => `import { ${name} } from "${folders}${folder}/index.js"`,
    sorted: true,
    of,
  },
  {
    file,
    line: (wallet) =>
      takesOptions(wallet) ? `  ${wallet.name}?: Parameters<typeof ${wallet.name}>[0]` : undefined,
    of,
  },
  {
    file,
    line: (wallet) =>
      `    ${wallet.name}(${takesOptions(wallet) ? `options.${wallet.name}` : ""}),`,
    of,
  },
]

/** @type {readonly List[]} */
const lists = [
  {
    file: "packages/wallets/src/modules.ts",
    line: ({ name, folder }) => `export { ${name}Module } from "./${folder}/module.js"`,
    sorted: true,
    of: [...everyWallet, injected],
  },
  ...creators("packages/wallets/src/all-wallets.ts", "./", wallets),
  ...creators("packages/wallets/src/more/index.ts", "../", moreWallets),
  {
    file: knownCards,
    line: ({ name, folder }) => `import { card as ${name} } from "../${folder}/card.js"`,
    sorted: true,
    of: everyWallet,
  },
  {
    file: knownCards,
    line: ({ name }) => `  ${name},`,
    of: everyWallet,
  },
  {
    file: "packages/sandbox/src/wallets.ts",
    line: (wallet) => `export { ${simulated(wallet)} } from "./${wallet.folder}/wallet.js"`,
    sorted: true,
    of: simulatedWallets,
  },
  {
    file: "packages/sandbox/src/web-wallets.ts",
    line: ({ name, folder }) =>
      existsSync(`${root}packages/sandbox/src/${folder}/web-wallet.ts`)
        ? `export { ${name} } from "./${folder}/web-wallet.js"`
        : undefined,
    sorted: true,
  },
  {
    file: "packages/sandbox/src/wallet-names.ts",
    line: (wallet) => `  "${simulated(wallet)}",`,
    of: simulatedWallets,
  },
  {
    file: "apps/web/server/wallet-names.js",
    line: ({ name }) => `  "${name}",`,
    of: everyWallet,
  },
]

/**
 * The files that a wallet has.
 * @param {Wallet} wallet
 */
const filesOf = (wallet) => [
  ...["card.ts", "icon.svg", "index.ts", "module.ts"].map(
    (name) => `packages/wallets/src/${wallet.folder}/${name}`,
  ),
  `packages/sandbox/src/${wallet.folder}/wallet.ts`,
]

/**
 * Puts the right lines of a list into a file's text, and names the wrong ones.
 * @param {string} text
 * @param {List} list
 * @returns {{ text: string, faults: string[] }}
 */
export function updated(text, { file, line, sorted = false, of = wallets }, all = of) {
  const order = sorted ? all.toSorted((a, b) => (a.folder < b.folder ? -1 : 1)) : all
  const expected = order.flatMap((wallet) => line(wallet) ?? [])
  // The shape of a line: that of a wallet whose name is any word.
  const shapes = [
    ...new Set(
      all.flatMap((wallet) => {
        const words = new RegExp(
          `\\b(${wallet.name}|${wallet.folder}|${simulated(wallet)})(?=\\b|Module\\b)`,
          "g",
        )
        return (
          line(wallet)
            ?.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
            .replace(words, "\\w+") ?? []
        )
      }),
    ),
  ]
  const isLine = new RegExp(`^(${shapes.join("|")})$`)
  const lines = text.split("\n")
  const present = lines.filter((one) => isLine.test(one))
  const faults = [
    ...expected
      .filter((one) => !present.includes(one))
      .map((one) => `${file} lacks: ${one.trim()}`),
    ...present.filter((one) => !expected.includes(one)).map((one) => `${file} has: ${one.trim()}`),
  ]
  if (faults.length === 0 && present.join("\n") !== expected.join("\n"))
    faults.push(`${file} has another order: ${expected[0]?.trim()} …`)
  const at = lines.findIndex((one) => isLine.test(one))
  const rest = lines.filter((one) => !isLine.test(one))
  return { text: rest.toSpliced(at, 0, ...expected).join("\n"), faults }
}

/** The image of each table's icons. */
const images = [
  { image: "packages/wallets/src/icons.svg", of: wallets },
  { image: "packages/wallets/src/more-icons.svg", of: moreWallets },
]

/**
 * One image of several icons, with a view per wallet.
 * @param {readonly Wallet[]} of
 */
function icons(of) {
  const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
  const drawings = of.map(({ folder }, at) => {
    const icon = `packages/wallets/src/${folder}/icon.svg`
    if (!existsSync(root + icon)) return ""
    // Titles and spaces would be nodes of the page's images.
    const drawing = read(icon)
      .replace(xmlns, `y="${at * 32}"`)
      .replace(/<title>.*<\/title>/, "")
      .replace(/\s*\n\s*/g, "")
    return `<view id="${folder}" viewBox="0 ${at * 32} 32 32"/>${drawing}\n`
  })
  return `<svg ${xmlns} width="32" height="32" viewBox="0 0 32 32">\n${drawings.join("")}</svg>\n`
}

/**
 * What is missing or left over in the lists, in the icons' images, and in the wallets' folders.
 * @param {boolean} write whether to update the lists
 * @returns {string[]}
 */
export function check(write) {
  const inLists = lists.flatMap((list) => {
    const { text, faults } = updated(read(list.file), list)
    if (write && faults.length > 0) writeFileSync(root + list.file, text)
    return write ? [] : faults
  })
  const inImages = images.flatMap(({ image, of }) => {
    if (write) writeFileSync(root + image, icons(of))
    return read(image) === icons(of) ? [] : [`${image} differs from the icons`]
  })
  const inFolders = everyWallet
    .flatMap(filesOf)
    .filter((file) => !existsSync(root + file))
    .map((file) => `${file} is missing`)
  const others = readdirSync(`${root}packages/wallets/src`).filter(
    (folder) =>
      existsSync(`${root}packages/wallets/src/${folder}/module.ts`) &&
      ![...everyWallet, injected].some((wallet) => wallet.folder === folder),
  )
  return [
    ...others.map((folder) => `${table} lacks the wallet of ${folder}`),
    ...inLists,
    ...inImages,
    ...inFolders,
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = check(process.argv.includes("--write"))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
