import type { SignClient } from "@walletconnect/sign-client"
import type { SandboxConfig } from "../config.js"
import { connectOnce } from "./connect-once.js"
import { forgetAnswered } from "./forget-answered.js"
import { quietLogger } from "./quiet-logger.js"

/** The vendor's client on the wallet's side. */
export type Client = InstanceType<typeof SignClient>

/** An app's proposal, a session, and the namespaces that it grants. */
export type Proposal = ReturnType<Client["proposal"]["get"]>
export type Session = ReturnType<Client["session"]["get"]>
export type Namespaces = Session["namespaces"]

/** Where a phone's client stores its sessions; IndexedDB by default in a page. */
export type ClientStorage = NonNullable<
  NonNullable<ConstructorParameters<typeof SignClient>[0]>["storage"]
>

/** Storage prefix of a phone's sessions, separate from those of the page's own client. */
const PREFIX = "alidade-sandbox-phone"

const clients = new Map<string, Promise<Client>>()

/**
 * Returns a phone's client for the sandbox's relay. A page has one per prefix for its lifetime, because the library
 * keeps its core in a global that further clients would share. Nothing leaves this machine: the client skips the
 * verification service and telemetry, and connects even when offline (WC5).
 */
export function phoneClient(
  { walletConnect }: SandboxConfig,
  { prefix = PREFIX, storage }: { prefix?: string; storage?: ClientStorage },
): Promise<Client> {
  const starting = clients.get(prefix) ?? start(walletConnect.relayUrl, prefix, storage)
  clients.set(prefix, starting)
  // Allow another attempt after a failed start.
  starting.catch(() => clients.delete(prefix))
  return starting
}

async function start(
  relayUrl: string,
  prefix: string,
  storage: ClientStorage | undefined,
): Promise<Client> {
  const { SignClient } = await import("@walletconnect/sign-client")
  const client = new SignClient({
    projectId: "sandbox",
    relayUrl,
    customStoragePrefix: prefix,
    telemetryEnabled: false,
    logger: quietLogger(),
    ...(storage && { storage }),
    metadata: {
      name: "Phone",
      description: "A simulated phone of the sandbox",
      // The library warns about any other URL in a page. The app does not see it.
      url: globalThis.location?.origin ?? "https://phone.example",
      icons: [],
    },
    // Otherwise the wallet receives one request per second.
    signConfig: { disableRequestQueue: true },
  })
  const { relayer, verify } = client.core
  relayer.confirmOnlineStateOrThrow = async () => {}
  verify.register = async () => undefined
  verify.resolve = async () => {
    throw new Error("The sandbox uses no verification service.")
  }
  connectOnce(client)
  forgetAnswered(client)
  // `SignClient.init` does this too, but would connect before the changes above.
  // biome-ignore lint/complexity/useLiteralKeys: only this syntax reaches a private member
  await client["initialize"]()
  // After a lost connection the library connects again later, also if the transport was closed meanwhile.
  relayer.on("relayer_connect", () => {
    if (asleep.has(client)) void relayer.transportClose()
  })
  return client
}

/** Clients that must not be connected. */
const asleep = new WeakSet<Client>()

export async function wake(client: Client): Promise<void> {
  const { heartbeat, relayer } = client.core
  asleep.delete(client)
  if (!relayer.transportExplicitlyClosed) return
  await heartbeat.init()
  await relayer.transportOpen()
}

/**
 * Disconnects from the relay and stops all timers until the client is woken. Stays awake if another phone listens
 * through the same client.
 */
export async function sleep(client: Client): Promise<void> {
  if (client.events.listenerCount("session_request") > 0) return
  asleep.add(client)
  client.core.heartbeat.stop()
  await client.core.relayer.transportClose()
}
