import { json, type Route } from "@alidade/network/http"
import type { SandboxConfig } from "../config.js"
import { textOf } from "../wallet/fields.js"
import type { LocalModel } from "../wallet/model.js"
import type { Grant } from "../wallet/state.js"
import { readAppLink } from "../walletconnect/apps.js"
import { accountName, chainOf } from "../walletconnect/chains.js"
import { memoryStorage } from "../walletconnect/memory-storage.js"
import { type Phone, startPhone } from "../walletconnect/phone.js"
import { hostOf } from "../walletconnect/sessions.js"
import { localOnly, readBody, refusal } from "./wallets/control.js"

/** The phone that runs in the server. */
export interface ServedPhone {
  readonly routes: readonly Route[]
  /** Turns it on, once the relay's address is known. */
  start(config: SandboxConfig): void
  stop(): void
}

/**
 * Opens a phone for apps that have none in their page. `POST /wallets/phone/scan` with `{code}` scans an app's pairing
 * code (`wc:…`), or opens a wallet app's link. The session of an app ends when its grant is removed from the model.
 */
export function openPhone(model: LocalModel): ServedPhone {
  let phone: Phone | undefined
  let known = model.getState().grants

  async function endSessions(removed: readonly Grant[]): Promise<void> {
    const ended = removed.map(({ host, account, network }) => ({
      host,
      name: accountName(chainOf(model.networks.find(({ id }) => id === network)!), account),
    }))
    for (const { topic, url, accounts } of (await phone?.sessions()) ?? [])
      if (ended.some(({ host, name }) => host === hostOf(url) && accounts.includes(name)))
        await phone?.disconnectSession(topic)
  }

  const unsubscribe = model.subscribe(() => {
    const { grants } = model.getState()
    const kept = new Set(grants.map((grant) => JSON.stringify(grant)))
    const removed = known.filter((grant) => !kept.has(JSON.stringify(grant)))
    known = grants
    // A relay that fails on purpose cannot carry the end to the app.
    if (removed.length > 0) endSessions(removed).catch(() => {})
  })

  return {
    routes: [
      {
        path: "/wallets/phone/scan",
        POST: localOnly(async (request) => {
          const code = textOf(readBody(request).code).trim()
          const isPairing = code.startsWith("wc:")
          if (!isPairing && !readAppLink(code))
            throw refusal(400, "This isn’t a pairing code (wc:…) or the link of a wallet app.")
          if (!phone || !model.getState().installed) throw refusal(409, "The phone is off.")
          await (isPairing ? phone.pair(code) : phone.openLink(code))
          return json({})
        }),
      },
    ],
    start(config) {
      const { port } = new URL(config.walletsUrl)
      phone = startPhone(model, config, {
        prefix: `alidade-sandbox-${port}`,
        storage: memoryStorage(),
      })
    },
    stop() {
      unsubscribe()
      phone?.stop()
    },
  }
}
