import { cpSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../scripts/run.js"

/** What an app sets, by the oldest and the newest compiler: `moduleResolution` with a `module` that fits. */
const settings = /** @type {const} */ ({
  "typescript-5.0": [
    ["node", "es2022"],
    ["node16", "node16"],
    ["bundler", "es2022"],
  ],
  // TypeScript 7 has no "node" any more.
  "typescript-newest": [
    ["node16", "node16"],
    ["bundler", "es2022"],
  ],
})

/**
 * Checks the types of all READMEs' quick starts and of all entry points, declarations included (`skipLibCheck` is off).
 * @type {import("../case.js").Check}
 */
export default async function check({ folder, packed, install, run }) {
  await install()
  const quickStarts = readdirSync(`${root}e2e/quick-starts`).filter((file) =>
    /^\w+\.tsx?$/.test(file),
  )
  for (const file of quickStarts) cpSync(`${root}e2e/quick-starts/${file}`, join(folder, file))
  writeFileSync(join(folder, "entries.ts"), importsOf(packed))
  for (const [compiler, pairs] of Object.entries(settings)) {
    for (const [moduleResolution, module] of pairs)
      await run(
        ...["node", `node_modules/${compiler}/bin/tsc`, "--noEmit", "--strict"],
        ...["--target", "es2022", "--jsx", "react-jsx", "--esModuleInterop"],
        ...["--moduleResolution", moduleResolution, "--module", module],
        ...["entries.ts", ...quickStarts],
      )
  }
  return [`${quickStarts.length} quick starts, TypeScript 5.0 and newest`]
}

/**
 * A module that imports every entry point. `@alidade/browser` has no types, because its pages have no compiler.
 * @param {readonly import("../../scripts/pack.js").Packed[]} packed
 */
function importsOf(packed) {
  return packed
    .filter(({ name }) => name !== "@alidade/browser")
    .flatMap(({ name, manifest }) =>
      Object.keys(manifest.exports).map((path) => name + path.slice(1)),
    )
    .map((entry, index) => `export * as entry${index} from "${entry}"\n`)
    .join("")
}
