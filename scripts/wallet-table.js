import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { root } from "./run.js"
import { moreWallets, wallets } from "./wallets.js"

/**
 * Makes the documents' page of wallets from the results of the end-to-end tests: e2e/wallets/table.spec.ts notes them per wallet, and
 * the titles of the tests in e2e/sandbox say what the vendors' packages support. `node scripts/wallet-table.js`
 * compares the page with the last run, `--write` writes it.
 */

const pagePath = "apps/docs/src/content/docs/guides/wallets.md"
const reportPath = ".cache/reports/long.json"

const features = {
  connect: "connect",
  transaction: "transaction",
  v1: "entry, type 9",
  v2: "entry, type 10",
  message: "message",
  network: "network",
  submit: "sign and submit",
  restore: "restore",
  watch: "watch",
  disconnect: "disconnect",
}
const faults = [
  "reject",
  "close",
  "lock",
  "absent",
  "wrong network",
  "wrong account",
  "altered",
  "silent",
  "lost",
  "two answers",
]

/**
 * The wallets' own packages, by transport: the file of the package's tests and, by feature, the start of the title of the
 * test that shows it.
 * @type {Readonly<Record<string, { package: string, file: string, shown: Record<string, string> }>>}
 */
const vendors = {
  freighter: {
    package: "@stellar/freighter-api",
    file: "freighter-vendor.spec.ts",
    shown: {
      connect: "requestAccess unlocks",
      transaction: "signTransaction shows",
      v1: "signAuthEntry, type 9",
      v2: "signAuthEntry, type 10",
      message: "signMessage shows",
      network: "getNetwork and getNetworkDetails",
      restore: "getAddress is empty without a grant",
      watch: "WatchWalletChanges detects",
    },
  },
  albedo: {
    package: "@albedo-link/intent",
    file: "albedo-vendor.spec.ts",
    shown: {
      connect: "publicKey returns the address",
      transaction: "tx shows",
      message: "signMessage signs in both formats",
      submit: "tx with submit",
    },
  },
  "xbull window": {
    package: "@creit.tech/xbull-wallet-connect",
    file: "xbull-vendor.spec.ts",
    shown: {
      connect: "connect returns the address",
      transaction: "sign shows the transaction",
      message: 'XP6: signMessage "',
    },
  },
  "xbull extension": {
    package: "@creit.tech/xbull-wallet-connect",
    file: "xbull-vendor.spec.ts",
    shown: {
      connect: "connect asks once, in its window over the page",
      transaction: "XE5: sign unlocks first",
      message: 'signMessage "',
    },
  },
  lobstr: {
    package: "@lobstrco/signer-extension-api",
    file: "lobstr-vendor.spec.ts",
    shown: {
      connect: "getPublicKey opens a window each time",
      transaction: "signTransaction shows",
      message: "signMessage returns the signer",
    },
  },
  hot: {
    package: "@hot-wallet/sdk",
    file: "hot-vendor.spec.ts",
    shown: {
      connect: "connects",
      transaction: "connects, and signs a transaction",
      v1: "connects, and signs a transaction, an entry",
      message: "connects, and signs a transaction, an entry and a message",
    },
  },
  ledger: {
    package: "@ledgerhq/hw-app-str",
    file: "ledger-vendor.spec.ts",
    shown: {
      connect: "LE7: returns the configuration and SEP-5's public keys",
      transaction: "a transaction is shown on the device",
      v1: "signs many chunks, a fee bump, an auth entry",
      message: "signs many chunks, a fee bump, an auth entry, a message",
    },
  },
  metamask: {
    package: "@metamask/multichain-api-client",
    file: "metamask-vendor.spec.ts",
    shown: {
      connect: "port: connects",
      transaction: "port: signs a transaction",
      v1: "port: signs a transaction, an entry of type 9",
      message: "port: signs a transaction, an entry of type 9 and a message",
      network: "port: connects, with its network",
      restore: "port: the session survives a reload",
      watch: "port: reports a switched account",
      disconnect: "port: reports a switched account; revoking ends the session",
    },
  },
  walletconnect: {
    package: "@walletconnect/sign-client",
    file: "walletconnect-vendor.spec.ts",
    shown: {
      connect: "signClient: pairs",
      transaction: "signClient: pairs and signs",
      message: "signClient: pairs and signs",
      restore: "signClient: pairs and signs in the phone's window; the session survives reloads",
    },
  },
}

/** Why a fault can't happen to a wallet, by the word that a test notes. */
const impossible = {
  alwaysThere: "A website or a phone is always there.",
  noExtension: "There is no extension to lose.",
  noSign:
    "The page gets no sign of it: the object stays, and a call to it ends as in *silent*. After a reload it is *absent*.",
  notListed: "The wallet is listed only once it has announced itself.",
  requestDecides:
    "The request's network decides, not the wallet's setting. The wallet signed for the requested one.",
  accountDecides:
    "Only the replies that name the requested account count. The wallet signed with it.",
  ownWindow: "Only the window or frame that the client opened is listened to.",
  ownSession: "Only the phone that scanned the code has the session's key.",
  oneDevice: "The browser gives the page the one device that the user chose.",
  oneObject:
    "A call to an object has one answer, and a name on the page has one object. An announced id belongs to the first that announces it.",
}

/**
 * A row per wallet and transport, in the order of the wallets' tables, then those without a folder.
 * @type {readonly { transport: string, name: string }[]}
 */
const rows = [
  ...[...wallets, ...moreWallets].flatMap(({ folder }) => {
    const card = readFileSync(`${root}packages/wallets/src/${folder}/card.ts`, "utf8")
    const [, known = folder] = /productName: "(.+)"/.exec(card) ?? []
    const name = card.includes('source: "documents"') ? `${known} ¹` : known
    if (folder !== "xbull") return [{ transport: folder, name }]
    return ["window", "extension"].map((part) => ({
      transport: `${folder} ${part}`,
      name: `${name}, its ${part}`,
    }))
  }),
  { transport: "injected", name: "a card by `injected`, of Scopuly's object" },
  { transport: "gnomon", name: "an announced wallet" },
]

/**
 * A wallet's results in a run.
 * @typedef {object} Finding
 * @property {string} transport
 * @property {Record<string, string>} features
 * @property {Record<string, string>} faults
 * @property {string} [test] title of the test that shows it, without the rows of the specification
 * @typedef {{ file: string, title: string, ok: boolean }} Shown a test that ran
 */

/**
 * Reads the results from a run's report.
 * @param {any} report of Playwright's json reporter
 * @returns {{ findings: Finding[], tests: Shown[] }}
 */
export function readReport(report) {
  /** @type {Finding[]} */
  const findings = []
  /** @type {Shown[]} */
  const tests = []
  /** @param {any} suite */
  function visit(suite) {
    for (const { file, title, ok, tests: runs } of suite.specs ?? []) {
      tests.push({ file, title, ok })
      for (const { annotations = [] } of ok ? runs : [])
        for (const { type, description } of annotations)
          if (type === "wallet") {
            const test = title.replace(/ \[[^\]]+\]$/, "")
            findings.push({ ...JSON.parse(description), test })
          }
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report.suites) visit(suite)
  return { findings, tests }
}

/**
 * The page, and the results that are missing for it.
 * @param {{ findings: Finding[], tests: Shown[] }} run
 * @returns {{ page: string, faults: string[] }}
 */
export function makePage({ findings, tests }) {
  /** @type {string[]} */
  const missing = []
  /**
   * @param {string} transport
   * @returns {Finding}
   */
  const of = (transport) => {
    const found = findings.find((finding) => finding.transport === transport)
    if (!found) missing.push(`e2e/wallets/table.spec.ts has no result for ${transport}`)
    return found ?? { transport, features: {}, faults: {} }
  }
  const able = rows.map(({ transport, name }) => {
    const vendor = vendors[transport]
    const { features: found } = of(transport)
    const cells = Object.keys(features).map((feature) => {
      const own = cell(found[feature])
      if (!vendor) return own
      const prefix = vendor.shown[feature]
      if (prefix === undefined) return `${own} / –`
      const shown = tests.some(
        ({ file, title, ok }) => ok && file.endsWith(vendor.file) && title.startsWith(prefix),
      )
      if (!shown) missing.push(`${vendor.file} has no passing test “${prefix}…”`)
      return `${own} / ${shown ? "✓" : "✗"}`
    })
    return [name, ...cells, vendor ? `\`${vendor.package}\`` : "none"]
  })
  /** @type {Set<string>} */
  const reasons = new Set()
  const wrong = rows.map(({ transport, name }) => {
    const finding = findings.find((finding) => finding.transport === transport)
    const cells = faults.map((fault) => {
      const found = finding?.faults[fault]
      const [kind = "", word = ""] = found?.split(" ") ?? []
      if (kind === "cannot" && Object.hasOwn(impossible, word)) {
        reasons.add(word)
        return `– ${word}`
      }
      if (found && kind !== "cannot") return `\`${kind}\` ${word}`
      if (finding)
        missing.push(`e2e/wallets/table.spec.ts has no result for ${transport}: ${fault}`)
      return "✗"
    })
    return [name, ...cells, finding?.test ?? "✗"]
  })
  for (const word of Object.keys(impossible))
    if (!reasons.has(word) && findings.length > 0) missing.push(`no wallet has the reason ${word}`)
  const page = `---
title: What each wallet can do
description: A table of the wallets and their functions, and how each of them fails, made from the results of tests.
sidebar:
  order: 25
---

Made from the test results, in Chromium, with the sandbox's simulated wallets. After \`npm run long\`, update it with
\`node scripts/wallet-table.js --write\`. \`npm run long\` fails if this page is out of date.

## What it can do

Each cell shows the client of \`@alidade/wallets\` through the kit, then the vendor's own package, both with the same
simulated wallet. ✓: works, and the signed bytes are those that \`@stellar/stellar-sdk\` signs with the same key. −3: the
wallet does not support it; the call fails with code -3. –: there is no such call, or no test makes it with that
package. *remembered*: the wallet needs a window for every request, so the page restores the remembered connection
without a request. *network*: the page follows the wallet's network, not its account. ¹: written from documents, and
tried with the simulated wallet only; the card's \`capabilities.source\` is \`documents\`. Every wallet here signs a transfer
by the SDK's \`contract.Client\`.

${table(["wallet", ...Object.values(features), "vendor's package"], able)}

## How it fails

The kind of the error (see [the table of kinds](errors.md#which-kinds-are-there)) and the key of its reason, when the app requests a
signature of a transaction. All cells of a row are results of the test that is named at its end, in
\`e2e/wallets/table.spec.ts\`; \`npm run long\` fails if a cell has no result in the last run. *lock*: the wallet is locked, and
the user closes it. *absent*: the wallet is missing when the app connects to it. *wrong network*: the wallet is set to
another network than the requested one, or supports only one network and another is requested. *silent*: the wallet does
not reply within the time limit. *lost*: the extension was updated or disabled while the page was open. *two answers*: a
second extension answers as this wallet, with another account, and no screen lets the user choose. –: it can't happen,
for a reason from the list below the table.

${table(["wallet", ...faults, "test"], wrong)}

${Object.entries(impossible)
  .map(([word, why]) => `- – ${word}: ${why}`)
  .join("\n")}

## Wallets with an app on a phone

Freighter, LOBSTR and Scopuly are also reached by their apps, from the same row: see
[Phones](phones.md).

## Wallets that put an object on the page

Seven wallets have entry points of their own, such as \`@alidade/wallets/onekey\`. \`allWallets\` leaves them out, and
\`moreWallets()\` of \`@alidade/wallets/more\` lists them. All but Fordefi are made with
[\`injected\`](https://github.com/alidade-stellar/alidade/blob/main/docs/adding-a-wallet.md#a-wallet-that-puts-an-object-on-the-page).

- OneKey's and Scopuly's own packages drive their simulated wallets in \`npm run long\`.
- OneKey also puts an object under Hana's name. Where OneKey is on the page, the client of Hana doesn't take it for Hana.
- An account on a hardware device behind OneKey signs less: \`unsupported\`.
- Scopuly without a paired phone fails with \`internal\`, and says what to do. Its requests live five minutes: \`timeout\`.
- OneKey, Scopuly, and Bitget refuse another account than their own before a window opens: \`wrong-account\`.
- Bitget is asked for its address unasked only where it tells its network.
- D'CENT's phone app has a browser, which is recognized. It may refuse a request for access, and still give the address.
- Other people approve what Cactus Link and Fordefi sign. A request says so, and waits for a day unless the user cancels it.
- Fordefi is asked in Freighter's words. Where Freighter is on the page too, both show a window. The user chooses whose
  account counts when connecting. A signature then waits until that account's wallet signs, or both have refused. Where only
  Freighter answers, it is Freighter's account that connects.

## MetaMask and Trezor

Both have entry points of their own, \`@alidade/wallets/metamask\` and \`@alidade/wallets/trezor\`, and \`allWallets\`
leaves them out. Neither was tried with the real thing.

- MetaMask is reached by its multichain session. Released versions have no Stellar in it yet: \`unsupported\`, and the words say
  so. It signs for Public only. An extension whose id is not MetaMask's is shown to the user before it is used.
- Trezor is reached through [its Connect library](https://github.com/alidade-stellar/alidade/blob/main/packages/wallets/README.md#trezor), which your app hands over. Without
  it, the picker lists Trezor as "Not set up on this page".
- What a Trezor cannot sign, or would sign differently, is \`unsupported\` before the device is asked.
`
  return { page, faults: missing }
}

/** @param {string | undefined} outcome */
function cell(outcome) {
  if (outcome === "yes") return "✓"
  if (outcome === "as remembered") return "*remembered*"
  if (outcome === "no") return "–"
  if (outcome === "network") return "*network*"
  return outcome?.startsWith("unsupported -3") ? "−3" : `✗ ${outcome}`
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const lines = [head, head.map(() => "---"), ...rows]
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")
}

/** @param {boolean} write */
function main(write) {
  const report = JSON.parse(readFileSync(root + reportPath, "utf8"))
  const { page, faults: missing } = makePage(readReport(report))
  for (const fault of missing) console.error(fault)
  if (missing.length > 0) process.exitCode = 1
  else if (write) writeFileSync(root + pagePath, page)
  else if (readFileSync(root + pagePath, "utf8") !== page) {
    console.error(`${pagePath} is out of date: run node scripts/wallet-table.js --write`)
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.includes("--write"))
