/**
 * What a browser may do with the page: run and load what this server sends, and talk to the networks chosen.
 * No plug-in, no inline code or style, no sink that turns text into code; frames and images of wallets alone.
 * @param {readonly { horizonUrl: string, rpcUrl: string, friendbotUrl?: string }[]} networks
 * @param {{ connect: readonly string[], frame: readonly string[], image: readonly string[] }} wallets the addresses
 *   of their relays and listings, of the pages that are shown in a frame, and of images
 * @returns {Record<string, string>}
 */
export function pageHeaders(networks, wallets) {
  const origins = networks
    .flatMap(({ horizonUrl, rpcUrl, friendbotUrl }) => [horizonUrl, rpcUrl, friendbotUrl])
    .concat(wallets.connect)
    .filter((url) => url !== undefined)
    .map(originOf)
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", ...new Set(wallets.image.map(originOf))],
    "connect-src": ["'self'", ...new Set(origins)],
    "frame-src": [...new Set(wallets.frame.map(originOf))],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // Nothing in the page, and no library of it, makes a policy: none can be made to let text become code.
    "trusted-types": ["'none'"],
  }
  return {
    "content-security-policy": Object.entries(policy)
      .map(([directive, values]) => `${directive} ${values.join(" ")}`)
      .join("; "),
    // Wallets that open a window need their opener; `same-origin` alone would cut it.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  }
}

/** @param {string} url */
function originOf(url) {
  return new URL(url).origin
}
