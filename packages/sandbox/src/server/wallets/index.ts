import {
  json,
  notFound,
  type Params,
  type Route,
  type Stream,
  untilAborted,
} from "@alidade/network/http"
import type { SandboxConfig } from "../../config.js"
import { createModel } from "../../wallet/create-model.js"
import type { ServerWallet } from "../../wallet/definition.js"
import type { WalletFacts } from "../../wallet/install-wallet.js"
import type { WalletListing } from "../../wallet/listing.js"
import type { LocalModel, ModelOptions } from "../../wallet/model.js"
import type { Snapshot } from "../../wallet/remote-wallet.js"
import { phone } from "../../walletconnect/server-phone.js"
import * as webWallets from "../../web-wallets.js"
import { type Recorder, recordMessages } from "../record.js"
import { asRequest, commands } from "./commands.js"
import { localOnly, readBody, refusal } from "./control.js"

const serverWallets: Readonly<Record<keyof typeof webWallets | "phone", ServerWallet>> = {
  ...webWallets,
  phone,
}

/** The models of the wallets that run in the server, with their HTTP API. */
export interface WalletModels {
  readonly routes: readonly Route[]
  /** The model of a wallet, for the rest of the server. */
  model(wallet: keyof typeof serverWallets): LocalModel
  /** Records the wallets' messages from now on. */
  record(recorder: Recorder): void
  /** Ends all streams and pending requests, so that no page sees a broken connection. */
  close(): void
}

interface StoredModel {
  readonly model: LocalModel
  readonly listing: WalletListing
  snapshot(): Snapshot
}

/**
 * The revision of the latest change of any wallet. It starts at the time, so that a restarted server counts on from a
 * higher number, and pages know its snapshots as newer.
 */
let latest = Date.now()

/** How long a page waits before it reconnects to a lost server, in ms. */
const RETRY = 2_000

/**
 * Keeps the wallets' models in memory, one for all pages and windows. `GET /wallets` lists them, `GET
 * /wallets/:id/state` reads one, `GET /wallets/changes` follows all (server-sent events, with `Last-Event-ID`), and `POST
 * /wallets/:id/:command` controls one. `POST
 * /wallets/:id/ask` sends a request to the wallet's user. It responds with the decision, and the request is dropped if
 * its window disconnects.
 */
export function openWallets(config: SandboxConfig): WalletModels {
  const lifetime = new AbortController()
  const wallets = new Map(
    Object.entries(serverWallets).map(([id, { facts, model }]) => {
      const options = model(config)
      return [id, keep(createModel(options), listingOf(facts, options))]
    }),
  )

  /** Begins with the wallets that have changed after a revision, oldest change first, so that a client can go on there. */
  const changesAfter =
    (seen: number): Stream =>
    async (write, gone) => {
      write(`retry: ${RETRY}\n\n`)
      const report = (wallet: string, snapshot: Snapshot): void =>
        write(`id: ${snapshot.revision}\ndata: ${JSON.stringify({ wallet, ...snapshot })}\n\n`)
      const changed = [...wallets]
        .map(([wallet, { snapshot }]) => [wallet, snapshot()] as const)
        .filter(([, { revision }]) => revision > seen)
        .sort(([, a], [, b]) => a.revision - b.revision)
      for (const [wallet, snapshot] of changed) report(wallet, snapshot)
      const unsubscribe = [...wallets].map(([wallet, { model, snapshot }]) =>
        model.subscribe(() => report(wallet, snapshot())),
      )
      await untilAborted(AbortSignal.any([gone, lifetime.signal]))
      for (const stop of unsubscribe) stop()
    }

  const walletOf = (params: Params): StoredModel => {
    const wallet = wallets.get(params.wallet ?? "")
    if (!wallet) throw notFound()
    return wallet
  }

  const routes: Route[] = [
    {
      path: "/wallets",
      GET: localOnly(() => json([...wallets.values()].map(({ listing }) => listing))),
    },
    {
      path: "/wallets/changes",
      GET: localOnly(({ lastEventId }) => ({
        status: 200,
        type: "text/event-stream",
        body: changesAfter(Number(lastEventId) || 0),
      })),
    },
    {
      path: "/wallets/:wallet/state",
      GET: localOnly((_, params) => json(walletOf(params).snapshot())),
    },
    {
      path: "/wallets/:wallet/ask",
      POST: localOnly((request, params) => {
        const { model, snapshot } = walletOf(params)
        const { id, walletRequest } = asRequest(readBody(request))
        if (model.getState().waiting.some((waiting) => waiting.id === id))
          throw refusal(409, "A request with this id is already pending.")
        return {
          status: 200,
          type: "application/json",
          async body(write, gone) {
            const verdict = await model.ask(walletRequest, { id, gone })
            write(JSON.stringify({ ...snapshot(), verdict }))
          },
        }
      }),
    },
    {
      path: "/wallets/:wallet/:command",
      POST: localOnly((request, params) => {
        const { model, snapshot } = walletOf(params)
        const command = commands.get(params.command ?? "")
        if (!command) throw notFound()
        command(model, readBody(request))
        return json(snapshot())
      }),
    },
  ]
  return {
    routes,
    model: (wallet) => wallets.get(wallet)!.model,
    record(recorder) {
      for (const [wallet, { model }] of wallets) recordMessages(wallet, model, recorder)
    },
    close() {
      lifetime.abort()
      for (const { model } of wallets.values()) model.destroy()
    },
  }
}

function listingOf(facts: WalletFacts, { wallet, networks, quirks }: ModelOptions): WalletListing {
  return {
    ...facts,
    wallet,
    networks: networks.map(({ id, name }) => ({ id, name })),
    quirks,
  }
}

function keep(model: LocalModel, listing: WalletListing): StoredModel {
  let revision = ++latest
  model.subscribe(() => {
    revision = ++latest
  })
  return {
    model,
    listing,
    snapshot: () => ({ revision, accounts: model.accounts, state: model.getState() }),
  }
}
