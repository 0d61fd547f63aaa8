import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { root } from "./run.js"

/** The manifests of the workspaces, except of the one that has other versions on purpose. */
const manifests = execFileSync("git", ["ls-files", "package.json", "*/package.json"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && !/react-18|^examples|\/app\//.test(file))

test("names the same version of a package in every manifest", () => {
  const versions = new Map<string, Set<string>>()
  for (const file of manifests) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(root + file, "utf8"))
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies }))
      versions.set(name, new Set([...(versions.get(name) ?? []), version]))
  }
  expect(manifests.length).toBeGreaterThan(8)
  expect([...versions].filter(([, { size }]) => size > 1)).toEqual([])
})
