import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { readManifest, root } from "../scripts/run.js"
import { measureLoad } from "./measure/load.js"
import { buildPage, gzipBytes } from "./pages.js"
import { servePage } from "./serve.js"
import { median, number, table } from "./table.js"

/** Other connect kits, each with its button alone, on the pages of `bench/peers`. */
const peers = {
  rainbowkit: "@rainbow-me/rainbowkit",
  solana: "@solana/wallet-adapter-react-ui",
  mysten: "@mysten/dapp-kit",
}

/** Where their pages are built. They are not part of the checkout's own install. */
const folder = `${root}.cache/peers`

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {import("./pages.js").Page} page
 * @property {string} url
 * @property {() => void} close
 * @property {import("./measure/load.js").Load[]} load
 * @property {import("./measure/load.js").Load[]} slowLoad
 */

/**
 * Installs the peers, without their install scripts, and builds their pages.
 * @returns {Promise<Peer[]>}
 */
export async function buildPeers() {
  mkdirSync(folder, { recursive: true })
  cpSync(`${root}bench/peers`, folder, { recursive: true })
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--omit=optional"]
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" })
  if (status !== 0) throw new Error("Installing the peers failed.")
  const { dependencies } = readManifest("bench/peers")
  const built = []
  for (const [name, manifest] of Object.entries(peers)) {
    const page = await buildPage(`${pathToFileURL(folder)}/${name}`)
    const title = `${manifest} ${dependencies[manifest]}`
    built.push({ name: title, page, ...(await servePage(page)), load: [], slowLoad: [] })
  }
  return built
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {readonly Peer[]} peers
 */
export async function measurePeers(browser, peers) {
  for (const { url, load, slowLoad } of peers) {
    load.push(await measureLoad(browser, url, 1))
    slowLoad.push(await measureLoad(browser, url, 4))
  }
}

/**
 * @param {readonly Peer[]} peers
 * @param {import("./figures.js").Column} plain
 */
export function peersTable(peers, plain) {
  const react = gzipBytes(plain.page.first)
  const rows = peers.map(({ name, page, load, slowLoad }) => {
    const paths = load[0]?.paths ?? []
    const scripts = page.files.filter(
      (file) => file.name.endsWith(".js") && paths.includes(file.name),
    )
    const thread = (/** @type {typeof load} */ loads) => median(loads.map((load) => load.thread))
    const beside = (/** @type {typeof load} */ ours, /** @type {typeof load} */ reacts) =>
      `${number(thread(ours))} (${number(thread(ours) / thread(reacts), 2)} ×)`
    return [
      name,
      number(gzipBytes(page.first) - react),
      number(gzipBytes(scripts) - react),
      number(scripts.length),
      beside(load, plain.samples.load),
      beside(slowLoad, plain.samples.slowLoad),
    ]
  })
  const head = [
    "other kits, a button alone",
    "JavaScript before the button over React, gzip",
    "once idle",
    "its files",
    "thread until quiet (ms)",
    "slowed (ms)",
  ]
  return table(head, rows)
}
