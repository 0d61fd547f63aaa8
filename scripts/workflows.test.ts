import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { root } from "./run.js"

const folder = `${root}.github/workflows/`

/** A workflow of this repository, or an action at a commit, with its version in a comment. */
const pinned = /^(\.\/[\w./-]+|[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/

test.each(readdirSync(folder))("every action that %s uses is pinned to a commit", (file) => {
  const uses = readFileSync(folder + file, "utf8").matchAll(/\buses:\s*(.*?)\s*$/gm)
  const actions = [...uses].map(([, action = ""]) => action)
  expect(actions).not.toEqual([])
  expect(actions.filter((action) => !pinned.test(action))).toEqual([])
})
