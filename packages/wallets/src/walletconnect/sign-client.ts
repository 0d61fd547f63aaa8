import { own } from "../own.js"
import { isText } from "../values.js"
import { connectOnce } from "./connect-once.js"
import { forgetAnswered } from "./forget-answered.js"
import type { LoadLibrary } from "./library.js"
import type { SignClient, WalletConnectParameters } from "./parameters.js"
import { quietLogger } from "./quiet-logger.js"

/** One client per page and storage prefix. A second one would answer the relay's messages twice (WC4). */
const clients = new Map<string, Promise<SignClient>>()

/** The app's own client, or ours, started with the first use. */
export async function startClient(
  parameters: WalletConnectParameters,
  loadLibrary: LoadLibrary,
): Promise<SignClient> {
  if (parameters.client) {
    skipWaits(parameters.client, parameters)
    return parameters.client
  }
  const prefix = parameters.storagePrefix ?? ""
  const client = clients.get(prefix) ?? start(parameters, loadLibrary)
  clients.set(prefix, client)
  // A client that failed to start is started again with the next connection.
  client.catch(() => clients.delete(prefix))
  return client
}

async function start(
  parameters: WalletConnectParameters,
  loadLibrary: LoadLibrary,
): Promise<SignClient> {
  const { projectId, name, url, description, icons, relayUrl, storagePrefix } = parameters
  const Library = await loadLibrary()
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
    // Failures arrive as errors.
    logger: quietLogger(),
  })
  // Before initializing, because that opens the relay's socket if there are sessions.
  skipWaits(client, parameters)
  connectOnce(client)
  forgetAnswered(client)
  // biome-ignore lint/complexity/useLiteralKeys: a private member can only be reached so
  await client["initialize"]()
  return client
}

/** Stops the library from waiting for services that do not exist (WC5, traps 1 and 2). */
function skipWaits(client: SignClient, { verify, offline }: WalletConnectParameters): void {
  if (verify === false) replaceMethod(own(client.core, "verify"), "register", async () => undefined)
  if (offline)
    replaceMethod(own(client.core, "relayer"), "confirmOnlineStateOrThrow", async () => {})
}

function replaceMethod(object: unknown, name: string, by: () => Promise<void>): void {
  if (typeof object === "object" && object !== null && isText(name, 100)) {
    Object.assign(object, { [name]: by })
  }
}
