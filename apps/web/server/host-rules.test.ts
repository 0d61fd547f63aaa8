import { expect, test } from "vitest"
import { liveNetwork } from "../test/live-network.js"
import { allowsConnection, liveSources } from "./connect-sources.js"
import { liveHeaders } from "./headers.js"
import {
  caddyRules,
  headersFile,
  metaElements,
  nginxRules,
  withMeta,
  withoutMeta,
} from "./host-rules.js"

const network = {
  ...liveNetwork,
  horizonUrl: "https://horizon.example/testnet",
  explorerUrl: "https://explorer.example",
}
const headers = liveHeaders({ networks: [network], wallets: ["freighter", "albedo"] })
const policy = headers["content-security-policy"] ?? ""
const immutable = "public, max-age=31536000, immutable"

/** Headers in a format, by their names in lower case. The pattern finds a name and a value. */
function read(text: string, pattern: RegExp): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(pattern)].map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
  )
}

test("the policy follows from the networks and wallets of the configuration", () => {
  const rules = policy.split("; ")
  expect(rules).toContain("connect-src 'self' https://horizon.example https://rpc.example")
  expect(rules).toContain("frame-src https://albedo.link")
  expect(policy).not.toContain("explorer.example")
  const bridge = { networks: [network], wallets: ["walletConnect"] as const }
  expect(liveHeaders(bridge)["content-security-policy"]).not.toContain("walletconnect")
  const ready = { ...bridge, walletConnectProjectId: "id" }
  expect(liveHeaders(ready)["content-security-policy"]).toContain("wss://relay.walletconnect.org")
  expect(liveHeaders(bridge)["content-security-policy"]).toContain("frame-src 'none'")
})

test("where visitors may add networks, the policy allows https and localhost instead of hosts", () => {
  const local = { ...network, horizonUrl: "http://127.0.0.1:8000", rpcUrl: "http://localhost:8000" }
  const config = {
    networks: [network, local],
    wallets: ["walletConnect"] as const,
    walletConnectProjectId: "id",
  }
  const connect = (customNetworks: boolean) =>
    liveHeaders({ ...config, customNetworks })
      ["content-security-policy"]?.split("; ")
      .find((directive) => directive.startsWith("connect-src "))
  expect(connect(true)).toBe(
    "connect-src 'self' http://127.0.0.1:8000 wss://relay.walletconnect.org https: http://localhost:*",
  )
  expect(connect(false)).not.toContain(" https: ")
})

test("the policy allows the domains that may be asked, and no others", () => {
  const domains = ["issuer.example", "federation.example:8443"]
  const config = { networks: [network], wallets: [] as const, domains }
  const sources = liveSources(config)
  expect(liveHeaders(config)["content-security-policy"]).toContain(
    "connect-src 'self' https://horizon.example https://rpc.example https://issuer.example https://federation.example:8443;",
  )
  for (const url of [
    "https://issuer.example/a",
    "https://federation.example:8443",
    "https://rpc.example",
  ])
    expect(allowsConnection(sources, url)).toBe(true)
  for (const url of [
    "http://issuer.example",
    "https://issuer.example:8443",
    "https://www.issuer.example",
    "https://issuer.example.org",
    "http://localhost:8000",
  ])
    expect(allowsConnection(sources, url)).toBe(false)
  const any = liveSources({ ...config, customNetworks: true })
  for (const url of ["https://other.example", "http://localhost", "http://localhost:8000/a"])
    expect(allowsConnection(any, url)).toBe(true)
  for (const url of ["http://other.example", "http://localhost.example:8000"])
    expect(allowsConnection(any, url)).toBe(false)
})

test("_headers has every header for all paths, and caching for the assets", () => {
  const [pages = "", assets = ""] = headersFile(headers).split("/assets/*\n")
  expect(pages).toContain("\n/*\n")
  expect(read(pages, /^ {2}([\w-]+): (.*)$/gm)).toEqual(headers)
  expect(read(assets, /^ {2}([\w-]+): (.*)$/gm)).toEqual({ "cache-control": immutable })
})

test("nginx gets every header in both places, and never caches a missing file", () => {
  const [pages = "", assets = ""] = nginxRules(headers).split("location /assets/ {")
  const added = /add_header ([\w-]+) "([^"]*)"(?: always)?;/g
  expect(read(pages, added)).toEqual({ ...headers, "cache-control": "no-cache" })
  expect(read(assets, added)).toEqual({ ...headers, "cache-control": immutable })
  expect(assets).toContain(`add_header Cache-Control "${immutable}";`)
  expect(assets.match(/" always;/g)).toHaveLength(Object.keys(headers).length)
})

test("Caddy gets every header, and caching for existing assets", () => {
  const rules = caddyRules(headers)
  expect(read(rules, /^\t([\w-]+) "([^"]*)"$/gm)).toEqual(headers)
  expect(rules).toContain("@assets {\n\tpath /assets/*\n\tfile\n}")
  expect(rules).toContain(`header @assets Cache-Control "${immutable}"`)
})

test("a page carries what <meta> can, before everything that loads, and once", () => {
  const html = '<head>\n    <meta charset="utf-8" />\n    <script src="/a.js"></script>\n</head>'
  const elements = metaElements(headers)
  const page = withMeta(html, elements)
  expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<script"))
  expect(elements).toContain(policy.replace(" frame-ancestors 'none';", ""))
  expect(elements).not.toContain("frame-ancestors")
  expect(elements).toContain('<meta name="referrer" content="no-referrer" />')
  expect(withMeta(page, elements)).toBe(page)
  expect(withoutMeta(page)).toBe(html)
  expect(() => withMeta("<head></head>", elements)).toThrow("no <meta charset>")
})

test("refuses a value that would end early in one of the formats", () => {
  for (const value of ['a"b', "a\nb: c", "a$b"]) {
    expect(() => headersFile({ "x-test": value })).toThrow("x-test can't be written")
  }
})
