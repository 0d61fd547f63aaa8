import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { bundle as bundleStyles } from "lightningcss"
import { rolldown } from "rolldown"
import { pack } from "../scripts/pack.js"
import { injected, moreWallets, wallets } from "../scripts/wallets.js"
import { findFaults, readBudgets } from "./budgets.js"
import { pageSizes } from "./page-sizes.js"

/**
 * Measures what an app loads from our packages: bundled and minified like an app's own build, without React, gzipped
 * (level 9). Vite's bundler does this, without the code that Vite adds to each lazy import. Icons are files, fetched
 * when shown. Also counts what a page with the button loads and holds in Chromium (`page-sizes.js`), and measures the
 * tarballs that npm downloads. `node bench/sizes.js` compares the sizes with their budgets and with those
 * recorded in bench/sizes.json, and needs the packages and the front end built. `node bench/sizes.js --write` records
 * them.
 */

const root = fileURLToPath(new URL("..", import.meta.url))

/** @typedef {import("rolldown").OutputChunk} Chunk */
/** @typedef {Record<string, number>} Sizes bytes by name */

/**
 * The chunks of an app.
 * @param {string} code its entry module
 * @returns {Promise<Chunk[]>}
 */
async function bundle(code) {
  const entry = "virtual:app"
  const bundled = await rolldown({
    cwd: root,
    input: entry,
    platform: "browser",
    external: /^react(-dom)?(\/|$)/,
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    onLog(level, log, handle) {
      // An unresolved import would make the bundle look small.
      if (log.code === "UNRESOLVED_IMPORT")
        throw new Error(`${log.message}\nAre the packages built? npm run build`)
      // "use client" is for server-side bundlers.
      if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log)
    },
    plugins: [
      {
        name: "app",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  })
  const { output } = await bundled.generate({ format: "esm", minify: true })
  await bundled.close()
  return output.filter((file) => file.type === "chunk")
}

/**
 * The chunks that have loaded when `chunk` runs: itself and all its static imports, without lazy ones.
 * @param {Chunk} chunk
 * @param {Chunk[]} chunks
 * @param {Set<Chunk>} [loaded] chunks loaded before
 * @returns {Set<Chunk>} `loaded` with the new ones
 */
function load(chunk, chunks, loaded = new Set()) {
  if (loaded.has(chunk)) return loaded
  const grown = new Set([...loaded, chunk])
  return chunk.imports
    .flatMap((name) => chunks.filter(({ fileName }) => fileName === name))
    .reduce((all, chunk) => load(chunk, chunks, all), grown)
}

/** @param {Iterable<Chunk>} chunks */
function bytes(chunks) {
  return [...chunks].reduce((sum, { code }) => sum + gzip(code), 0)
}

/** @param {string | Uint8Array} content */
function gzip(content) {
  return gzipSync(content, { level: 9 }).length
}

/**
 * The sizes of the first load, of the kit's engine beyond that, and of lazy modules beyond both, each on first use.
 * @param {string} code the app's entry module
 * @param {Record<string, string | string[]>} lazy ends of module paths by name
 * @returns {Promise<{ first: number, engine: number, lazy: Sizes }>}
 */
async function measure(code, lazy = {}) {
  const chunks = await bundle(code)
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error("The app has no entry chunk.")
  const first = load(entry, chunks)
  const withEngine = load(holding("/core/dist/late/engine.js"), chunks, first)
  /** @param {string} end */
  function holding(end) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
    if (!chunk) throw new Error(`No chunk contains ${end}.`)
    if (first.has(chunk)) throw new Error(`${end} is in the first load.`)
    return chunk
  }
  const added = Object.entries(lazy).map(([name, ends]) => {
    const grown = [ends].flat().reduce((all, end) => load(holding(end), chunks, all), withEngine)
    return [name, bytes(grown) - bytes(withEngine)]
  })
  return {
    first: bytes(first),
    engine: bytes(withEngine) - bytes(first),
    lazy: Object.fromEntries(added),
  }
}

/** The dialog with the wallets, which is loaded before anything that a connection needs. */
const picker = "/react/dist/picker/wallet-picker.js"

/** The account menu, and the views of a connection, which are loaded when the picker is open. */
const connection = "/react/dist/button/account-menu.js"

/**
 * The size of a lazy module beyond the engine and others that are loaded before it.
 * @param {string} code the app's entry module
 * @param {string[]} before ends of their paths
 * @param {string} module the end of its path
 */
async function measureAfter(code, before, module) {
  const { lazy } = await measure(code, { before, all: [...before, module] })
  return (lazy.all ?? 0) - (lazy.before ?? 0)
}

/**
 * An app with one wallet and the button.
 * @param {string} name of the wallet's factory
 */
function app(name) {
  return `
    import { createKit, networks } from "@alidade/core"
    import { ConnectButton, KitProvider } from "@alidade/react"
    import { ${name} } from "@alidade/wallets/${name.toLowerCase()}"
    import { createElement } from "react"
    import { createRoot } from "react-dom/client"
    const kit = createKit({ network: networks.Testnet, wallets: [${name}()] })
    createRoot(document.body).render(createElement(KitProvider, { kit }, createElement(ConnectButton)))
  `
}

/** An app with a card of its own for a wallet that injects an object. */
const injectedCard = `
  import { createKit, networks } from "@alidade/core"
  import { injected } from "@alidade/wallets/injected"
  const names = { id: "acme", name: "Acme", icon: "https://acme.example/icon.svg", url: "https://acme.example" }
  const wallet = injected({ ...names, find: () => globalThis.acme })
  globalThis.kit = createKit({ network: networks.Testnet, wallets: [wallet] })
`

/**
 * What `allWallets` adds to the first load of an app, compared with nine imports, and what the cards of all other wallets
 * add to that.
 * @returns {Promise<Sizes>}
 */
async function lists() {
  /** @param {string} imports @param {string} cards */
  const kit = (imports, cards) => `
    import { createKit, networks } from "@alidade/core"
    ${imports}
    globalThis.kit = createKit({ network: networks.Testnet, wallets: ${cards} })
  `
  const imports = wallets.map(
    ({ name, folder }) => `import { ${name} } from "@alidade/wallets/${folder}"`,
  )
  const cards = wallets.map(({ name }) => `${name}()`)
  const nine = await measure(kit(imports.join("\n"), `[${cards}]`))
  const entry = `import { allWallets } from "@alidade/wallets"`
  const all = await measure(kit(entry, "allWallets({ walletConnect: {} })"))
  const others = `${entry}
    import { moreWallets } from "@alidade/wallets/more"`
  const every = await measure(
    kit(others, "[...allWallets({ walletConnect: {} }), ...moreWallets()]"),
  )
  return {
    "allWallets, beyond nine imports": all.first - nine.first,
    "all other wallets' cards": every.first - all.first,
  }
}

/**
 * A network in a page's worker, with the SDK's XDR: all chunks, and those only for contracts that need curves. Then what
 * the page itself loads to ask it.
 * @returns {Promise<Sizes>}
 */
async function network() {
  const chunks = await bundle(`
    import { createNetwork } from "@alidade/network"
    import { serveNetwork } from "@alidade/network/worker"
    serveNetwork(createNetwork())
  `)
  const asking = await bundle(`
    import { networkFetch } from "@alidade/network/worker"
    globalThis.networkFetch = networkFetch
  `)
  const curves = chunks.filter(({ isEntry }) => !isEntry)
  return {
    "network in a worker, with the SDK": bytes(chunks),
    "its curves among these": bytes(curves),
    "the page's way to it": bytes(asking),
  }
}

/**
 * Both halves of signing in, with a challenge and with a message, each alone. The client's half of challenges loads what
 * contract accounts need with their sign-in.
 * @returns {Promise<Sizes>}
 */
async function signIn() {
  const client = await bundle(`
    import { signIn } from "@alidade/sign-in"
    globalThis.signIn = signIn
  `)
  const server = await bundle(`
    import { createChallenge, serverKey, verifyChallenge } from "@alidade/sign-in/server"
    globalThis.server = { createChallenge, serverKey, verifyChallenge }
  `)
  const contractServer = await bundle(`
    import { createContractChallenge, verifyContractChallenge } from "@alidade/sign-in/server"
    globalThis.server = { createContractChallenge, verifyContractChallenge }
  `)
  const messageClient = await bundle(`
    import { signInWithMessage } from "@alidade/sign-in"
    globalThis.signIn = signInWithMessage
  `)
  const messageServer = await bundle(`
    import { createNonce, memoryNonces, verifyMessage } from "@alidade/sign-in/server"
    globalThis.server = { createNonce, memoryNonces, verifyMessage }
  `)
  const session = await bundle(`
    import { createSessions } from "@alidade/sign-in/session"
    globalThis.createSessions = createSessions
  `)
  return {
    "sign-in, with the reader of stellar.toml": bytes(client),
    "sign-in's server half": bytes(server),
    "its half for contract accounts": bytes(contractServer),
    "sign-in with a message": bytes(messageClient),
    "the message's server half": bytes(messageServer),
    "sessions of sign-in": bytes(session),
  }
}

/** The files that the front end's page loads, React included, before any click. */
function frontEnd() {
  const dist = `${root}apps/web/dist/`
  const page = readFileSync(`${dist}index.html`, "utf8")
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, path]) => path)
  return [...new Set(named)].reduce((sum, path) => sum + gzip(readFileSync(dist + path)), 0)
}

/**
 * What npm downloads for each published package.
 * @returns {Promise<Sizes>}
 */
async function packedSizes() {
  const folder = mkdtempSync(join(tmpdir(), "alidade-sizes-"))
  const packed = await pack(folder)
  rmSync(folder, { recursive: true })
  return Object.fromEntries(packed.map(({ name, bytes }) => [`packed: ${name}`, bytes]))
}

/** @returns {Promise<Sizes>} */
async function sizes() {
  const core = await measure(`
    import { createKit, networks } from "@alidade/core"
    globalThis.kit = createKit({ network: networks.Testnet, wallets: [] })
  `)
  /** @type {Sizes} */
  const modules = {}
  for (const { name, folder } of [...wallets, ...moreWallets, injected]) {
    const late = (/** @type {string} */ file) => `/wallets/dist/late/${file}`
    const isThere = (/** @type {string} */ file) => existsSync(`${root}packages${late(file)}`)
    // Wallets without a client of their own inject an object, and share the client of those.
    const clients = isThere(`${folder}/client.js`) ? folder : injected.folder
    const files = [`${folder}/module.js`, `${clients}/client.js`].map(late)
    const code = name === injected.name ? injectedCard : app(name)
    Object.assign(modules, (await measure(code, { [`module: ${folder}`]: files })).lazy)
  }
  const intents = `${app("albedo")}
    globalThis.intents = () => import("@alidade/wallets/albedo/intents")
  `
  const { lazy: albedo } = await measure(intents, {
    "albedo's intents": "/wallets/dist/albedo/intents/index.js",
    "albedo's intents, in use": "/wallets/dist/albedo/intents/conversation.js",
  })
  const ownButton = `${app("freighter")}
    globalThis.own = () => import("@alidade/react/button")
  `
  const { lazy: own } = await measure(ownButton, {
    "own button": "/react/dist/own-button/custom-connect-button.js",
  })
  const accounts = `${app("freighter")}
    globalThis.read = () => import("@alidade/core/account")
    globalThis.hooks = () => import("@alidade/react/account")
  `
  const { lazy: account } = await measure(accounts, {
    "an account": "/core/dist/account/account-resources.js",
    "hooks of an account": "/react/dist/account/use-balances.js",
  })
  const sends = `${app("freighter")}
    globalThis.send = () => import("@alidade/core/send")
  `
  const { lazy: sending } = await measure(sends, {
    "sending a transaction": "/core/dist/send/follow.js",
  })
  const relays = `${app("freighter")}
    globalThis.relay = () => import("@alidade/core/relay")
  `
  const { lazy: relaying } = await measure(relays, {
    "a call that a relayer pays for": "/core/dist/relay/relay-call.js",
  })
  const sendHooks = `${app("freighter")}
    globalThis.hooks = () => import("@alidade/react/send")
  `
  const { lazy: sendingHooks } = await measure(sendHooks, {
    "hooks that send": "/react/dist/send/use-send-transaction.js",
  })
  const calls = `${app("freighter")}
    globalThis.call = () => import("@alidade/core/contract")
  `
  const { lazy: calling } = await measure(calls, {
    "calling a contract": "/core/dist/soroban/contract-call.js",
  })
  const callHooks = `${app("freighter")}
    globalThis.hooks = () => import("@alidade/react/contract")
  `
  const { lazy: callingHooks } = await measure(callHooks, {
    "hooks that call a contract": "/react/dist/contract/use-contract-call.js",
  })
  const inspected = `${app("freighter")}
    globalThis.inspector = () => import("@alidade/react/inspector")
  `
  const { lazy: inspecting } = await measure(inspected, {
    inspector: "/react/dist/inspector/panel.js",
  })
  const codes = `${app("freighter")}
    globalThis.codes = () => import("@alidade/react/result-codes")
  `
  const { lazy: resultCodes } = await measure(codes, {
    "words of result codes": "/react/dist/result-codes/words-of.js",
    "these in German": "/react/dist/result-codes/de.js",
  })
  const announced = `${app("freighter")}
    globalThis.follow = () => import("@alidade/wallets/announced")
  `
  const { lazy: announcing } = await measure(announced, {
    "announced wallets": "/wallets/dist/announced/index.js",
  })
  const { lazy } = await measure(app("freighter"), {
    picker,
    "a connection, with signing": "/core/dist/late/actions/with-connection.js",
    verification: "/core/dist/verify/transaction.js",
    "a language: German": "/react/dist/languages/de.js",
  })
  const signing = `${app("freighter")}
    import { SigningView } from "@alidade/react"
    createRoot(document.body).render(createElement(KitProvider, { kit }, createElement(SigningView)))
  `
  const mount = await measure(
    `
    import { assignButtons, closeModal, connectWithModal, createButton, openModal, removeButton } from "@alidade/react/mount"
    import { createKit, networks } from "@alidade/core"
    globalThis.kit = createKit({ network: networks.Testnet, wallets: [] })
    globalThis.mount = { assignButtons, closeModal, connectWithModal, createButton, openModal, removeButton }
  `,
    { "mount, in use": "/react/dist/mount/screens.js" },
  )
  // What a server component or another page without a kit adds to read the cookie.
  const cookie = await bundle(`
    import { rememberedConnection } from "@alidade/core"
    globalThis.read = rememberedConnection
  `)
  const styles = bundleStyles({ filename: `${root}packages/react/dist/styles.css`, minify: true })
  return {
    "core alone": core.first,
    ...(await pageSizes()),
    ...(await lists()),
    "rememberedConnection alone": bytes(cookie),
    "the kit's engine": core.engine,
    ...lazy,
    "connection and account menu": await measureAfter(app("freighter"), [picker], connection),
    "transaction preview": await measureAfter(
      signing,
      [picker, connection],
      "/react/dist/preview/views.js",
    ),
    ...modules,
    ...albedo,
    ...announcing,
    ...own,
    ...account,
    ...sending,
    ...relaying,
    ...sendingHooks,
    ...calling,
    ...callingHooks,
    ...inspecting,
    ...resultCodes,
    "mount, without core": mount.first - core.first,
    ...mount.lazy,
    ...(await network()),
    ...(await signIn()),
    styles: gzip(styles.code),
    "front end, with React": frontEnd(),
    ...(await packedSizes()),
  }
}

const file = `${root}bench/sizes.json`
const measured = await sizes()
if (process.argv.includes("--write")) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
const recorded = /** @type {Sizes} */ (JSON.parse(readFileSync(file, "utf8")))
const budgets = readBudgets()
const column = (/** @type {string | number | undefined} */ value) =>
  String(value ?? "–").padStart(9)
console.log(
  `${"gzip bytes, or a count".padEnd(36)}${["now", "recorded", "budget"].map(column).join("")}`,
)
for (const [name, size] of Object.entries(measured))
  console.log(
    `${name.padEnd(36)}${[size, recorded[name], budgets[name]?.bytes].map(column).join("")}`,
  )
const faults = findFaults(measured, recorded, budgets)
for (const fault of faults) console.error(fault)
if (faults.length) process.exitCode = 1
