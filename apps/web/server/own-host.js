import { isIP } from "node:net"
import { isLocalHost } from "@alidade/sandbox/server"

/**
 * Whether a request names a host that this server accepts: this machine's loopback names, and if it listens elsewhere,
 * that name and any IP address. A foreign page can resolve its own name to this machine (DNS rebinding), but it can't
 * make an address its own.
 * @param {Pick<import("node:http").IncomingMessage, "headers">} request
 * @param {string | undefined} listening where the server listens, if not on loopback
 * @returns {boolean}
 */
export function isOwnHost(request, listening) {
  if (isLocalHost(request)) return true
  if (listening === undefined) return false
  const name = (request.headers.host ?? "").replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1")
  return isIP(name) !== 0 || name.toLowerCase() === listening.toLowerCase()
}
