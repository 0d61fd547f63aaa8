import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync, readlinkSync } from "node:fs"

/** A port that the sandbox must have is taken. */
export class PortTakenError extends Error {
  readonly port: number
  /** The program that holds the port, if this user may know it. */
  readonly holder: string | undefined

  constructor(port: number, cause?: unknown) {
    const holder = portHolder(port)
    super(
      `Port ${port} is taken by ${holder ?? "another program"}. Stop it, or choose another port.`,
      { cause },
    )
    this.name = "PortTakenError"
    this.port = port
    this.holder = holder
  }
}

/** The program that listens on a port of this machine, such as `node server.js (process 123)`, if it can be found. */
export function portHolder(port: number): string | undefined {
  try {
    return process.platform === "linux" ? holderInProc(port) : holderByLsof(port)
  } catch {
    // There is no such table, or no such tool.
    return undefined
  }
}

/** The longest command line in a message. */
const LONGEST = 120

/** State of a socket that listens, in Linux's tables. */
const LISTENS = "0A"

function holderInProc(port: number): string | undefined {
  const sockets = new Set(
    ["tcp", "tcp6"].flatMap((table) => listenersIn(`/proc/net/${table}`, port)),
  )
  if (sockets.size === 0) return undefined
  const id = readdirSync("/proc").find((name) => /^\d+$/.test(name) && holds(name, sockets))
  if (id === undefined) return undefined
  const command = readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0").join(" ").trim()
  return `${command.slice(0, LONGEST)} (process ${id})`
}

/** The sockets that listen on a port, as the links of open files name them. */
function listenersIn(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`
  return readFileSync(table, "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENS)
    .map((fields) => `socket:[${fields[9]}]`)
}

function holds(id: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${id}/fd`).some((file) => {
      try {
        return sockets.has(readlinkSync(`/proc/${id}/fd/${file}`))
      } catch {
        // It was closed meanwhile.
        return false
      }
    })
  } catch {
    // It belongs to another user, or has ended.
    return false
  }
}

function holderByLsof(port: number): string | undefined {
  const list = execFileSync("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  })
  return holderInList(list)
}

/** Reads lsof's list with fields of one letter: `p` is a process, `c` its command. */
export function holderInList(list: string): string | undefined {
  const [, id, command] = /^p(\d+)\nc(.+)$/m.exec(list) ?? []
  return id && `${command} (process ${id})`
}
