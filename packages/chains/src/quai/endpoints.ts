import { WalletError } from "@alidade/core"
import { type ShardByte, type ShardNickname, shards } from "./shards.js"

/** Where a node's shards answer. */
export interface QuaiNode {
  /** `http://` or `https://`, a host, and a path if the node has one. */
  url: string
  /** Every shard under a path of its own, its nickname. Default: true; false means a port of its own. */
  pathing?: boolean
  /** Without pathing: ports that are not the shards' own. */
  ports?: Partial<Record<ShardNickname, number>>
}

/** The URL of each of the thirteen shards. Throws `bad-request`, naming what is not right. */
export function endpoints({
  url,
  pathing = true,
  ports = {},
}: QuaiNode): ReadonlyMap<ShardByte, string> {
  const node = readUrl(url)
  if (pathing && Object.keys(ports).length > 0) {
    throw new WalletError("bad-request", "Ports are for a node without pathing: pathing: false.")
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
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined
  if (!url || !["http:", "https:"].includes(url.protocol)) {
    throw new WalletError("bad-request", "The node's URL begins with http:// or https://.")
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new WalletError(
      "bad-request",
      "The node's URL is a host and a path, without a name, a password, a query or a fragment.",
    )
  }
  return url
}

function readPort(port: number): number {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new WalletError("bad-request", `A port is a number from 1 to 65535, and not ${port}.`)
  }
  return port
}
