import { simulatedHosts, walletHosts } from "./wallet-hosts.js"

/** @typedef {{ horizonUrl: string, rpcUrl: string, friendbotUrl?: string }} NetworkHosts */

/** Where the servers of a network may be that a visitor adds. */
const customNetworkSources = ["https:", "http://localhost:*"]

/**
 * The sources that the page with the real networks and wallets may connect to, besides its own server: origins, and
 * patterns of a content security policy.
 * @param {import("./config.js").Config} config
 * @returns {string[]}
 */
export function liveSources(config) {
  const domains = (config.domains ?? []).map((domain) => `https://${domain}`)
  const others = config.customNetworks ? customNetworkSources : []
  return connectSources(config.networks, [...walletHosts(config).connect, ...domains], others)
}

/**
 * The sources that the page in the sandbox may connect to.
 * @param {import("@alidade/sandbox/browser").SandboxConfig} config
 * @returns {string[]}
 */
export function sandboxSources(config) {
  return connectSources(config.networks, simulatedHosts(config).connect)
}

/**
 * The origins of these networks and URLs, each once, and other sources. Origins that those cover are left out.
 * @param {readonly NetworkHosts[]} networks
 * @param {readonly string[]} urls
 * @param {readonly string[]} [others]
 * @returns {string[]}
 */
function connectSources(networks, urls, others = []) {
  const origins = networks
    .flatMap(({ horizonUrl, rpcUrl, friendbotUrl }) => [horizonUrl, rpcUrl, friendbotUrl])
    .concat(urls)
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin)
    .filter((origin) => !others.some((source) => matches(source, origin)))
  return [...new Set(origins), ...others]
}

/**
 * Whether a policy with these sources allows a connection.
 * @param {readonly string[]} sources
 * @param {string} url
 * @returns {boolean}
 */
export function allowsConnection(sources, url) {
  const { origin } = new URL(url)
  return sources.some((source) => matches(source, origin))
}

/**
 * @param {string} source an origin, a scheme such as `https:`, or an origin with `*` as its port
 * @param {string} origin
 */
function matches(source, origin) {
  if (source.endsWith(":*"))
    return origin === source.slice(0, -2) || origin.startsWith(source.slice(0, -1))
  return source.endsWith(":") ? origin.startsWith(`${source}//`) : origin === source
}
