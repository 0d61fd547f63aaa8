import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createKit, networks } from "@alidade/core"
import { Keypair } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { published } from "../../scripts/build.js"
import { readManifest, root } from "../../scripts/run.js"
import { near, port, yocto, zone } from "./chains.js"
import { kitWith } from "./compat.js"
import { reply } from "./network.js"
import { pagesFolder, samplesOf } from "./page-samples.js"
import { address, isLocked, refusal, signedMessage } from "./test-wallet.js"
import { card as trezorCard } from "./trezor.js"

/** Files of this folder are code of a README, in this order: they show it, and the tests compile and run it. */
const quickStarts: Readonly<Record<string, readonly string[]>> = {
  "README.md": ["root.tsx"],
  "packages/chains/README.md": ["chains.ts"],
  "packages/compat/README.md": ["compat.ts"],
  "packages/core/README.md": ["core.ts"],
  "packages/network/README.md": ["network.ts", "network-worker.ts", "network-page.ts"],
  "packages/react/README.md": ["react.tsx"],
  "packages/sandbox/README.md": ["sandbox.ts"],
  "packages/sign-in/README.md": ["sign-in.ts", "sign-in-server.ts"],
  "packages/wallets/README.md": ["wallets.ts", "trezor.ts"],
}

function codeOf(file: string): string {
  return readFileSync(`${root}e2e/quick-starts/${file}`, "utf8")
}

const pages = Object.entries(quickStarts).map(([page, files]) => ({
  page,
  text: readFileSync(root + page, "utf8"),
  files: files.join(" and "),
  code: files.map(codeOf),
}))

/** The other files are code of a page of the documents, and run as well. */
const inPages: Readonly<Record<string, readonly string[]>> = {
  "guides/balances.md": ["account.tsx", "query.ts"],
  "guides/changes.md": ["changes.ts"],
  "guides/connect-button.md": ["button.tsx"],
  "guides/contracts.md": ["contract.tsx", "call.ts"],
  "guides/inspector.md": ["inspector.ts"],
  "guides/relayed-calls.md": ["relay.ts"],
  "guides/send.md": ["pay.tsx", "send.ts"],
  "guides/several-signers.md": ["signers.ts"],
  "guides/sign-in-contract-accounts.md": ["sign-in-contract.ts", "sign-in-contract-server.ts"],
  "guides/sign-in.md": [
    "sessions.ts",
    "sessions-node.ts",
    "sign-in-message.ts",
    "sign-in-message-server.ts",
    "nonces-redis.ts",
    "nonces-sql.ts",
  ],
  "guides/verify-a-message.md": ["verify-message.ts"],
  "testing/services.md": ["sandbox-sign-in.ts"],
  "testing/unit-tests.md": ["test-wallet.ts", "vitest-extensions.ts"],
}

const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, captured = ""]) => captured)

test("each published package has a README with a quick start", () => {
  const typed = published.filter((name) => !["browser", "create-alidade"].includes(name))
  const expected = typed.map((name) => `packages/${name}/README.md`)
  expect(Object.keys(quickStarts)).toEqual(["README.md", ...expected])
})

test("README.md names each folder of the root, and each example", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n")
  const folders = files.flatMap((file) => file.match(/^(?:examples\/)?[^/]+(?=\/)/)?.[0] ?? [])
  const named = captures(readFileSync(`${root}README.md`, "utf8"), /^\| (.+?) \|/gm).join(" ")
  const missing = [...new Set(folders)].filter((folder) => !named.includes(`\`${folder}\``))
  expect(missing).toEqual([])
})

test.each(pages)("the only code in $page is the tested $files", ({ text, code }) => {
  expect(captures(text, /```tsx?\n(.*?)```/gs)).toEqual(code)
})

test("the only code in the skill for coding agents is the project's quick start", () => {
  const text = readFileSync(`${root}packages/react/SKILL.md`, "utf8")
  expect(captures(text, /```tsx?\n(.*?)```/gs)).toEqual([codeOf("root.tsx")])
  const packages = captures(text, /`(@alidade\/[\w-]+)/g).filter((name) => !name.endsWith("/"))
  expect(packages.filter((name) => !published.includes(name.slice("@alidade/".length)))).toEqual([])
})

test.each(Object.entries(inPages))("%s has the code of its tested files", (page, files) => {
  const text = readFileSync(root + pagesFolder + page, "utf8")
  const code = samplesOf({ page, text }).map(({ code }) => code)
  expect(code).toEqual(expect.arrayContaining(files.map((file) => codeOf(file))))
})

test("each file of this folder that is no test is code of a README or of a page", () => {
  const shown = [...Object.values(quickStarts), ...Object.values(inPages)].flat()
  const helpers = ["page-samples.ts"]
  const files = readdirSync(`${root}e2e/quick-starts`).filter(
    (file) => !/\.(test|spec)\./.test(file),
  )
  expect(files.filter((file) => !shown.includes(file) && !helpers.includes(file))).toEqual([])
})

test("the only code in packages/browser/README.md is the page that npm run outside opens", () => {
  const text = readFileSync(`${root}packages/browser/README.md`, "utf8")
  const app = ["index.html", "app.js"].map((file) =>
    readFileSync(`${root}examples/html/site/${file}`, "utf8"),
  )
  expect(captures(text, /```(?:html|js)\n(.*?)```/gs)).toEqual(app)
})

test("each file that the page in packages/browser/README.md names is in the README or in the package", () => {
  const text = readFileSync(`${root}packages/browser/README.md`, "utf8")
  const [html = ""] = captures(text, /```html\n(.*?)```/gs)
  const named = captures(html, /(?:(?:href|src)=|": )"(?:\.\/)?([^"]+)"/g)
  const { exports } = readManifest("packages/browser")
  const copied = Object.keys(exports).map((path) => path.replace("./", "alidade/"))
  expect(named.sort()).toEqual(["app.js", "style.css", ...copied].sort())
  for (const own of ["`app.js`", "`style.css`"]) expect(text).toContain(own)
})

test.each(pages)("$page installs the packages of its quick start", ({ text, code }) => {
  const commands = captures(text, /^npm install (.+)$/gm).join(" ")
  const imported = captures(code.join(""), /from "(@alidade\/[\w-]+)/g)
  expect(commands.split(" ")).toEqual(expect.arrayContaining(imported))
})

test("the README of core names the fields of the state that a screen needs first", () => {
  const state = createKit({ network: networks.Testnet, wallets: [], storage: null }).getState()
  const text = readFileSync(`${root}packages/core/README.md`, "utf8")
  expect(state).toHaveProperty("allowedWallets", [])
  for (const field of ["allowedWallets", "activeAddress"]) expect(text).toContain(`\`${field}\``)
})

test.each(pages)("$page links to files that exist", ({ page, text }) => {
  const links = captures(text, /\]\((?!https:)([^)#]+)/g)
  expect(links.filter((link) => !existsSync(join(root, page, "..", link)))).toEqual([])
})

test("the quick start of chains gives what its comments say", () => {
  expect([zone, port, yocto, near]).toEqual([
    "Paxos Two",
    9221,
    1_234_500_000_000_000_000_000_000_000n,
    "1,234.5",
  ])
})

test("the quick start of network pays in an asset, and reads it from a copy", async () => {
  const { balances } = await reply.json()
  expect(balances).toEqual([
    expect.objectContaining({ asset_code: "USD", balance: "100.0000000" }),
    expect.objectContaining({ asset_type: "native" }),
  ])
})

test("the quick start of compat connects another kit's module", async () => {
  const account = { address: "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L" }
  const unused = async (): Promise<never> => expect.unreachable()
  const kit = kitWith({
    moduleType: "HOT_WALLET",
    productId: "acme",
    productName: "Acme",
    productUrl: "https://acme.example",
    productIcon: "https://acme.example/icon.svg",
    isAvailable: async () => true,
    getAddress: async () => account,
    signTransaction: unused,
    signAuthEntry: unused,
    signMessage: unused,
    getNetwork: unused,
  })
  expect(await kit.connect("acme")).toEqual(account)
})

test("a card that Trezor's library is passed to is listed as set up", () => {
  const kit = createKit({ network: networks.Testnet, wallets: [trezorCard], storage: null })
  expect(kit.getState().allowedWallets).toMatchObject([{ id: "TREZOR", type: "HW_WALLET" }])
  expect(kit.getState().allowedWallets[0]?.unreachable).toBeUndefined()
  kit.destroy()
})

test("the quick start of a test's own wallet signs, is rejected, and is locked", () => {
  const signature = Buffer.from(signedMessage, "base64")
  expect(Keypair.fromPublicKey(address).verifyMessage("Hello, World!", signature)).toBe(true)
  expect([refusal, isLocked]).toEqual(["rejected", true])
})
