import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { build, type Rolldown } from "vite"
import { beforeAll, describe, expect, test } from "vitest"
import { sandboxAccounts } from "../wallet/keys.js"
import { farModules } from "./far-modules.js"
import { settingCode, statesCode } from "./given.js"
import { runFar } from "./run-far.js"

const configFile = fileURLToPath(new URL("../../vite.inject.config.ts", import.meta.url))
const source = fileURLToPath(new URL("..", import.meta.url))

async function built(mode: string): Promise<string> {
  const result = await build({ configFile, mode, logLevel: "silent", build: { write: false } })
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
  return output[0].code
}

describe("the script for any page", () => {
  let main = ""
  let all = ""
  beforeAll(async () => {
    main = await built("main")
    all = await built("all")
  }, 60_000)

  test("has at most 60 kB, and no key and no SDK", () => {
    expect(main.length).toBeLessThanOrEqual(60_000)
    for (const script of [main, all]) {
      for (const { seed } of sandboxAccounts) expect(script).not.toContain(seed)
      expect(script).not.toMatch(/TransactionBuilder|HashIdPreimage/)
    }
  })

  test("names itself in a stack by a source that is no file, so that no runner prints its line", () => {
    for (const script of [main, all])
      expect(script.trim().split("\n").at(-1)).toBe("//# sourceURL=alidade-sandbox-inject")
  })
})

test("each function that a wallet calls far away is listed, so that the script finds it", () => {
  const missing: string[] = []
  let count = 0
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue
    const code = readFileSync(`${source}/${file}`, "utf8")
    const calls = code.matchAll(/const \{ ([\w, ]+) \} = await far\(import\("([^"]+)\.js"\)\)/g)
    for (const [, names = "", path = ""] of calls) {
      const { pathname } = new URL(path, `file:///${file}`)
      const listed: readonly string[] = Reflect.get(farModules, pathname.slice(1)) ?? []
      for (const name of names.split(", ")) {
        count++
        if (!listed.includes(name)) missing.push(`${file}: ${name} of ${pathname}`)
      }
    }
  }
  expect(missing).toEqual([])
  expect(count).toBeGreaterThan(10)
})

describe("a function far away", () => {
  const call = { module: "wallet/sign-request", name: "signRequest" } as const
  const signable = { kind: "message", payload: "Hello", passphrase: "" }
  const { seed, ...page } = sandboxAccounts[0]!

  test("gets the seed of an account there, because pages have none", async () => {
    const signed = await runFar({ ...call, given: [signable, { ...page, seed: "" }, false] }, [
      { ...page, seed },
    ])
    expect(signed).toMatch(/^[A-Za-z0-9+/]{86}==$/)
    await expect(
      runFar({ ...call, given: [signable, { ...page, seed: "" }, false] }, []),
    ).rejects.toThrow()
  })

  test("is refused unless it is listed", async () => {
    for (const unlisted of [
      { module: "wallet/sign", name: "keyOf", given: [] },
      { module: "constructor", name: "name", given: [] },
      { ...call, given: undefined },
      null,
    ])
      await expect(runFar(unlisted, sandboxAccounts)).rejects.toThrow(
        "The simulated wallets have no function",
      )
  })
})

test("a page takes states before the script runs, or hands them to it", () => {
  const script = settingCode({
    home: "binding",
    wallets: ["freighter"],
    config: { networks: [] } as never,
    frames: false,
  })
  const page = {} as Record<symbol, { setting: object; states: object[]; take?: unknown }>
  const run = (code: string): void => new Function("globalThis", code)(page)
  const key = Symbol.for("@alidade/sandbox")
  run(statesCode({}))
  run(script)
  expect(page[key]).toMatchObject({ setting: { wallets: ["freighter"] }, states: [{}] })
  const taken: object[] = []
  page[key]!.take = (states: object) => taken.push(states)
  run(statesCode({}))
  expect([taken, page[key]!.states]).toEqual([[{}], [{}]])
})
