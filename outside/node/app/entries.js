import { existsSync, readdirSync, readFileSync } from "node:fs"

// Imports every entry point of every installed package but the set-up file for Vitest, which only Vitest can import
// (outside/vitest). A browser's extensions are not needed for that.
const scope = new URL("node_modules/@alidade/", import.meta.url)
let count = 0
for (const name of readdirSync(scope)) {
  const manifest = JSON.parse(readFileSync(new URL(`${name}/package.json`, scope), "utf8"))
  for (const [path, { default: file }] of Object.entries(manifest.exports)) {
    if (manifest.name + path.slice(1) === "@alidade/sandbox/vitest") continue
    if (file.endsWith(".js")) await import(manifest.name + path.slice(1))
    else if (!existsSync(new URL(`${name}/${file}`, scope))) throw new Error(`${file} is missing.`)
    count += 1
  }
}
console.log(`${count} entry points`)
