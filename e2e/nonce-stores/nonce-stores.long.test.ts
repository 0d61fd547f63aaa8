import { type ChildProcess, fork, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { NonceStore } from "@alidade/sign-in/server"
import { transformWithOxc } from "vite"
import { describe, expect, onTestFinished, test } from "vitest"
import { serverPath } from "../../scripts/servers.js"
import { redisNonces } from "../quick-starts/nonces-redis.js"
import { sqlNonces } from "../quick-starts/nonces-sql.js"
import { openRedis } from "./redis.js"
import { openSqlite } from "./sqlite.js"

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "alidade-nonces-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A store in use by this process, and the arguments with which another process opens it. */
interface Opened {
  nonces: NonceStore
  args: readonly string[]
  /** How many nonces it has. */
  count(): Promise<unknown>
}

/** A Redis server of its own, at a socket in a folder, which writes nothing. */
async function redis(folder: string): Promise<Opened> {
  const socket = join(folder, "socket")
  const options = { port: "0", unixsocket: socket, save: "", appendonly: "no", dir: folder }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const server = spawn(serverPath("Redis")!, args, { stdio: ["ignore", "pipe", "ignore"] })
  onTestFinished(async () => {
    const ended = once(server, "close")
    server.kill()
    await ended
  })
  for await (const chunk of server.stdout) if (/ready to accept/i.test(`${chunk}`)) break
  const { command, close } = await openRedis(socket)
  onTestFinished(() => void close())
  return {
    nonces: redisNonces(command),
    args: ["redis", socket],
    count: () => command("DBSIZE"),
  }
}

/** A table in a file of SQLite. */
async function sql(folder: string): Promise<Opened> {
  const args = [serverPath("SQLite")!, join(folder, "nonces.db")] as const
  const run = openSqlite(...args)
  const example = await readFile(pathOf("../quick-starts/nonces-sql.ts"), "utf8")
  await run(/CREATE TABLE .*\)(?=`)/.exec(example)![0], [])
  return {
    nonces: sqlNonces(run),
    args: ["sql", ...args],
    // Nothing is deleted, and each row is changed.
    count: () => run("UPDATE nonces SET until = until", []),
  }
}

/** The example as a module that Node can read, in a folder. */
async function compile(example: string, folder: string): Promise<string> {
  const file = pathOf(`../quick-starts/${example}`)
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file)
  const compiled = join(folder, "example.mjs")
  await writeFile(compiled, code)
  return compiled
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, "message")
  return message
}

const inAnHour = Math.floor(Date.now() / 1000) + 3600

describe.each([
  { name: "Redis", open: redis, example: "nonces-redis.ts", isThere: serverPath("Redis") },
  { name: "SQLite", open: sql, example: "nonces-sql.ts", isThere: serverPath("SQLite") },
])("nonces in $name", ({ open, example, isThere }) => {
  test.skipIf(!isThere)("are each accepted once by two processes at the same time", async () => {
    const folder = await emptyFolder()
    const { nonces, args, count } = await open(folder)
    const wanted = Array.from({ length: 40 }, () => crypto.randomUUID())
    for (const nonce of wanted) await nonces.put(nonce, inAnHour)
    expect(await count()).toBe(wanted.length)

    const compiled = await compile(example, folder)
    const children = [1, 2].map(() => {
      const child = fork(pathOf("taker.js"), [compiled, ...args])
      onTestFinished(() => void child.kill())
      return child
    })
    await Promise.all(children.map(messageOf))
    const answers = children.map(messageOf)
    for (const child of children) child.send([...wanted, "never-given"])
    const taken = (await Promise.all(answers)).flat()
    expect(taken.sort()).toEqual(wanted.sort())
    expect(await count()).toBe(0)
  })

  test.skipIf(!isThere)("are dropped when they have ended", async () => {
    const { nonces } = await open(await emptyFolder())
    await nonces.put("ended", 1_000)
    await nonces.put("lasting", inAnHour)
    await nonces.deleteExpired(1_001)
    expect([await nonces.take("ended"), await nonces.take("lasting")]).toEqual([false, true])
  })
})
