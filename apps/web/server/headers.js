import { liveSources } from "./connect-sources.js"
import { walletHosts } from "./wallet-hosts.js"

/**
 * The security headers of the page. It may run and load what its server sends, connect to the chosen networks, and
 * show the frames and images of wallets. Plug-ins, inline code and style, and sinks that turn text into code are
 * blocked.
 * @param {readonly string[]} connect the sources to connect to, besides the page's own server
 * @param {{ frame: readonly string[], image: readonly string[] }} wallets the addresses of their pages that are shown in
 *   a frame, and of images
 * @returns {Record<string, string>}
 */
export function pageHeaders(connect, wallets) {
  const frames = [...new Set(wallets.frame.map(originOf))]
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    // `data:` for the icons of wallets that announce themselves on the page.
    "img-src": ["'self'", "data:", ...new Set(wallets.image.map(originOf))],
    "connect-src": ["'self'", ...connect],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    // The copy for offline use, the network of practice, and the manifest that lets people install the page.
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // The page's Trusted Types policies allow one URL each: its service worker's, and that of practice. Its libraries
    // create none.
    "trusted-types": ["alidade-offline", "alidade-practice"],
  }
  return {
    "content-security-policy": Object.entries(policy)
      .map(([directive, values]) => `${directive} ${values.join(" ")}`)
      .join("; "),
    // Wallets in a popup need their opener; plain `same-origin` would cut the connection.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  }
}

/**
 * The security headers of the page with the real networks and wallets of a configuration.
 * @param {import("./config.js").Config} config
 * @returns {Record<string, string>}
 */
export function liveHeaders(config) {
  return pageHeaders(liveSources(config), walletHosts(config))
}

/** Caching of the files under `/assets`, whose names contain a hash of their content, and of all others. */
export const caching = {
  assets: "public, max-age=31536000, immutable",
  others: "no-cache",
}

/** @param {string} url */
function originOf(url) {
  return new URL(url).origin
}
