import type { BrowserContext, Route, WebSocketRoute } from "@playwright/test"
import { WebSocket } from "ws"
import type { Sandbox } from "../server/index.js"
import { forward } from "./forward.js"

/** Addresses of the sandbox for the true ones, by origin: of single pages, and of everything else below it. */
interface StandIn {
  readonly pages?: Readonly<Record<string, string>>
  readonly rest: string
}

/** Stops routing. */
export type StopRouting = () => Promise<void>

/**
 * Routes the true addresses of wallets to a sandbox, for an app that knows nothing of it: the windows of Albedo and
 * xBull, HOT's widget and relay, and WalletConnect's relay and explorer. Nothing reaches those hosts. Playwright can
 * route WebSockets, so WalletConnect, from 1.48 on.
 */
export async function routeWallets(
  context: BrowserContext,
  { config }: Pick<Sandbox, "config">,
): Promise<StopRouting> {
  const { sites, hot, walletConnect } = config
  const { origin: rest } = new URL(sites.albedo)
  const stop = await routeOrigins(context, {
    "https://albedo.link": {
      pages: { "/": `${sites.albedo}/`, "/confirm": `${sites.albedo}/confirm` },
      rest,
    },
    "https://wallet.xbull.app": { pages: { "/connect": sites.xbull }, rest },
    "https://hot-labs.org": { pages: { "/hot-widget/index.html": hot.widgetUrl }, rest },
    "https://h4n.app": { rest: hot.relayUrl },
    "https://explorer-api.walletconnect.com": { rest: walletConnect.explorerUrl },
  })
  await context.route(silenced, abort)
  if (canRouteSockets(context))
    await context.routeWebSocket(relays, (socket) => connectTo(walletConnect.relayUrl, socket))
  return async () => {
    await stop()
    await context.unroute(silenced, abort)
  }
}

/**
 * Routes the public addresses of Horizon, JSON-RPC, and the faucet to a sandbox's stand-ins for Testnet and Public, and
 * port 8000 of this machine to its local network, for an app that knows nothing of them.
 */
export async function routeNetworks(
  context: BrowserContext,
  { config }: Pick<Sandbox, "config">,
): Promise<StopRouting> {
  const standIns = config.networks.flatMap(({ id, horizonUrl, rpcUrl, friendbotUrl }) => [
    ...usualAddresses[id].horizon.map((origin) => [origin, { rest: horizonUrl }]),
    ...usualAddresses[id].rpc.map((origin) => [origin, { rest: rpcUrl }]),
    ...usualAddresses[id].friendbot.map((origin) => [origin, { rest: friendbotUrl }]),
  ])
  return routeOrigins(context, Object.fromEntries(standIns))
}

/** Whether this version of Playwright can route WebSockets, which it does since 1.48. */
export function canRouteSockets(context: BrowserContext): boolean {
  return typeof context.routeWebSocket === "function"
}

/**
 * Where the Stellar Development Foundation serves its networks, and the RPC provider that it names first for Public. Its
 * Quickstart image, like the sandbox's command, has everything of the local network at port 8000.
 */
const usualAddresses = {
  testnet: {
    horizon: ["https://horizon-testnet.stellar.org"],
    rpc: ["https://soroban-testnet.stellar.org"],
    friendbot: ["https://friendbot.stellar.org"],
  },
  public: {
    horizon: ["https://horizon.stellar.org"],
    rpc: ["https://mainnet.sorobanrpc.com"],
    friendbot: [],
  },
  local: { horizon: ["http://localhost:8000"], rpc: [], friendbot: [] },
} as const

const relays = /^wss:\/\/relay\.walletconnect\.(?:com|org)\//

/** WalletConnect's services that the sandbox does not have. Its clients work without them. */
const silenced = /^https:\/\/(?:verify|pulse)\.walletconnect\.(?:com|org)\//

const abort = (route: Route): Promise<void> => route.abort()

async function routeOrigins(
  context: BrowserContext,
  standIns: Readonly<Record<string, StandIn>>,
): Promise<StopRouting> {
  const origins = Object.keys(standIns).map((origin) => origin.replaceAll(".", "\\."))
  const pattern = new RegExp(`^(?:${origins.join("|")})(?:[/?#]|$)`)
  const handler = (route: Route): Promise<void> => {
    const { origin, pathname, search } = new URL(route.request().url())
    const { pages = {}, rest } = standIns[origin]!
    const path = pathname === "/" ? "" : pathname
    const target = Object.hasOwn(pages, pathname) ? pages[pathname] : rest + path
    return forward(route, `${target}${search}`)
  }
  await context.route(pattern, handler)
  return () => context.unroute(pattern, handler)
}

/** Passes messages between a page's WebSocket and the sandbox's relay until one of them ends. */
function connectTo(relayUrl: string, page: WebSocketRoute): void {
  const { search } = new URL(page.url())
  const relay = new WebSocket(`${relayUrl}${search}`)
  const early: (string | Buffer)[] = []
  relay.on("open", () => {
    for (const message of early.splice(0)) relay.send(message)
  })
  relay.on("message", (data, isBinary) => page.send(isBinary ? (data as Buffer) : String(data)))
  relay.on("close", (code, reason) => void page.close({ code, reason: `${reason}` }))
  // The close event follows.
  relay.on("error", () => {})
  page.onMessage((message) => {
    if (relay.readyState === WebSocket.CONNECTING) early.push(message)
    else if (relay.readyState === WebSocket.OPEN) relay.send(message)
  })
  page.onClose(() => relay.terminate())
}
