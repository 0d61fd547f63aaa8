import { WalletError } from "@alidade/core"
import { parseUrl } from "@alidade/core/encoding"
import { type ShardByte, type ShardNickname, shards } from "./shards.js"

/** The addresses of a node's shards. */
export interface QuaiNode {
  /** `http://` or `https://`, a host, and the node's path if it has one. */
  url: string
  /** Each shard has its own path, its nickname. Default: true; false means one port per shard. */
  pathing?: boolean
  /** Without pathing: ports that differ from the shards' defaults. */
  ports?: Partial<Record<ShardNickname, number>>
}

/** The URLs of the thirteen shards. Throws `bad-request` and says what is invalid. */
export function endpoints({
  url,
  pathing = true,
  ports = {},
}: QuaiNode): ReadonlyMap<ShardByte, string> {
  const node = readUrl(url)
  if (pathing && Object.keys(ports).length > 0) {
    throw new WalletError("bad-request", "Ports require pathing: false.")
  }
  return new Map(
    shards.map(({ byte, nickname, port }) => {
      const own = new URL(node)
      if (pathing) own.pathname = `${own.pathname.replace(/\/$/, "")}/${nickname}`
      else own.port = String(readPort(ports[nickname] ?? port))
      return [byte, own.href] as const
    }),
  )
}

function readUrl(text: string): URL {
  const url = typeof text === "string" ? parseUrl(text) : undefined
  if (!url || !["http:", "https:"].includes(url.protocol)) {
    throw new WalletError("bad-request", "The node's URL must begin with http:// or https://.")
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new WalletError(
      "bad-request",
      "The node's URL must be a host and a path, without user name, password, query or fragment.",
    )
  }
  return url
}

function readPort(port: number): number {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new WalletError("bad-request", `A port must be a number from 1 to 65535, not ${port}.`)
  }
  return port
}
