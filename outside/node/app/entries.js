import { existsSync, readdirSync, readFileSync } from "node:fs"

/** What is not for Node: Vitest's set-up file (outside/vitest), and scripts for pages, which are no modules. */
const others = ["vitest", "inject.js", "inject-all.js"].map((name) => `@alidade/sandbox/${name}`)

// Imports every entry point of every installed package. A browser's extensions are not needed for that.
const scope = new URL("node_modules/@alidade/", import.meta.url)
let count = 0
for (const name of readdirSync(scope)) {
  const manifest = JSON.parse(readFileSync(new URL(`${name}/package.json`, scope), "utf8"))
  for (const [path, { default: file }] of Object.entries(manifest.exports)) {
    const entry = manifest.name + path.slice(1)
    if (others.includes(entry)) continue
    if (file.endsWith(".js")) await import(entry)
    else if (!existsSync(new URL(`${name}/${file}`, scope))) throw new Error(`${file} is missing.`)
    count += 1
  }
}
console.log(`${count} entry points`)
