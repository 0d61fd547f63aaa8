import { fileURLToPath } from "node:url"
import { defineConfig, type Plugin } from "vite"
import { farModules } from "./src/inject/far-modules.js"

const root = fileURLToPath(new URL("./src", import.meta.url))

/** Puts functions that run elsewhere into the place of modules that need keys or the SDK. */
const withoutFarModules: Plugin = {
  name: "without-far-modules",
  enforce: "pre",
  load(id) {
    const found = Object.entries(farModules).find(([module]) => id === `${root}/${module}.ts`)
    if (!found) return undefined
    const [module, names] = found
    return [
      `import { farFunction } from "${root}/inject/page/far-function.ts"`,
      ...names.map((name) => `export const ${name} = farFunction("${module}", "${name}")`),
    ].join("\n")
  },
}

/** Leaves out what wallets need only where they are installed from a bundle. */
const withShortDefinitions: Plugin = {
  name: "with-short-definitions",
  enforce: "pre",
  load: (id) =>
    id === `${root}/wallet/definition.ts`
      ? `export * from "${root}/inject/page/definition.ts"`
      : undefined,
}

/** Leaves out what quirks do, in words: that is for screens that list them. */
const withoutQuirkTexts: Plugin = {
  name: "without-quirk-texts",
  transform: (code, id) =>
    id.endsWith("/quirks.ts") ? code.replace(reasonCall, '{ key: "", english: "" }') : undefined,
}

/** A call of `reason` with two texts. */
const reasonCall = /\breason\(\s*"(?:[^"\\]|\\.)*",\s*"(?:[^"\\]|\\.)*",?\s*\)/g

/** Writes the windows' style without its layout. */
const withShortStyle: Plugin = {
  name: "with-short-style",
  enforce: "pre",
  transform: (code, id) =>
    id === `${root}/wallet/window-style.ts`
      ? code.replace(/`[^`]+`/, (style) =>
          style
            .replace(/\s*([{};,\n])\s*/g, "$1")
            .replace(/\n+|: /g, (gap) => (gap === ": " ? ":" : " ")),
        )
      : undefined,
}

/** Leaves the seeds out. */
const withoutSeeds: Plugin = {
  name: "without-seeds",
  enforce: "pre",
  transform: (code, id) =>
    id === `${root}/wallet/keys.ts` ? code.replace(/"S[A-Z2-7]{55}"/g, '""') : undefined,
}

/** Puts all wallets into the place of the main ones. */
const withAllWallets: Plugin = {
  name: "with-all-wallets",
  enforce: "pre",
  load: (id) =>
    id === `${root}/inject/page/main-wallets.ts`
      ? `export { injectedWallets } from "${root}/inject/wallets.ts"`
      : undefined,
}

const output = fileURLToPath(new URL("./dist", import.meta.url))

/**
 * Builds the scripts for any page: `inject.js`, with `--mode all` `inject-all.js`, and with `--mode keys` their second
 * file, with keys and the SDK.
 */
export default defineConfig(({ mode }) => {
  const isScript = mode !== "keys"
  const name = { all: "inject-all", keys: "inject-keys" }[mode] ?? "inject"
  return {
    root,
    plugins: isScript
      ? [
          withoutFarModules,
          withShortDefinitions,
          withoutQuirkTexts,
          withShortStyle,
          withoutSeeds,
          ...(mode === "all" ? [withAllWallets] : []),
        ]
      : [],
    build: {
      outDir: output,
      emptyOutDir: false,
      target: ["chrome123", "edge123", "firefox121", "safari17.5"],
      modulePreload: false,
      ...(!isScript && { license: { fileName: "third-party-licenses.md" } }),
      ...(isScript && {
        lib: {
          entry: `${root}/inject/page/index.ts`,
          name: "alidadeSandboxInject",
          formats: ["iife"],
          fileName: () => `${name}.js`,
        },
      }),
      rolldownOptions: {
        ...(!isScript && { input: `${root}/inject-keys/index.ts` }),
        preserveEntrySignatures: "strict",
        output: {
          codeSplitting: false,
          ...(isScript
            ? // A stack names the script, and prints no line of it.
              { postFooter: "//# sourceURL=alidade-sandbox-inject" }
            : { entryFileNames: `${name}.js` }),
        },
      },
    },
  }
})
