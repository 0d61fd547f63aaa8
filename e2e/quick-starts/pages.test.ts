import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { transform } from "lightningcss"
import { expect, test } from "vitest"
import { published } from "../../scripts/build.js"
import { anchorsOf, deadLinks } from "../../scripts/readme-links.js"
import { readManifest, root } from "../../scripts/run.js"
import { pagesFolder, readPages, type Sample, samplesOf, sidesOf } from "./page-samples.js"

const pages = readPages()
const samples = pages.flatMap(samplesOf)
const byLanguage = (...languages: string[]): Sample[] =>
  samples.filter(({ language }) => languages.includes(language))

const { homepage } = readManifest(".")

const folder = join(root, ".cache/doc-samples")

/** The code of Stellar-Wallets-Kit is compiled with our copy of its types, which `outside/compat` compares with its own. */
const other = /(?<=")@creit\.tech\/stellar-wallets-kit(?=["/])/g

/** The files to compile: by page, a block that names its file under that name, the others by their number. */
function filesOf(): Map<string, string> {
  const files = new Map<string, string>()
  const add = (sample: Sample, name: string, code: string): void => {
    const path = join(sample.page.slice(pagesFolder.length).replace(/\.mdx?$/, ""), name)
    const version = sample.page.includes("kit-1") ? "v1" : "v2"
    const own = code.replace(other, `@alidade/compat/${version}`)
    files.set(path, `${sample.given}\n${own}\nexport {}\n`)
  }
  for (const [index, sample] of samples.entries()) {
    const { language, title, side, code } = sample
    if (language === "ts" || language === "tsx") add(sample, title ?? `${index}.${language}`, code)
    if (!side) continue
    const { before, after } = sidesOf(code)
    add(sample, `${index}-before.${side}`, before)
    add(sample, `${index}-after.${side}`, after)
  }
  return files
}

test("the TypeScript of the pages compiles", () => {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, code] of filesOf()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  const compilerOptions = {
    // The built types, as readers get them. They also compile in a third of the time.
    customConditions: [],
    types: ["node"],
    module: "preserve",
    moduleResolution: "bundler",
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
  }
  const config = { extends: "../../tsconfig.json", compilerOptions, include: ["."], exclude: [] }
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config))
  const command = ["node_modules/typescript/bin/tsc", "--pretty", "false", "-p", folder]
  const { stdout, status } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" })
  expect(stdout).toBe("")
  expect(status).toBe(0)
})

/** The example that the pages of `start` show, by the page's name. */
const exampleOf = (page: string): string =>
  `examples/${posix.basename(page, ".md").replace("html", "html/site")}/`

test.each(
  byLanguage("js", "jsx", "vue", "svelte", "html").filter(({ page }) => page.includes("/start/")),
)("$title in $page is the file of the example", ({ page, title = "", code }) => {
  expect(code).toBe(readFileSync(root + exampleOf(page) + title, "utf8"))
})

test("every block of code has a language that is checked, or is one that can't be", () => {
  const checked = ["ts", "tsx", "js", "jsx", "vue", "svelte", "html", "css", "json", "sh"]
  const unchecked = ["text", "nginx", "yaml"]
  const known = [...checked, ...unchecked]
  expect(samples.filter(({ language, side }) => !known.includes(language) && !side)).toEqual([])
})

test("the style sheets of the pages are valid, and set variables that the components read", () => {
  const styles = readdirSync(`${root}packages/react/src/styles`)
    .map((name) => readFileSync(`${root}packages/react/src/styles/${name}`, "utf8"))
    .join("\n")
  for (const { code } of byLanguage("css")) {
    transform({ filename: "page.css", code: Buffer.from(code) })
  }
  const theming = pages.filter(({ page }) => page.includes("/theming/"))
  const named = theming.flatMap(({ text }) => text.match(/--alidade-[\w-]+/g) ?? [])
  const isRead = (name: string): boolean => new RegExp(`var\\(\\s*${name}`).test(styles)
  expect(named.filter((name) => !isRead(name))).toEqual([])
})

test("each column of the pages' tables has a title, which axe asks for", () => {
  const untitled = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/^(\|.*)\n\|[-:| ]+\|$/gm)]
      .map(([, header = ""]) => header)
      .filter((header) => /\|\s*\|/.test(header))
      .map((header) => `${page}: ${header}`),
  )
  expect(untitled).toEqual([])
})

test("the JSON of the pages is valid", () => {
  for (const { code } of byLanguage("json")) expect(() => JSON.parse(code)).not.toThrow()
})

test("the commands of the pages install packages that are published", () => {
  const names = byLanguage("sh").flatMap(({ code }) => code.match(/@alidade\/[\w-]+/g) ?? [])
  const known = published.map((name) => `@alidade/${name}`)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

test.each(pages)(
  "$page has a title, a description, and links that lead somewhere",
  ({ page, text }) => {
    // A colon in a value of YAML needs quotes.
    expect(text).toMatch(/^---\n(?:(?:title|description): (?:"[^"]+"|(?:(?!: )[^"\n])+)\n){2}/)
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link)
    const dead = links.filter((link) => {
      if (link.startsWith(homepage)) return deadLinks(`[words](${link})`, homepage).length > 0
      if (link.startsWith("https:")) return false
      const [, file = "", anchor] = /^([^#]*)(#.*)?$/.exec(link) ?? []
      const target = file ? posix.join(posix.dirname(page), file) : page
      // Made from the sources when the site is built.
      if (target.startsWith(`${pagesFolder}reference/`)) return false
      if (!existsSync(root + target)) return true
      return (
        anchor !== undefined && !anchorsOf(readFileSync(root + target, "utf8")).includes(anchor)
      )
    })
    expect(dead).toEqual([])
  },
)
