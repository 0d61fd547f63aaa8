import { parseArgs } from "node:util"
import type { OutsideNetwork } from "../config.js"
import { parseUrl } from "../wallet/parse-url.js"

/** What the command was asked to do. */
export type CommandOptions =
  | { readonly action: "help" }
  | { readonly action: "version" }
  | {
      readonly action: "start"
      /** The first port to try; 0 takes any free one. */
      readonly port: number
      /** Whether a taken port is an error. */
      readonly strict: boolean
      /** Whether a sandbox that runs on this port ends first. */
      readonly reset: boolean
      /** Whether the wallets' accounts get money. */
      readonly fund: boolean
      /** The file that gets each message and request. */
      readonly record?: string
      /** A network that somebody else runs. */
      readonly network?: OutsideNetwork
    }

/** The port that Stellar's Quickstart image uses. */
const DEFAULT_PORT = 8000

/** The text of `--help`. */
export const usage: string = `Usage: npx @alidade/sandbox [options]

Starts a local Stellar network with simulated wallets on this machine. Ctrl-C ends it.

  --port <number>      The port. Default: ${DEFAULT_PORT}. 0 takes any free one.
  --strict             A taken port is an error. Without it, the next free port is used.
  --reset              Ends a sandbox that runs on this port, and starts a new one there.
  --no-fund            The wallets' accounts get no money at the start.
  --record <file>      Appends each message and request to this file, as JSON lines.
  --network <url>      A network that runs elsewhere, such as Quickstart, for the wallets: Horizon is at this URL,
                       RPC at /rpc, and the faucet at /friendbot.
  --passphrase <text>  The passphrase of that network.
  --help               Prints this text.
  --version            Prints the version.
`

/** An error in the command's arguments. */
export class UsageError extends Error {}

/**
 * Reads the command's arguments.
 *
 * @throws UsageError for an unknown option or a wrong value
 */
export function readOptions(args: readonly string[]): CommandOptions {
  const { help, version, port, strict, reset, fund, record, network, passphrase } = parse(args)
  if (help) return { action: "help" }
  if (version) return { action: "version" }
  return {
    action: "start",
    port: readPort(port),
    strict,
    reset,
    fund,
    ...(record !== undefined && { record: readText("--record", "a file", record) }),
    ...((network !== undefined || passphrase !== undefined) && {
      network: readNetwork(network, passphrase),
    }),
  }
}

const known = {
  help: { type: "boolean", default: false },
  version: { type: "boolean", default: false },
  port: { type: "string", default: String(DEFAULT_PORT) },
  strict: { type: "boolean", default: false },
  reset: { type: "boolean", default: false },
  fund: { type: "boolean", default: true },
  record: { type: "string" },
  network: { type: "string" },
  passphrase: { type: "string" },
} as const

function parse(args: readonly string[]): ReturnType<typeof parseKnown> {
  try {
    return parseKnown(args)
  } catch (thrown) {
    const [reason] = String((thrown as Error).message).split(". ")
    throw new UsageError(`${reason}. See npx @alidade/sandbox --help`)
  }
}

function parseKnown(args: readonly string[]) {
  return parseArgs({ args: [...args], options: known, allowNegative: true }).values
}

function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text)
  throw new UsageError(`--port must be a number from 0 to 65535, not “${text}”.`)
}

function readNetwork(url = "", passphrase = ""): OutsideNetwork {
  if (!/^https?:$/.test(parseUrl(url)?.protocol ?? ""))
    throw new UsageError(
      `--network needs the URL of a Horizon, such as http://localhost:8001, not “${url}”.`,
    )
  return {
    url,
    passphrase: readText("--passphrase", "the passphrase of the network at --network", passphrase),
  }
}

function readText(option: string, what: string, text: string): string {
  if (text.trim() !== "") return text
  throw new UsageError(`${option} needs ${what}.`)
}
