/** @typedef {{ connect?: readonly string[], frame?: readonly string[], image?: readonly string[] }} Hosts */

/**
 * The origins of the real wallets that a page connects to, shows in a frame, loads images from, or opens in a window.
 * No policy limits windows. The other wallets have none: they are extensions or devices.
 * @type {Partial<Record<import("./config.js").WalletName, Hosts & { window?: readonly string[] }>>}
 */
export const walletOrigins = {
  albedo: { window: ["https://albedo.link"], frame: ["https://albedo.link"] },
  xbull: { window: ["https://wallet.xbull.app"] },
  hot: { connect: ["https://h4n.app"], frame: ["https://hot-labs.org"] },
  walletConnect: {
    connect: ["wss://relay.walletconnect.org", "https://explorer-api.walletconnect.com"],
    frame: ["https://verify.walletconnect.org"],
    image: ["https://explorer-api.walletconnect.com"],
  },
}

/**
 * The hosts of a configuration's wallets.
 * @param {import("./config.js").Config} config
 * @returns {Required<Hosts>}
 */
export function walletHosts({ wallets, walletConnectProjectId }) {
  const used = wallets
    // Without a project id, WalletConnect asks nobody.
    .filter((name) => name !== "walletConnect" || walletConnectProjectId !== undefined)
    .map((name) => walletOrigins[name] ?? {})
  return {
    connect: used.flatMap(({ connect = [] }) => connect),
    frame: used.flatMap(({ frame = [] }) => frame),
    image: used.flatMap(({ image = [] }) => image),
  }
}

/**
 * The hosts of the simulated wallets that a page connects to or shows in a frame.
 * @param {import("@alidade/sandbox/browser").SandboxConfig} config
 * @returns {Required<Hosts>}
 */
export function simulatedHosts({ walletsUrl, sites, hot, walletConnect }) {
  return {
    connect: [walletsUrl, hot.relayUrl, walletConnect.relayUrl, walletConnect.explorerUrl],
    frame: [hot.widgetUrl, sites.albedo],
    image: [walletConnect.explorerUrl],
  }
}
