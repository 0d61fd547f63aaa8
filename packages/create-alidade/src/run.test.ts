import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { frameworks, networks } from "./choices.js"
import { run } from "./run.js"

/** The examples are the templates. */
const templates = fileURLToPath(new URL("../../../examples", import.meta.url))

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "create-alidade-"))
})
afterEach(() => rmSync(place, { recursive: true }))

/** Runs the command with these answers, one line each. */
async function create(args: readonly string[], answers: readonly string[] = []) {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
  input.end(answers.map((answer) => `${answer}\n`).join(""))
  const code = await run(args, { input, output, errors, templates, version: "1.2.3" })
  output.end()
  errors.end()
  return { code, printed: await text(output), errors: await text(errors) }
}

const readApp = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n")

describe.each(Object.keys(frameworks))("an app of %s", (framework) => {
  test.each(Object.keys(networks))("names the network %s and no other", async (network) => {
    const folder = join(place, "app")
    const { code } = await create([folder, "--framework", framework, "--network", network])
    expect(code).toBe(0)
    const app = readApp(folder)
    const named = {
      testnet: /testnet/i.test(app),
      public: app.includes("networks.Public"),
      local: app.includes("networks.Standalone"),
    }
    expect(named).toEqual({ testnet: false, public: false, local: false, [network]: true })
  })

  test.each([
    ["testnet", "Freighter"],
    ["local", "Freighter"],
    ["public", "Rabet"],
  ])("its test connects a wallet that signs for %s on http pages", async (network, name) => {
    const folder = join(place, "app")
    const { printed } = await create([folder, "-f", framework, "-n", network])
    const written = readFileSync(join(folder, "tests/wallet.spec.js"), "utf8")
    const named = written.match(/connects \w+|wallets\.\w+|name: "(Freighter|Rabet)"/g)
    expect(new Set(named)).toEqual(
      new Set([`connects ${name}`, `wallets.${name.toLowerCase()}`, `name: "${name}"`]),
    )
    expect(readApp(folder)).toContain(`${name.toLowerCase()}()`)
    expect(printed.includes("Freighter signs for Public on https pages only.")).toBe(
      name === "Rabet",
    )
  })

  test("its test fills no form while the connect dialog, which closes slowly, covers the page", () => {
    const written = readFileSync(join(templates, framework, "tests/wallet.spec.js"), "utf8")
    const usesDialog = written.includes('getByRole("dialog").getByRole(')
    expect(written.includes('expect(page.getByRole("dialog")).toBeHidden()')).toBe(usesDialog)
  })

  test("has commands to run and test it, and versions that stay the same", async () => {
    const folder = join(place, "My App!")
    await create([folder, "-f", framework, "-n", "testnet"])
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    expect(manifest).toMatchObject({
      name: "my-app",
      private: true,
      scripts: { dev: expect.any(String), test: "playwright test" },
      devDependencies: { "@alidade/sandbox": "^1.2.3", "@playwright/test": expect.any(String) },
    })
    expect(JSON.stringify(manifest)).not.toContain("latest")
    expect(readFileSync(join(folder, ".gitignore"), "utf8")).toContain("node_modules\n")
  })
})

test("asks for what the flags leave out, until an answer is one of the choices", async () => {
  const folder = join(place, "app")
  const { code, printed } = await create([folder], ["angular", "9", "4", "public"])
  expect(code).toBe(0)
  expect(printed).toContain("Which framework?\n  1  vite-react  React with Vite\n")
  expect(printed).toContain('"angular" is not one of them.\n')
  expect(printed).toContain('"9" is not one of them.\n')
  expect(readApp(folder)).toMatch(/createApp.*networks\.Public|networks\.Public.*createApp/s)
})

test("takes the first choice for an empty answer, and asks nothing that a flag says", async () => {
  const { printed } = await create([join(place, "app"), "-n", "local"], [""])
  expect(printed).not.toContain("Which network?")
  expect(readApp(join(place, "app"))).toContain("@vitejs/plugin-react")
  expect(printed).toContain("npx @alidade/sandbox\n")
})

test("ends with the two commands to type", async () => {
  const { printed } = await create([join(place, "app"), "-f", "svelte", "-n", "testnet"])
  expect(printed).toContain(`Now type:\n\n  cd ${place}/app && npm install\n  npm run dev\n`)
  expect(printed).not.toContain("npx @alidade/sandbox")
})

test("writes nothing if the input ends before an answer", async () => {
  const { code, errors } = await create([join(place, "app")], ["vue"])
  expect(code).toBe(2)
  expect(errors).toContain("Nobody answered. Name both: --framework and --network.")
  expect(readdirSync(place)).toEqual([])
})

test("refuses a folder with something in it before it asks, and takes an empty one", async () => {
  const folder = join(place, "app")
  mkdirSync(folder)
  writeFileSync(join(folder, "thesis.txt"), "")
  const refused = await create([folder])
  expect(refused).toEqual({
    code: 1,
    printed: "",
    errors: `${folder} is not empty: it has thesis.txt. Name another folder, or empty this one.\n`,
  })
  const file = await create([join(folder, "thesis.txt")])
  expect(file.errors).toContain("is a file. Name another folder.")
  expect(readdirSync(folder)).toEqual(["thesis.txt"])
  rmSync(join(folder, "thesis.txt"))
  expect((await create([folder, "-f", "html", "-n", "testnet"])).code).toBe(0)
})

test.each([
  [["--framework", "angular"], "--framework takes one of: vite-react, next, svelte, vue, html."],
  [["--network", "toString"], '--network takes one of: testnet, public, local. It is "toString".'],
  [["--colour"], "Unknown option '--colour'."],
  [["--framework"], "argument missing."],
  [["one", "two"], 'One folder is enough: "two" is another one.'],
  [[""], "The folder has no name."],
])("ends with 2 for %j", async (args, message) => {
  const { code, errors, printed } = await create(args)
  expect({ code, printed }).toEqual({ code: 2, printed: "" })
  expect(errors).toContain(message)
  expect(errors).toContain("npm create alidade -- --help lists the flags.\n")
})

test("its README shows what --help prints", async () => {
  const { code, printed } = await create(["--help"])
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")
  expect(code).toBe(0)
  expect(readme).toContain(printed)
})
