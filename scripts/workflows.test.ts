import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readManifest, root } from "./run.js"

const folder = `${root}.github/workflows/`

/** A workflow of this repository, or an action at a commit, with its version in a comment. */
const pinned = /^(\.\/[\w./-]+|[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/

test.each(readdirSync(folder))("every action that %s uses is pinned to a commit", (file) => {
  const uses = readFileSync(folder + file, "utf8").matchAll(/\buses:\s*(.*?)\s*$/gm)
  const actions = [...uses].map(([, action = ""]) => action)
  expect(actions).not.toEqual([])
  expect(actions.filter((action) => !pinned.test(action))).toEqual([])
})

test("the tests run on each Node that the packages are for: 20 for those of an app, 22, and 24", () => {
  const [, all = "", oldest = ""] =
    /\n {2}test:\n(.*)\n {2}node-20:\n(.*)/s.exec(readFileSync(`${folder}test.yml`, "utf8")) ?? []
  expect(all).toContain("node: [22, 24]")
  expect(all).toContain("- run: npm test")
  expect(oldest).toContain("node-version: 20")
  for (const name of ["core", "wallets", "react"]) {
    expect(oldest).toMatch(new RegExp(`vitest run .*packages/${name}\\b`))
    expect(readManifest(`packages/${name}`).engines.node).toBe(">=20.19.0")
  }
})

test("each night the proofs run that npm test leaves out", () => {
  const nightly = readFileSync(`${folder}nightly.yml`, "utf8")
  for (const name of ["long", "faults", "soak", "fuzz", "outside", "same-bytes"]) {
    expect(nightly).toMatch(new RegExp(`^ +- ${name}\\b`, "m"))
    expect(readManifest(".").scripts[name]).toBeDefined()
  }
})
