import type { IncomingMessage } from "node:http"
import type { Fields } from "../../wallet/fields.js"
import type { Upgrade } from "../listen.js"
import { isForHere, isFromHere } from "../loopback.js"
import { json } from "../reply.js"
import type { Route } from "../router.js"
import { fromHere, readBody } from "../wallets/control.js"
import { createExplorer, explorerAtFirst } from "./explorer/index.js"
import { createRelay, relayAtFirst } from "./relay/index.js"

/** What WalletConnect needs between an app and a phone, served. */
export interface WalletConnectServices {
  readonly routes: readonly Route[]
  /** Takes the WebSockets that are for the relay, of this machine's pages and programs; any other is cut. */
  readonly upgrade: Upgrade
  /** Cuts the relay's connections. */
  close(): void
}

const relayPath = "/walletconnect/relay"
const explorerPath = "/walletconnect/explorer"

/**
 * A relay and an explorer, each in memory. How they behave is read at `GET …/relay/state` and `…/explorer/state`, and
 * set by `POST …/relay/update` and `…/explorer/update` with the settings to change, and as at first by `…/relay/reset`
 * and `…/explorer/reset`; `POST …/relay/drop` cuts all connections, `…/relay/restart` does as a restart would. Bodies
 * and answers are JSON.
 */
export function openWalletConnect(): WalletConnectServices {
  const relay = createRelay()
  const explorer = createExplorer(explorerPath)

  const commands: Readonly<Record<string, (fields: Fields) => void>> = {
    "relay/update": (fields) => relay.update(settings(fields, relayAtFirst)),
    "relay/reset": relay.reset,
    "relay/drop": relay.drop,
    "relay/restart": relay.restart,
    "explorer/update": (fields) => explorer.update(settings(fields, explorerAtFirst)),
    "explorer/reset": explorer.reset,
  }
  const state = (service: string): object =>
    service === "relay" ? relay.getState() : explorer.getState()

  return {
    routes: [
      ...["relay", "explorer"].map((service): Route => {
        const GET = fromHere(() => json(state(service)))
        return { path: `/walletconnect/${service}/state`, GET }
      }),
      ...Object.entries(commands).map(([path, command]): Route => {
        const POST = fromHere((request) => {
          command(readBody(request))
          return json(state(path.split("/")[0]!))
        })
        return { path: `/walletconnect/${path}`, POST }
      }),
      ...explorer.routes,
    ],
    upgrade(request, socket, head) {
      const isKnown = isForHere(request) && isFromHere(request.headers.origin)
      if (isKnown && pathOf(request) === relayPath) relay.upgrade(request, socket, head)
      else socket.destroy()
    },
    close: relay.close,
  }
}

/** Not every target is a URL, and what is thrown over an upgrade would end the server. */
function pathOf({ url = "/" }: IncomingMessage): string | undefined {
  const base = "http://localhost"
  return URL.canParse(url, base) ? new URL(url, base).pathname : undefined
}

/** Settings that are all known, each of its type: none is dropped in silence. */
function settings<Settings extends object>(fields: Fields, known: Settings): Partial<Settings> {
  for (const [name, value] of Object.entries(fields)) {
    const isKnown = Object.hasOwn(known, name)
    if (!isKnown || typeof value !== typeof known[name as keyof Settings])
      throw new Error(`There is no such setting: ${name.slice(0, 60)}.`)
  }
  return fields as Partial<Settings>
}
