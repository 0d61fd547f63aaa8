import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
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

function tell(command: string, body: unknown = {}, init: RequestInit = {}): Promise<Response> {
  return fetch(url(`albedo/${command}`), {
    method: "POST",
    headers: { "content-type": "application/json", ...init.headers },
    body: JSON.stringify(body),
    ...(init.signal && { signal: init.signal }),
  })
}

const asked = {
  kind: "connect",
  host: "app.example",
  payload: "",
  passphrase: "Test SDF Network ; September 2015",
}

describe("a web wallet's model", () => {
  test("is read and told what to do; each answer carries the state, and counts on", async () => {
    expect(await state()).toMatchObject({ answer: "ask", network: "testnet", waiting: [] })
    const { revision } = (await (await fetch(url("albedo/state"))).json()) as { revision: number }
    const told = (await (
      await tell("update", { settings: { answer: "reject", quirks: { AL5: true } } })
    ).json()) as { revision: number; state: Fields }
    expect(told.revision).toBeGreaterThan(revision)
    expect(told.state).toMatchObject({ answer: "reject", quirks: { AL5: true, AL10: true } })
    await tell("next", { answers: ["approve", "close"] })
    expect((await state()).next).toEqual(["approve", "close"])
    await tell("log", { entry: { at: 1, direction: "in", message: { a: 1 } } })
    expect((await state()).log).toEqual([{ at: 1, direction: "in", message: { a: 1 } }])
    await tell("reset")
    expect(await state()).toMatchObject({
      answer: "ask",
      next: [],
      log: [],
      quirks: { AL5: false },
    })
  })

  test("is one for each wallet: xBull's is another", async () => {
    await tell("update", { settings: { locked: true } })
    expect([(await state("albedo")).locked, (await state("xbull")).locked]).toEqual([true, false])
    expect((await state("xbull")).installed).toBe(false)
  })

  test("asks its person: the answer comes when it is decided, by whoever decides it", async () => {
    const answer = tell("ask", { id: "mine", asked })
    await expect.poll(async () => (await state()).waiting).toMatchObject([{ id: "mine", ...asked }])
    await tell("settle", { verdict: "approve" })
    expect(await (await answer).json()).toMatchObject({
      verdict: "approve",
      state: { waiting: [] },
    })
  })

  test("drops what waits when the window that asked is gone", async () => {
    const gone = new AbortController()
    const answer = tell("ask", { id: "mine", asked }, { signal: gone.signal })
    answer.catch(() => {})
    await expect.poll(async () => (await state()).waiting).toHaveLength(1)
    gone.abort()
    await expect.poll(async () => (await state()).waiting).toEqual([])
  })

  test("its changes have a head without a body, which ends", async () => {
    const head = await fetch(url("changes"), { method: "HEAD" })
    expect([head.status, await head.text()]).toEqual([200, ""])
  })

  test("is followed: all wallets at first, then each change; it ends with the sandbox", async () => {
    const reply = await fetch(url("changes"))
    expect(reply.headers.get("content-type")).toBe("text/event-stream")
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ""
    const until = async (part: string): Promise<void> => {
      while (!text.includes(part)) text += (await reader.read()).value ?? ""
    }
    await until('"wallet":"xbull"')
    expect(text).toContain('"wallet":"albedo"')
    await tell("update", { settings: { answer: "never" } })
    await until('"answer":"never"')
    await sandbox.close()
    while (!(await reader.read()).done) {}
  })
})

describe("what it cannot be told", () => {
  test.each([
    ["update", { settings: { answer: "perhaps" } }, "perhaps"],
    ["update", { settings: { account: "G" } }, '"account":"G"'],
    ["update", { settings: { network: "local" } }, "local"],
    ["update", { settings: { quirks: { FR1: true } } }, "FR1"],
    ["update", { settings: { waiting: [] } }, "waiting"],
    ["next", { answers: "approve" }, "approve"],
    ["settle", { verdict: "ask" }, "ask"],
    ["settle", { verdict: "approve" }, "has no pending request"],
    ["ask", { id: "x", asked: { ...asked, kind: "steal" } }, "steal"],
    ["ask", { asked }, "asked"],
  ])("%s %j is refused in words", async (command, body, words) => {
    const before = await state()
    const reply = await tell(command, body)
    expect(reply.status).toBe(400)
    expect(((await reply.json()) as { error: string }).error).toContain(words)
    expect(await state()).toEqual(before)
  })

  test("a request under the id of one that waits", async () => {
    const first = await tell("ask", { id: "mine", asked })
    expect((await tell("ask", { id: "mine", asked })).status).toBe(409)
    await tell("settle", { verdict: "reject" })
    expect(await first.json()).toMatchObject({ verdict: "reject" })
  })

  test("what is no JSON object, and wallets and commands that do not exist", async () => {
    const send = (body: string, type: string) =>
      fetch(url("albedo/update"), { method: "POST", headers: { "content-type": type }, body })
    expect((await send("{}", "text/plain")).status).toBe(415)
    expect((await send("{", "application/json")).status).toBe(400)
    expect((await send("null", "application/json")).status).toBe(400)
    expect((await fetch(url("freighter/state"))).status).toBe(404)
    expect((await tell("explode")).status).toBe(404)
  })
})

describe("who may", () => {
  test.each(["http://localhost:4173", "http://127.0.0.1:1", "http://[::1]:5", "https://localhost"])(
    "a page of this machine, %s, and no other may read its answer",
    async (origin) => {
      const reply = await tell("update", { settings: { locked: true } }, { headers: { origin } })
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
  ])("a page of %s may not, and nothing is done for it", async (origin) => {
    const reply = await tell("update", { settings: { locked: true } }, { headers: { origin } })
    expect(reply.status).toBe(403)
    expect((await fetch(url("albedo/state"), { headers: { origin } })).status).toBe(403)
    expect((await state()).locked).toBe(false)
  })
})

describe("the wallets' pages", () => {
  const open = ({ config }: Sandbox) => [`${config.sites.albedo}/confirm`, config.sites.xbull]

  test("are pages that say so, where they are not built", async () => {
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

  test("are served with their scripts, under a policy that lets nothing else in; no path leads out", async () => {
    const folder = await mkdtemp(join(tmpdir(), "alidade-sites-"))
    for (const path of ["albedo", "xbull", "assets"]) await mkdir(join(folder, path))
    await writeFile(join(folder, "albedo/confirm.html"), "<title>A</title>")
    await writeFile(join(folder, "xbull/connect.html"), "<title>X</title>")
    await writeFile(join(folder, "assets/a.js"), "export {}")
    const built = await startSandbox({ port: 0, sites: folder })
    const [albedo, xbull] = await Promise.all(open(built).map((page) => fetch(page)))
    expect([await albedo!.text(), await xbull!.text()]).toEqual([
      "<title>A</title>",
      "<title>X</title>",
    ])
    const policy = albedo!.headers.get("content-security-policy")
    const { port } = new URL(built.config.walletsUrl)
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain(`connect-src 'self' http://localhost:${port}`)
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
