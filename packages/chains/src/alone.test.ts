import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const root = new URL("../../../", import.meta.url)

/** The product's code, without tests. */
function sources(folder: string): { path: string; code: string }[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({
      path: `${folder}${path}`,
      code: readFileSync(new URL(`${folder}${path}`, root), "utf8"),
    }))
}

const others = ["core", "wallets", "react", "sandbox"].map((name) => `packages/${name}/src/`)

test("the other chains' clients are optional: only the gallery's two examples import them [S1.16]", () => {
  const users = [...others, "apps/web/src/"]
    .flatMap(sources)
    .filter(({ code }) => /["'](@alidade\/chains|quais|@near-js|near-api-js)/.test(code))
    .map(({ path }) => path)
  expect(users.filter((path) => !path.startsWith("apps/web/src/gallery/chains/"))).toEqual([])
  for (const name of ["core", "wallets", "react", "sandbox"]) {
    const { dependencies = {} } = JSON.parse(
      readFileSync(new URL(`packages/${name}/package.json`, root), "utf8"),
    )
    expect(Object.keys(dependencies)).not.toContain("@alidade/chains")
  }
})

test("only one file imports the multi-zone network's library, and it loads with a client", () => {
  const users = sources("packages/chains/src/").filter(({ code }) =>
    /^import (?!type\b)[^"]*? from "quais"/m.test(code),
  )
  expect(users.map(({ path }) => path)).toEqual(["packages/chains/src/quai/provider.ts"])
  const loaders = sources("packages/chains/src/").filter(({ code }) =>
    /from "\.\/provider\.js"/.test(code),
  )
  expect(loaders).toEqual([])
})
