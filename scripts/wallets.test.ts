import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { expect, test } from "vitest"
import { root, tool } from "./run.js"
import { check, updated, wallets } from "./wallets.js"

test("every list of wallets has the wallets of the table, and every wallet its files", () => {
  expect(check(false)).toEqual([])
})

test("names the lines that a list lacks or has too many, and puts them in the table's order", () => {
  const list = { file: "list.ts", line: ({ name }: { name: string }) => `  "${name}",` }
  const [first, second] = wallets.map(list.line)
  const plumb = { name: "plumb", id: "plumb", folder: "plumb" }
  const all = [wallets[0]!, plumb, wallets[1]!]
  expect(updated(`[\n${second}\n  "old",\n]`, list, all)).toEqual({
    text: `[\n${first}\n  "plumb",\n${second}\n]`,
    faults: [`list.ts lacks: ${first?.trim()}`, 'list.ts lacks: "plumb",', 'list.ts has: "old",'],
  })
  expect(updated(`[\n${second}\n${first}\n]`, list, wallets.slice(0, 2)).faults).toEqual([
    `list.ts has another order: ${first?.trim()} …`,
  ])
})

test("the files of the guide's example fit into the packages", async () => {
  const folder = `${root}.cache/plumb`
  const guide = readFileSync(`${root}docs/adding-a-wallet.md`, "utf8")
  const files = [...guide.matchAll(/^`(packages\/.+)`\n\n```ts\n([\s\S]*?)```/gm)]
  expect(files.length).toBeGreaterThan(0)
  rmSync(folder, { recursive: true, force: true })
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, text)
  }
  for (const [, path, code] of files) write(path!, code!)
  write("packages/wallets/src/modules.ts", 'export { plumbModule } from "./plumb/module.js"\n')
  // The compiler finds the files as if they were in the packages.
  const rootDirs = ["wallets", "sandbox"].flatMap((name) =>
    [".", "../.."].map((base) => `${base}/packages/${name}/src`),
  )
  const compilerOptions = { rootDirs, noEmit: true }
  write(
    "tsconfig.json",
    JSON.stringify({
      extends: "../../tsconfig.json",
      compilerOptions,
      include: ["packages"],
      exclude: [],
    }),
  )
  expect(await tool("tsc", ["-p", folder])).toBe(0)
})
