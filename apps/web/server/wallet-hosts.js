/** @typedef {{ connect?: readonly string[], frame?: readonly string[], image?: readonly string[] }} Hosts */

/**
 * The hosts of the real wallets that a page connects to, shows in a frame, or loads images from. The other wallets need
 * none: they are extensions, devices, or windows.
 * @type {Partial<Record<import("./config.js").WalletName, Hosts>>}
 */
const hosts = {
  albedo: { frame: ["https://albedo.link"] },
  hot: { connect: ["https://h4n.app"], frame: ["https://hot-labs.org"] },
  walletConnect: {
    connect: [
      "wss://relay.walletconnect.org",
      "wss://relay.walletconnect.com",
      "https://explorer-api.walletconnect.com",
      "https://verify.walletconnect.org",
    ],
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
    .map((name) => hosts[name] ?? {})
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
