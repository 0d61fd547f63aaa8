import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Keypair } from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { sandboxAccounts } from "../../wallet/keys.js"
import { type Sandbox, startSandbox } from "../index.js"

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterEach(() => sandbox.close())

type Fields = Record<string, unknown>

const url = (path: string): string => `${sandbox.config.walletsUrl}/${path}`

async function state(wallet = "albedo"): Promise<Fields> {
  const { state } = (await (await fetch(url(`${wallet}/state`))).json()) as { state: Fields }
  return state
}

function post(command: string, body: unknown = {}, init: RequestInit = {}): Promise<Response> {
  return fetch(url(`albedo/${command}`), {
    method: "POST",
    headers: { "content-type": "application/json", ...init.headers },
    body: JSON.stringify(body),
    ...(init.signal && { signal: init.signal }),
  })
}

const walletRequest = {
  kind: "connect",
  host: "app.example",
  payload: "",
  passphrase: "Test SDF Network ; September 2015",
}

describe("a web wallet's model", () => {
  test("can be read and controlled; each reply has the state and a higher revision", async () => {
    expect(await state()).toMatchObject({ answer: "ask", network: "testnet", waiting: [] })
    const { revision } = (await (await fetch(url("albedo/state"))).json()) as { revision: number }
    const updated = (await (
      await post("update", { settings: { answer: "reject", quirks: { AL5: true } } })
    ).json()) as { revision: number; state: Fields }
    expect(updated.revision).toBeGreaterThan(revision)
    expect(updated.state).toMatchObject({ answer: "reject", quirks: { AL5: true, AL10: true } })
    await post("next", { answers: ["approve", "close"] })
    expect((await state()).next).toEqual(["approve", "close"])
    await post("log", { entry: { at: 1, direction: "in", message: { a: 1 } } })
    expect((await state()).log).toEqual([{ at: 1, direction: "in", message: { a: 1 } }])
    await post("reset")
    expect(await state()).toMatchObject({
      answer: "ask",
      next: [],
      log: [],
      quirks: { AL5: false },
    })
  })

  test("has its own state for each wallet", async () => {
    await post("update", { settings: { locked: true } })
    expect([(await state("albedo")).locked, (await state("xbull")).locked]).toEqual([true, false])
    expect((await state("xbull")).installed).toBe(false)
  })

  test("responds to a request when it is decided, from anywhere", async () => {
    const answer = post("ask", { id: "mine", walletRequest })
    await expect
      .poll(async () => (await state()).waiting)
      .toMatchObject([{ id: "mine", ...walletRequest }])
    await post("settle", { verdict: "approve" })
    expect(await (await answer).json()).toMatchObject({
      verdict: "approve",
      state: { waiting: [] },
    })
  })

  test("drops a pending request when its window is gone", async () => {
    const gone = new AbortController()
    const answer = post("ask", { id: "mine", walletRequest }, { signal: gone.signal })
    answer.catch(() => {})
    await expect.poll(async () => (await state()).waiting).toHaveLength(1)
    gone.abort()
    await expect.poll(async () => (await state()).waiting).toEqual([])
  })

  test("responds to HEAD for changes without a body, and ends", async () => {
    const head = await fetch(url("changes"), { method: "HEAD" })
    expect([head.status, await head.text()]).toEqual([200, ""])
  })

  test("streams all wallets, then each change, until the sandbox closes", async () => {
    const reply = await fetch(url("changes"))
    expect(reply.headers.get("content-type")).toBe("text/event-stream")
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ""
    const until = async (part: string): Promise<void> => {
      while (!text.includes(part)) text += (await reader.read()).value ?? ""
    }
    await until('"wallet":"xbull"')
    expect(text).toContain('"wallet":"albedo"')
    await post("update", { settings: { answer: "never" } })
    await until('"answer":"never"')
    await sandbox.close()
    while (!(await reader.read()).done) {}
  })

  test("goes on after the last change that a client has seen", async () => {
    const { revision } = (await (await fetch(url("xbull/state"))).json()) as { revision: number }
    await post("update", { settings: { answer: "never" } })
    const reply = await fetch(url("changes"), { headers: { "last-event-id": `${revision}` } })
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ""
    while (!text.includes("data: ")) text += (await reader.read()).value ?? ""
    await reader.cancel()
    expect(text).toMatch(/\nid: \d+\ndata: {"wallet":"albedo"/)
    expect(text).not.toContain('"wallet":"xbull"')
  })

  test("counts revisions on in a server that replaces another, so pages know what is newer", async () => {
    const revisionIn = async ({ config }: Sandbox): Promise<number> =>
      ((await (await fetch(`${config.walletsUrl}/xbull/state`)).json()) as { revision: number })
        .revision
    const before = await revisionIn(sandbox)
    const other = await startSandbox({ port: 0 })
    expect(await revisionIn(other)).toBeGreaterThan(before)
    await other.close()
  })

  test("holds accounts of a test's own, and tells pages which", async () => {
    const key = Keypair.random()
    const own = { name: "Own", address: key.publicKey(), seed: key.secret() }
    await post("update", { settings: { locked: true } })
    sandbox.wallets.albedo.hold([own])
    expect(await (await fetch(url("albedo/state"))).json()).toMatchObject({
      accounts: [own],
      state: { account: own.address, locked: false },
    })
    expect(
      (await post("update", { settings: { account: sandboxAccounts[0]!.address } })).status,
    ).toBe(400)
  })
})

test("funds accounts on each network, also twice, and says which address a faucet refuses", async () => {
  const address = Keypair.random().publicKey()
  await sandbox.fund(address)
  await sandbox.fund(address)
  for (const { horizonUrl } of sandbox.config.networks) {
    const account = (await (await fetch(`${horizonUrl}/accounts/${address}`)).json()) as {
      balances: { balance: string }[]
    }
    expect(account.balances[0]?.balance).toBe("10000.0000000")
  }
  await expect(sandbox.fund("GBAD")).rejects.toThrow("did not fund GBAD")
})

test("lists its wallets with what each has", async () => {
  const list = (await (await fetch(`${sandbox.config.walletsUrl}`)).json()) as Fields[]
  expect(list.find(({ wallet }) => wallet === "albedo")).toMatchObject({
    productName: "Albedo",
    home: "site",
    networks: ["testnet", "public"],
  })
  expect(list).toContainEqual(expect.objectContaining({ wallet: "phone", home: "phone" }))
})

describe("an invalid command", () => {
  test.each([
    ["update", { settings: { answer: "perhaps" } }, "perhaps"],
    ["update", { settings: { account: "G" } }, '"account":"G"'],
    ["update", { settings: { network: "local" } }, "local"],
    ["update", { settings: { quirks: { FR1: true } } }, "FR1"],
    ["update", { settings: { waiting: [] } }, "waiting"],
    ["next", { answers: "approve" }, "approve"],
    ["settle", { verdict: "ask" }, "ask"],
    ["settle", { verdict: "approve" }, "has no pending request"],
    ["ask", { id: "x", walletRequest: { ...walletRequest, kind: "steal" } }, "steal"],
    ["ask", { walletRequest }, "walletRequest"],
  ])("%s %j is rejected with a reason", async (command, body, reason) => {
    const before = await state()
    const reply = await post(command, body)
    expect(reply.status).toBe(400)
    expect(((await reply.json()) as { error: string }).error).toContain(reason)
    expect(await state()).toEqual(before)
  })

  test("rejects a request with the id of a pending one", async () => {
    const first = await post("ask", { id: "mine", walletRequest })
    expect((await post("ask", { id: "mine", walletRequest })).status).toBe(409)
    await post("settle", { verdict: "reject" })
    expect(await first.json()).toMatchObject({ verdict: "reject" })
  })

  test.each([
    null,
    undefined,
    "text",
    {},
    { at: "now", direction: "in", message: 1 },
    { at: 1e300, direction: "in", message: 1 },
    { at: null, direction: "in", message: 1 },
    { at: 1, direction: "up", message: 1 },
  ])("rejects a log entry that isn't one: %j", async (entry) => {
    const reply = await post("log", { entry })
    expect([reply.status, (await state()).log]).toEqual([400, []])
  })

  test("reduces the message of a log entry, like those of the wallets themselves", async () => {
    const message = { text: "x".repeat(10_000), deep: { a: { b: { c: { d: 1 } } } } }
    await post("log", { entry: { at: 1, direction: "out", message, more: 1 } })
    const [entry] = (await state()).log as [{ message: { text: string } }]
    expect(Object.keys(entry)).toEqual(["at", "direction", "message"])
    expect(entry.message.text.length).toBeLessThan(5_000)
  })

  test.each([
    { as: null },
    { as: { account: 7 } },
    { as: { other: "x" } },
    { byBrowser: 1 },
    { obstacle: null },
    { obstacle: { kind: "wall", title: "", text: "" } },
    { obstacle: { kind: "notice" } },
    { note: {} },
    { steps: [null] },
    { elsewhere: { title: 1, text: "" } },
    { unknown: 1 },
  ])("rejects a request with an invalid or unknown field: %j", async (fields) => {
    const reply = await post("ask", { id: "one", walletRequest: { ...walletRequest, ...fields } })
    expect([reply.status, (await state()).waiting]).toEqual([400, []])
  })

  test("rejects anything but a JSON object, and unknown wallets and commands", async () => {
    const send = (body: string, type: string) =>
      fetch(url("albedo/update"), { method: "POST", headers: { "content-type": type }, body })
    expect((await send("{}", "text/plain")).status).toBe(415)
    expect((await send("{", "application/json")).status).toBe(400)
    expect((await send("null", "application/json")).status).toBe(400)
    expect((await fetch(url("ledger/state"))).status).toBe(404)
    expect((await post("explode")).status).toBe(404)
  })
})

describe("access control", () => {
  test.each(["http://localhost:4173", "http://127.0.0.1:1", "http://[::1]:5", "https://localhost"])(
    "a local page, %s, has access, and no other may read its reply",
    async (origin) => {
      const reply = await post("update", { settings: { locked: true } }, { headers: { origin } })
      expect(reply.status).toBe(200)
      expect(reply.headers.get("access-control-allow-origin")).toBe(origin)
      expect(reply.headers.get("vary")).toBe("origin")
    },
  )

  test.each([
    "https://app.example",
    "http://localhost.example",
    "http://127.0.0.1.example",
    "null",
  ])("a page of %s has no access and no effect", async (origin) => {
    const reply = await post("update", { settings: { locked: true } }, { headers: { origin } })
    expect(reply.status).toBe(403)
    expect((await fetch(url("albedo/state"), { headers: { origin } })).status).toBe(403)
    expect((await state()).locked).toBe(false)
  })
})

describe("the wallets' pages", () => {
  const open = ({ config }: Sandbox) => [`${config.sites.albedo}/confirm`, config.sites.xbull]

  test("are replaced by a note if they are not built", async () => {
    const bare = await startSandbox({ port: 0, sites: join(tmpdir(), "alidade-nothing-here") })
    for (const page of open(bare)) {
      const reply = await fetch(page)
      expect([reply.status, reply.headers.get("content-type")]).toEqual([
        503,
        "text/html; charset=utf-8",
      ])
      expect(await reply.text()).toContain("npm run build")
    }
    await bare.close()
  })

  test("are served with their scripts under a strict policy, and no path leaves the folder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "alidade-sites-"))
    for (const path of ["albedo/site", "xbull/site", "assets"])
      await mkdir(join(folder, path), { recursive: true })
    await writeFile(join(folder, "albedo/site/confirm.html"), "<title>A</title>")
    await writeFile(join(folder, "xbull/site/connect.html"), "<title>X</title>")
    await writeFile(join(folder, "assets/a.js"), "export {}")
    const built = await startSandbox({ port: 0, sites: folder })
    const [albedo, xbull] = await Promise.all(open(built).map((page) => fetch(page)))
    expect([await albedo!.text(), await xbull!.text()]).toEqual([
      "<title>A</title>",
      "<title>X</title>",
    ])
    const policy = albedo!.headers.get("content-security-policy")
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    const script = await fetch(`${built.config.walletsUrl}/assets/a.js`)
    expect([script.status, script.headers.get("content-type")]).toEqual([
      200,
      "text/javascript; charset=utf-8",
    ])
    expect(script.headers.get("cache-control")).toContain("immutable")
    expect(albedo!.headers.get("cache-control")).toBe("no-store")
    for (const path of ["assets/%2e%2e%2fsecret.js", "assets/..%2f..%2fpackage.json", "xbull"])
      expect([404, 405]).toContain((await fetch(`${built.config.walletsUrl}/${path}`)).status)
    await built.close()
    await rm(folder, { recursive: true })
  })
})
