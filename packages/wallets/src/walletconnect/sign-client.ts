import { isText, own } from "../values.js"
import type { SignClient, WalletConnectParameters } from "./parameters.js"

/** One client per page and storage prefix: a second one would answer the relay's messages twice (WC4). */
const running = new Map<string, Promise<SignClient>>()

/** The app's own client, or ours, started when it is first needed. */
export async function startClient(parameters: WalletConnectParameters): Promise<SignClient> {
  if (parameters.client) {
    spare(parameters.client, parameters)
    return parameters.client
  }
  const prefix = parameters.storagePrefix ?? ""
  const client = running.get(prefix) ?? start(parameters)
  running.set(prefix, client)
  // One that could not start is tried anew with the next connection.
  client.catch(() => running.delete(prefix))
  return client
}

async function start(parameters: WalletConnectParameters): Promise<SignClient> {
  const { projectId, name, url, description, icons, relayUrl, storagePrefix } = parameters
  const { SignClient: Library } = await import("@walletconnect/sign-client")
  const client = new Library({
    ...(projectId ? { projectId } : {}),
    ...(relayUrl ? { relayUrl } : {}),
    ...(storagePrefix ? { customStoragePrefix: storagePrefix } : {}),
    metadata: {
      name: name ?? (document.title || location.host),
      url: url ?? location.origin,
      description: description ?? "",
      icons: [...(icons ?? [])],
    },
    telemetryEnabled: false,
    // What goes wrong comes as an error; the library's log would name topics.
    logger: "silent",
  })
  // Before it is initialised, for that opens the relay's socket where sessions stand.
  spare(client, parameters)
  // biome-ignore lint/complexity/useLiteralKeys: a private member can only be reached so
  await client["initialize"]()
  return client
}

/** Keeps the library from waiting for what is not there (WC5, traps 1 and 2). */
function spare(client: SignClient, { verify, offline }: WalletConnectParameters): void {
  if (verify === false) replace(own(client.core, "verify"), "register", async () => undefined)
  if (offline) replace(own(client.core, "relayer"), "confirmOnlineStateOrThrow", async () => {})
}

function replace(object: unknown, name: string, by: () => Promise<void>): void {
  if (typeof object === "object" && object !== null && isText(name, 100)) {
    Object.assign(object, { [name]: by })
  }
}
