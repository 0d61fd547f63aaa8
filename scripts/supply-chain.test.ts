import { expect, test } from "vitest"
import { billOfMaterials } from "./sbom.js"
import { faultsOf } from "./supply-chain.js"

const lock = {
  "packages/a": {
    name: "@alidade/a",
    version: "1.0.0",
    license: "MIT",
    dependencies: { "@alidade/b": "1", box: "1" },
  },
  "packages/b": {
    name: "@alidade/b",
    version: "1.0.0",
    license: "MIT",
    devDependencies: { tool: "1" },
  },
  "node_modules/@alidade/a": { resolved: "packages/a", link: true },
  "node_modules/@alidade/b": { resolved: "packages/b", link: true },
  "node_modules/box": {
    version: "1.2.3",
    license: "MIT",
    integrity: "sha512-AAH/",
    dependencies: { lid: "2" },
  },
  "node_modules/box/node_modules/lid": { version: "2.0.0", license: "ISC" },
  "node_modules/lid": { license: "GPL-3.0" },
  "node_modules/tool": { license: "GPL-3.0", hasInstallScript: true },
}
const folders = ["packages/a", "packages/b"]
const listed = { box: { license: "MIT", reason: "boxes" } }

/** The faults of the lockfile with one entry changed. */
function faultsWith(place: keyof typeof lock, changes: object): string[] {
  return faultsOf({ ...lock, [place]: { ...lock[place], ...changes } }, listed, folders)
}

test("what is installed with a package is found as Node finds it, without what only tools need", () => {
  expect(faultsOf(lock, listed, folders)).toEqual([])
  const { components, dependencies } = billOfMaterials(lock, ["packages/a"])
  expect(components.map(({ purl }) => purl)).toEqual([
    "pkg:npm/box@1.2.3",
    "pkg:npm/lid@2.0.0",
    "pkg:npm/%40alidade/a@1.0.0",
    "pkg:npm/%40alidade/b@1.0.0",
  ])
  expect(components[0]).toMatchObject({ hashes: [{ alg: "SHA-512", content: "0001ff" }] })
  expect(dependencies[2]).toEqual({
    ref: "packages/a",
    dependsOn: ["node_modules/box", "packages/b"],
  })
})

test("a dependency that is not listed is a fault, and so is a listed package that nothing needs", () => {
  const box = { license: "MIT", reason: "boxes" }
  expect(faultsOf(lock, {}, folders)).toEqual([
    "box is not listed: add its license and the reason for it.",
  ])
  expect(faultsOf(lock, { box, lid: box }, folders)).toEqual([
    "lid is listed, but no published package depends on it.",
  ])
})

test("a license that is not the listed one, or not accepted anywhere below, is a fault", () => {
  expect(faultsWith("node_modules/box", { license: "ISC" })).toEqual([
    "box has the license ISC, but MIT is listed.",
  ])
  const lid = "node_modules/box/node_modules/lid"
  expect(faultsWith(lid, { license: "GPL-3.0" })).toEqual([`${lid} has the license GPL-3.0.`])
  expect(faultsWith(lid, { license: undefined })).toEqual([`${lid} has the license undefined.`])
  expect(faultsWith(lid, { license: "(MIT OR BSD-3-Clause)" })).toEqual([])
})

test("a script that runs when a dependency is installed is a fault", () => {
  expect(faultsWith("node_modules/box", { hasInstallScript: true })).toEqual([
    "node_modules/box runs a script when it is installed.",
  ])
})
