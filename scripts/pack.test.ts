import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { published } from "./build.js"
import { publishedManifest } from "./pack.js"
import { root } from "./run.js"

/** What bundlers must keep, although no name of it is imported. */
const effects: Readonly<Record<string, readonly string[]>> = {
  react: ["*.css"],
  sandbox: ["./dist/vitest/index.js"],
}

test.each(published)("the published manifest of %s says all that npm shows", (name) => {
  expect(publishedManifest(name)).toEqual(
    expect.objectContaining({
      name: name === "create-alidade" ? name : `@alidade/${name}`,
      description: expect.stringMatching(/\.$/),
      license: "Apache-2.0",
      keywords: expect.arrayContaining([expect.any(String)]),
      repository: {
        type: "git",
        url: expect.stringMatching(/^git\+https:.+\.git$/),
        directory: `packages/${name}`,
      },
      homepage: expect.stringContaining(`/packages/${name}#readme`),
      bugs: expect.stringMatching(/^https:/),
      sideEffects: effects[name] ?? false,
    }),
  )
})

test.each(published)("no entry of %s points to sources in the checkout", (name) => {
  expect(JSON.stringify(publishedManifest(name))).not.toMatch(/src\/|@alidade\/source/)
})

test.each(published)("the tarball of %s takes its SKILL.md along, if it has one", (name) => {
  const { files } = publishedManifest(name)
  expect(files.includes("SKILL.md")).toBe(existsSync(`${root}packages/${name}/SKILL.md`))
})

test("tools that don't read exports find the types of every entry", () => {
  const { types, typesVersions, exports } = publishedManifest("core")
  expect(types).toBe("./dist/index.d.ts")
  const { ".": main, ...others } = exports
  expect(Object.values(typesVersions["*"])).toEqual(
    Object.values(others as Record<string, { types: string }>).map(({ types }) => [types]),
  )
})

test("only packages that are not private are published", () => {
  expect(published).not.toContain("web")
  for (const name of published) expect(publishedManifest(name)).not.toHaveProperty("private")
})
