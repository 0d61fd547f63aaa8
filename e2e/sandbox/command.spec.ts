import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { startSandbox } from "@alidade/sandbox/server"
import { expect, test } from "@playwright/test"

/** The command `npx @alidade/sandbox`, as a process of its own. */

const command = fileURLToPath(
  new URL("../../packages/sandbox/dist/command/main.js", import.meta.url),
)
const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

const running = new Set<ChildProcessWithoutNullStreams>()
test.afterEach(() => {
  for (const child of running) child.kill("SIGKILL")
})

/** Starts the command. `exited` resolves to its exit code. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [command, ...args])
  running.add(child)
  const output = { out: "", err: "" }
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.out += text
  })
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.err += text
  })
  const exited = once(child, "close").then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const address = async (name: string): Promise<string> => {
    const line = new RegExp(`^ *${name} +(\\S+)$`, "m")
    await expect.poll(() => output.out).toMatch(/Ctrl-C ends it/)
    return line.exec(output.out)?.[1] ?? ""
  }
  return { child, output, exited, address }
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer()
  const free = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => resolve(true))
  })
  server.close()
  return free
}

test("starts, funds the accounts, and ends cleanly on Ctrl-C", { tag: "@main" }, async () => {
  const { child, exited, address, output } = run("--port", "0")
  const albedo = new URL(await address("Albedo"))
  const reply = await fetch(`http://localhost:${albedo.port}/accounts/${first}`)
  expect(await reply.json()).toMatchObject({ balances: [{ balance: "10000.0000000" }] })
  const [, script = ""] = /^<script src="(.+)"><\/script>$/m.exec(output.out) ?? []
  expect((await fetch(script)).headers.get("content-type")).toContain("javascript")
  // A stream that is open must not keep the process alive.
  const stream = await fetch(`http://localhost:${albedo.port}/wallets/changes`)
  child.kill("SIGINT")
  expect(await exited).toBe(0)
  await stream.body?.cancel().catch(() => {})
  expect(output.err).toBe("")
  expect(await isFree(Number(albedo.port))).toBe(true)
})

test("--no-fund leaves the accounts without money", async () => {
  const { address } = run("--port", "0", "--no-fund")
  const { port } = new URL(await address("Albedo"))
  expect((await fetch(`http://localhost:${port}/accounts/${first}`)).status).toBe(404)
})

test("takes the next port of a taken one, and with --strict fails and names who has it", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const { port } = other.address() as AddressInfo
  try {
    const second = run("--port", String(port), "--no-fund")
    expect(Number(new URL(await second.address("Albedo")).port)).toBeGreaterThan(port)
    expect(second.output.out).toMatch(new RegExp(`^Port ${port} is taken by .+ Using \\d+\\.`))
    const strict = run("--port", String(port), "--strict")
    expect(await strict.exited).toBe(1)
    expect(strict.output.err).toMatch(new RegExp(`^Port ${port} is taken by .+\\. Stop it`))
    expect(strict.output.out).toBe("")
  } finally {
    other.close()
  }
})

test("--reset ends the sandbox on the port and starts a new one there", async () => {
  const old = run("--port", "0")
  const { port } = new URL(await old.address("Albedo"))
  const fresh = run("--port", port, "--reset", "--no-fund")
  expect(new URL(await fresh.address("Albedo")).port).toBe(port)
  expect(await old.exited).toBe(0)
  expect((await fetch(`http://localhost:${port}/accounts/${first}`)).status).toBe(404)
})

test("--network puts the wallets beside a network that runs elsewhere", async () => {
  const outside = await startSandbox({ port: 0 })
  const { horizonUrl, passphrase } = outside.config.networks.find(({ id }) => id === "local")!
  try {
    const { address, output } = run(
      "--port",
      "0",
      "--network",
      horizonUrl,
      "--passphrase",
      passphrase,
    )
    const { port } = new URL(await address("Albedo"))
    expect(output.out).toContain(`  Horizon           ${horizonUrl}\n`)
    expect((await fetch(`${horizonUrl}/accounts/${first}`)).status).toBe(200)
    const { state } = await (await fetch(`http://localhost:${port}/wallets/xbull/state`)).json()
    expect(state.network).toBe("local")
    const wrong = run("--port", "0", "--network", horizonUrl, "--passphrase", "Ours")
    expect(await wrong.exited).toBe(1)
    expect(wrong.output.err).toContain(`has the passphrase "${passphrase}", not "Ours"`)
  } finally {
    await outside.close()
  }
})

test("--record appends each request as a line of JSON", async () => {
  const folder = await mkdtemp(join(tmpdir(), "alidade-record-"))
  try {
    const file = join(folder, "record.jsonl")
    const { child, exited, address } = run("--port", "0", "--no-fund", "--record", file)
    const { port } = new URL(await address("Albedo"))
    await fetch(`http://localhost:${port}/accounts/${first}`)
    child.kill("SIGINT")
    expect(await exited).toBe(0)
    const lines = (await readFile(file, "utf8")).trimEnd().split("\n")
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { kind: "request", method: "GET", path: `/accounts/${first}`, status: 404 },
    ])
    const nowhere = run("--record", join(folder, "no", "file"))
    expect(await nowhere.exited).toBe(1)
    expect(nowhere.output.err).toContain("cannot be written")
  } finally {
    await rm(folder, { recursive: true })
  }
})

test("prints its help and version, and refuses what it does not know with exit code 2", async () => {
  const help = run("--help")
  expect(await help.exited).toBe(0)
  expect(help.output.out).toContain("Usage: npx @alidade/sandbox")
  const version = run("--version")
  expect(await version.exited).toBe(0)
  expect(version.output.out).toMatch(/^\d+\.\d+\.\d+\n$/)
  const wrong = run("--prot", "1")
  expect(await wrong.exited).toBe(2)
  expect(wrong.output).toEqual({
    out: "",
    err: "Unknown option '--prot'. See npx @alidade/sandbox --help\n",
  })
})
