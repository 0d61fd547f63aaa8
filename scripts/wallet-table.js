import { readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/**
 * Makes docs/wallets.md of what the journeys found: e2e/wallets/table.spec.ts notes it of each wallet, and what the vendors'
 * packages can is known by the titles of their tests. `node scripts/wallet-table.js` holds the page against the last run,
 * `--write` writes it.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), "..")
const pagePath = "docs/wallets.md"
const reportPath = ".cache/reports/journeys.json"

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
]

/**
 * The wallets in their order. Of a vendor's package: its test file, and by feature how the title of the test begins that
 * shows it.
 * @type {{ way: string, name: string, vendor?: { package: string, file: string, shown: Record<string, string> } }[]}
 */
const wallets = [
  {
    way: "freighter",
    name: "Freighter",
    vendor: {
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
  },
  {
    way: "albedo",
    name: "Albedo",
    vendor: {
      package: "@albedo-link/intent",
      file: "albedo-vendor.spec.ts",
      shown: {
        connect: "publicKey returns the address",
        transaction: "tx shows",
        message: "signMessage signs in both formats",
        submit: "tx with submit",
      },
    },
  },
  {
    way: "xbull window",
    name: "xBull, its window",
    vendor: {
      package: "@creit.tech/xbull-wallet-connect",
      file: "xbull-vendor.spec.ts",
      shown: {
        connect: "connect returns the address",
        transaction: "sign shows the transaction",
        message: 'XP6: signMessage "',
      },
    },
  },
  {
    way: "xbull extension",
    name: "xBull, its extension",
    vendor: {
      package: "@creit.tech/xbull-wallet-connect",
      file: "xbull-vendor.spec.ts",
      shown: {
        connect: "connect asks once, in its window over the page",
        transaction: "XE5: sign unlocks first",
        message: 'signMessage "',
      },
    },
  },
  { way: "hana", name: "Hana" },
  { way: "rabet", name: "Rabet" },
  {
    way: "lobstr",
    name: "LOBSTR",
    vendor: {
      package: "@lobstrco/signer-extension-api",
      file: "lobstr-vendor.spec.ts",
      shown: {
        connect: "getPublicKey opens a window each time",
        transaction: "signTransaction shows",
        message: "signMessage returns the signer",
      },
    },
  },
  {
    way: "hot",
    name: "HOT",
    vendor: {
      package: "@hot-wallet/sdk",
      file: "hot-vendor.spec.ts",
      shown: {
        connect: "connects",
        transaction: "connects, and signs a transaction",
        v1: "connects, and signs a transaction, an entry",
        message: "connects, and signs a transaction, an entry and a message",
      },
    },
  },
  {
    way: "ledger",
    name: "Ledger",
    vendor: {
      package: "@ledgerhq/hw-app-str",
      file: "ledger-vendor.spec.ts",
      shown: {
        connect: "LE7: returns the configuration and SEP-5's public keys",
        transaction: "a transaction is shown on the device",
        v1: "signs many chunks, a fee bump, an auth entry",
        message: "signs many chunks, a fee bump, an auth entry, a message",
      },
    },
  },
  {
    way: "walletconnect",
    name: "WalletConnect",
    vendor: {
      package: "@walletconnect/sign-client",
      file: "walletconnect-vendor.spec.ts",
      shown: {
        connect: "signClient: pairs",
        transaction: "signClient: pairs and signs",
        message: "signClient: pairs and signs",
        restore: "signClient: pairs and signs in the phone's window; the session survives reloads",
      },
    },
  },
]

/**
 * What a run found of a wallet.
 * @typedef {{ way: string, features: Record<string, string>, faults: Record<string, string> }} Finding
 * @typedef {{ file: string, title: string, ok: boolean }} Shown a test that was run
 */

/**
 * What the report of a run says.
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
          if (type === "wallet") findings.push(JSON.parse(description))
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report.suites) visit(suite)
  return { findings, tests }
}

/**
 * The page, and what is missing for it.
 * @param {{ findings: Finding[], tests: Shown[] }} run
 * @returns {{ page: string, faults: string[] }}
 */
export function makePage({ findings, tests }) {
  /** @type {string[]} */
  const missing = []
  /**
   * @param {string} way
   * @returns {Finding}
   */
  const of = (way) => {
    const found = findings.find((finding) => finding.way === way)
    if (!found) missing.push(`e2e/wallets/table.spec.ts has found nothing of ${way}`)
    return found ?? { way, features: {}, faults: {} }
  }
  const rows = wallets.map(({ way, name, vendor }) => {
    const { features: found } = of(way)
    const cells = Object.keys(features).map((feature) => {
      const own = cell(found[feature])
      if (!vendor) return own
      const prefix = vendor.shown[feature]
      if (prefix === undefined) return `${own} / –`
      const shown = tests.some(
        ({ file, title, ok }) => ok && file.endsWith(vendor.file) && title.startsWith(prefix),
      )
      if (!shown) missing.push(`${vendor.file} shows no “${prefix}”`)
      return `${own} / ${shown ? "✓" : "✗"}`
    })
    return [name, ...cells, vendor ? `\`${vendor.package}\`` : "none"]
  })
  const wrong = wallets.map(({ way, name }) => {
    const found = findings.find((finding) => finding.way === way)?.faults ?? {}
    return [name, ...faults.map((fault) => plain(found[fault]))]
  })
  const page = `# What each wallet can, and how it fails

Made from the results of the tests, in Chromium, against the sandbox's simulated wallets: \`node scripts/wallet-table.js --write\`
after \`npm test\`. \`npm test\` fails where this page is not what they found.

## What it can

Of each pair, first the client of \`@alidade/wallets\` through the kit, then the vendor's own package, both against the same
simulated wallet. ✓: done, and what was signed is byte for byte what \`@stellar/stellar-sdk\` signs with the same key. −3: the
wallet does not have it, and that is the error, code -3. –: there is nothing to call, or no journey with that package calls it.
*remembered*: nothing can be asked without a window, so the connection stands as it was remembered. Every wallet here signs a transfer
by the SDK's \`contract.Client\`.

${table(["wallet", ...Object.values(features), "vendor's package"], rows)}

## How it fails

The kind of the error (see [the table of kinds](modules.md#errors)) when a transaction is to be signed. *lock*: the wallet is locked
and its person closes it. *absent*: when it is connected to. *wrong network*: the wallet is set to another network than is asked for,
or signs for one alone and is asked for another; *signed*: the request decides, and it is signed for the network asked. *silent*: nobody
answers within the limit. *lost*: the extension was updated or disabled under the page; –: there is no extension.

${table(["wallet", ...faults], wrong)}
`
  return { page, faults: missing }
}

/** @param {string | undefined} outcome */
function cell(outcome) {
  if (outcome === "yes") return "✓"
  if (outcome === "as remembered") return "*remembered*"
  if (outcome === "no") return "–"
  return outcome?.startsWith("unsupported -3") ? "−3" : `✗ ${outcome}`
}

/** @param {string | undefined} outcome */
function plain(outcome) {
  if (outcome === undefined) return "✗"
  if (outcome === "–") return outcome
  return ["signed", "always there"].includes(outcome) ? `*${outcome}*` : `\`${outcome}\``
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
  const report = JSON.parse(readFileSync(join(root, reportPath), "utf8"))
  const { page, faults: missing } = makePage(readReport(report))
  for (const one of missing) console.error(one)
  if (missing.length > 0) process.exitCode = 1
  else if (write) writeFileSync(join(root, pagePath), page)
  else if (readFileSync(join(root, pagePath), "utf8") !== page) {
    console.error(
      `${pagePath} is not what the tests found: run node scripts/wallet-table.js --write`,
    )
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.includes("--write"))
