/**
 * What a browser may do with the page: run and load what this server sends, and talk to the networks chosen.
 * No frame, no plug-in, no inline code or style, no sink that turns text into code.
 * @param {readonly { horizonUrl: string, rpcUrl: string, friendbotUrl?: string }[]} networks
 * @param {readonly string[]} [more] what it talks to beside the networks: the simulated web wallets
 * @returns {Record<string, string>}
 */
export function pageHeaders(networks, more = []) {
  const origins = networks
    .flatMap(({ horizonUrl, rpcUrl, friendbotUrl }) => [horizonUrl, rpcUrl, friendbotUrl])
    .concat(more)
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin)
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'"],
    "connect-src": ["'self'", ...new Set(origins)],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
  }
  return {
    "content-security-policy": Object.entries(policy)
      .map(([directive, values]) => `${directive} ${values.join(" ")}`)
      .join("; "),
    // Wallets that open a window need their opener; `same-origin` alone would cut it.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  }
}
