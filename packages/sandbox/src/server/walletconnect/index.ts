import type { IncomingMessage } from "node:http"
import type { Fields } from "../../wallet/fields.js"
import type { Upgrade } from "../listen.js"
import { isForHere, isFromHere } from "../loopback.js"
import { json } from "../reply.js"
import type { Route } from "../router.js"
import { fromHere } from "../wallets/from-here.js"
import { readBody } from "../wallets/refusal.js"
import { createExplorer, type ExplorerSettings, faults } from "./explorer/index.js"
import { createRelay, type RelaySettings } from "./relay/index.js"

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
    "relay/update": (fields) => relay.update(settings<RelaySettings>(fields, relayFields)),
    "relay/reset": relay.reset,
    "relay/drop": relay.drop,
    "relay/restart": relay.restart,
    "explorer/update": (fields) =>
      explorer.update(settings<ExplorerSettings>(fields, explorerFields)),
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

const isNumber = (value: unknown): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 600_000
const isSwitch = (value: unknown): boolean => typeof value === "boolean"

type Checks<Settings> = Readonly<Record<keyof Settings, (value: unknown) => boolean>>

const relayFields: Checks<RelaySettings> = {
  listening: isSwitch,
  refusing: isSwitch,
  silent: isSwitch,
  delay: isNumber,
  lose: isNumber,
}

const explorerFields: Checks<ExplorerSettings> = {
  hostile: isSwitch,
  fault: (value) => (faults as readonly unknown[]).includes(value),
}

/** Settings that are all known: none is dropped in silence. */
function settings<Settings>(fields: Fields, checks: Checks<Settings>): Partial<Settings> {
  for (const [name, value] of Object.entries(fields)) {
    const isKnown = Object.hasOwn(checks, name) && checks[name as keyof Settings](value)
    if (!isKnown) throw new Error(`There is no such setting: ${name.slice(0, 60)}.`)
  }
  return fields as Partial<Settings>
}
