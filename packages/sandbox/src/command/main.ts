#!/usr/bin/env node
import { readFileSync } from "node:fs"
import type { SandboxConfig } from "../config.js"
import { fundAccounts } from "../server/fund.js"
import { type Sandbox, startSandbox } from "../server/index.js"
import { portHolder } from "../server/port-holder.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { type CommandOptions, readOptions, UsageError, usage } from "./options.js"
import { openRecordFile } from "./record.js"
import { stopRunning } from "./stop-running.js"
import { scriptUrl, tableOf } from "./table.js"

/** Exit codes. Ctrl-C ends a running sandbox with 0. */
const FAILED = 1
const WRONG_USAGE = 2

const { version } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { version: string }

try {
  await run(readOptions(process.argv.slice(2)))
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : thrown}\n`)
  process.exitCode = thrown instanceof UsageError ? WRONG_USAGE : FAILED
}

async function run(options: CommandOptions): Promise<void> {
  if (options.action === "help") print(usage)
  else if (options.action === "version") print(`${version}\n`)
  else await start(options)
}

async function start({
  port,
  strict,
  reset,
  fund,
  record,
  network,
}: Extract<CommandOptions, { action: "start" }>): Promise<void> {
  const file = record === undefined ? undefined : await openRecordFile(record)
  if (reset && port !== 0) await stopRunning(port)
  const stopped = stopSignal()
  const sandbox = await startSandbox({
    port,
    strict: strict || reset,
    onStop: stopped.stop,
    ...(network && { network }),
    ...(file && { record: file.write }),
  })
  print(`${await announce(sandbox, { port, fund })}\n`)
  await stopped.promise
  await sandbox.close()
  await file?.close()
  // The phone's client may still wait for an answer from the relay, which is gone.
  process.exit(0)
}

/** What the command prints once everything answers. */
async function announce(
  { config }: Sandbox,
  { port, fund }: { port: number; fund: boolean },
): Promise<string> {
  const bound = Number(new URL(config.walletsUrl).port)
  const taken = port !== 0 && port !== bound
  const failures = fund ? await fundEach(config.networks) : []
  return [
    ...(taken
      ? [`Port ${port} is taken by ${portHolder(port) ?? "another program"}. Using ${bound}.`, ""]
      : []),
    `Alidade sandbox ${version}`,
    "",
    tableOf(config, sandboxAccounts),
    "",
    "The simulated extensions are in a page with this line:",
    `<script src="${scriptUrl(config)}"></script>`,
    "",
    ...failures,
    "Ctrl-C ends it. Its ledgers are in memory.",
  ].join("\n")
}

/** Funds the wallets' accounts on each network. Returns why some have no money. */
async function fundEach(networks: SandboxConfig["networks"]): Promise<string[]> {
  const addresses = sandboxAccounts.map(({ address }) => address)
  const results = await Promise.allSettled(
    networks.map((network) => fundAccounts({ networks: [network] }, addresses)),
  )
  return results.flatMap((result) =>
    result.status === "rejected" ? [(result.reason as Error).message] : [],
  )
}

/** Waits until the process should end: Ctrl-C, or a stop from outside. A second Ctrl-C ends it at once. */
function stopSignal(): { promise: Promise<void>; stop: () => void } {
  let stop = (): void => {}
  const promise = new Promise<void>((resolve) => {
    stop = resolve
  })
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop)
  return { promise, stop }
}

function print(text: string): void {
  process.stdout.write(text)
}
