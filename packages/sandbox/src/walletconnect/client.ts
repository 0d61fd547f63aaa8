import type { SignClient } from "@walletconnect/sign-client"
import type { SandboxConfig } from "../config.js"

/** The vendor's client, as a wallet uses it. */
export type Client = InstanceType<typeof SignClient>

/** What an app proposes, what a session is, and what it grants. */
export type Proposal = ReturnType<Client["proposal"]["get"]>
export type Session = ReturnType<Client["session"]["get"]>
export type Namespaces = Session["namespaces"]

/** Where the client of a phone keeps its sessions; by default IndexedDB in a page. */
export type ClientStorage = NonNullable<
  NonNullable<ConstructorParameters<typeof SignClient>[0]>["storage"]
>

/** Under which names a phone keeps its sessions, apart from those of the page's own client. */
const PREFIX = "alidade-sandbox-phone"

const clients = new Map<string, Promise<Client>>()

/**
 * The client of a phone, over the sandbox's relay. A page has one for each prefix, for as long as it lives: the
 * library keeps its core in a global, which a second one would only share. Nothing goes beyond this machine: the
 * verification service is not asked, telemetry is off, and being offline is no reason not to connect (WC5).
 */
export function phoneClient(
  { walletConnect }: SandboxConfig,
  { prefix = PREFIX, storage }: { prefix?: string; storage?: ClientStorage },
): Promise<Client> {
  const made = clients.get(prefix) ?? start(walletConnect.relayUrl, prefix, storage)
  clients.set(prefix, made)
  // One that could not be started is no reason not to try again.
  made.catch(() => clients.delete(prefix))
  return made
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
    logger: "silent",
    ...(storage && { storage }),
    metadata: {
      name: "Phone",
      description: "A simulated phone of the sandbox",
      // In a page the library warns of any other; the app does not see it.
      url: globalThis.location?.origin ?? "https://phone.example",
      icons: [],
    },
    // Without this, a wallet is told of one request a second.
    signConfig: { disableRequestQueue: true },
  })
  const { relayer, verify } = client.core
  relayer.confirmOnlineStateOrThrow = async () => {}
  verify.register = async () => undefined
  verify.resolve = async () => {
    throw new Error("The sandbox asks no verification service.")
  }
  // What `SignClient.init` does, which leaves no moment for the above before it connects.
  // biome-ignore lint/complexity/useLiteralKeys: a private member can only be reached so
  await client["initialize"]()
  return client
}

/** Takes a client that was put to sleep up again. */
export async function wake({ core }: Client): Promise<void> {
  if (!core.relayer.transportExplicitlyClosed) return
  await core.heartbeat.init()
  await core.relayer.transportOpen()
}

/**
 * Leaves the relay, and lets no clock run, until the client is woken. Where another phone listens by it meanwhile, it
 * stays awake.
 */
export async function sleep({ core, events }: Client): Promise<void> {
  if (events.listenerCount("session_request") > 0) return
  core.heartbeat.stop()
  await core.relayer.transportClose()
}
