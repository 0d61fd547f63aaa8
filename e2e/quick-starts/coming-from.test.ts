import { readFileSync } from "node:fs"
import { StellarWalletsKit as FirstKit } from "@alidade/compat/v1"
import { StellarWalletsKit } from "@alidade/compat/v2"
import * as freighter from "@stellar/freighter-api"
import { expect, test } from "vitest"
import { root } from "../../scripts/run.js"
import { pagesFolder } from "./page-samples.js"

/** What an app can call, by the page that says what replaces it. */
const calls: Readonly<Record<string, readonly string[]>> = {
  "freighter-api": Object.keys(freighter).filter((name) => !/^(default|isBrowser)$/.test(name)),
  "stellar-wallets-kit-1": Object.getOwnPropertyNames(FirstKit.prototype).filter(
    (name) => name !== "constructor",
  ),
  "stellar-wallets-kit-2": Object.getOwnPropertyNames(StellarWalletsKit).filter(
    (name) => !/^(length|name|prototype)$/.test(name),
  ),
}

test.each(Object.entries(calls))("the page about %s names each of its calls", (page, names) => {
  const text = readFileSync(`${root}${pagesFolder}coming-from/${page}.md`, "utf8")
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})
