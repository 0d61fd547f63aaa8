import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"

/** A process that runs for the tests. */
export interface Running {
  readonly process: ChildProcess
  /** Ends the process, and waits until it has ended. */
  stop(): Promise<void>
}

/** Starts a program in its own process group. Its output is read only through `stdio[3]`. */
export function start(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Running {
  const process_ = spawn(command, args, {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
    detached: true,
  })
  const ended = once(process_, "exit")
  return {
    process: process_,
    async stop() {
      // Kill the group, so that child processes end too, even those that ignore a signal.
      try {
        process.kill(-process_.pid!, "SIGKILL")
      } catch {
        // The whole group has ended.
      }
      await ended
    },
  }
}

/** Starts a headless X server, and returns the display that it chose. */
export async function startDisplay(): Promise<Running & { display: string }> {
  const server = start("Xvfb", [
    ...["-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
  ])
  const [number] = (await once(server.process.stdio[3]!, "data")) as [Buffer]
  return { ...server, display: `:${number.toString().trim()}` }
}

/** A free port on loopback. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("There is no free port.")
  return address.port
}
