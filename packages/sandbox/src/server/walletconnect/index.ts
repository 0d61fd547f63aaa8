import type { IncomingMessage } from "node:http"
import { json, type Route } from "@alidade/network/http"
import type { Fields } from "../../wallet/fields.js"
import { parseUrl } from "../../wallet/parse-url.js"
import type { Upgrade } from "../listen.js"
import { isLocalHost, isLocalOrigin } from "../loopback.js"
import { localOnly, readBody, settingsOf } from "../wallets/control.js"
import { createExplorer, explorerDefaults } from "./explorer/index.js"
import { createRelay, relayDefaults } from "./relay/index.js"

/** The services between an app and a phone in WalletConnect. */
export interface WalletConnectServices {
  readonly routes: readonly Route[]
  /** Accepts WebSockets to the relay from this machine's pages and programs. Any other is cut off. */
  readonly upgrade: Upgrade
  /** Closes the relay's connections. */
  close(): void
}

const relayPath = "/walletconnect/relay"
const explorerPath = "/walletconnect/explorer"

/**
 * Creates a relay and an explorer in memory. `GET …/relay/state` and `…/explorer/state` return their settings. `POST
 * …/relay/update` and `…/explorer/update` change some, and `…/relay/reset` and `…/explorer/reset` restore all. `POST
 * …/relay/drop` closes all connections, and `…/relay/restart` acts like a restart. Bodies and replies are JSON.
 */
export function openWalletConnect(): WalletConnectServices {
  const relay = createRelay()
  const explorer = createExplorer(explorerPath)

  const commands: Readonly<Record<string, (fields: Fields) => void>> = {
    "relay/update": (fields) => relay.update(settingsOf(fields, relayDefaults)),
    "relay/reset": relay.reset,
    "relay/drop": relay.drop,
    "relay/restart": relay.restart,
    "explorer/update": (fields) => explorer.update(settingsOf(fields, explorerDefaults)),
    "explorer/reset": explorer.reset,
  }
  const state = (service: string): object =>
    service === "relay" ? relay.getState() : explorer.getState()

  return {
    routes: [
      ...["relay", "explorer"].map((service): Route => {
        const GET = localOnly(() => json(state(service)))
        return { path: `/walletconnect/${service}/state`, GET }
      }),
      ...Object.entries(commands).map(([path, command]): Route => {
        const POST = localOnly((request) => {
          command(readBody(request))
          return json(state(path.split("/")[0]!))
        })
        return { path: `/walletconnect/${path}`, POST }
      }),
      ...explorer.routes,
    ],
    upgrade(request, socket, head) {
      const isKnown = isLocalHost(request) && isLocalOrigin(request.headers.origin)
      if (isKnown && pathOf(request) === relayPath) relay.upgrade(request, socket, head)
      else socket.destroy()
    },
    close: relay.close,
  }
}

/** Some targets are not URLs, and an exception during an upgrade would end the server. */
function pathOf({ url = "/" }: IncomingMessage): string | undefined {
  return parseUrl(url, "http://localhost")?.pathname
}
