import {
  json,
  notFound,
  type Params,
  type Route,
  type Stream,
  untilAborted,
} from "@alidade/network/http"
import type { SandboxConfig } from "../../config.js"
import type { States } from "../../inject/given.js"
import { injectedNames } from "../../inject/names.js"
import { runFar } from "../../inject/run-far.js"
import { injectedWallets } from "../../inject/wallets.js"
import { createModel } from "../../wallet/create-model.js"
import type { ServerWallet } from "../../wallet/definition.js"
import type { WalletFacts } from "../../wallet/install-wallet.js"
import type { WalletListing } from "../../wallet/listing.js"
import type { LocalModel } from "../../wallet/model.js"
import type { Snapshot } from "../../wallet/remote-wallet.js"
import { phone } from "../../walletconnect/server-phone.js"
import * as webWallets from "../../web-wallets.js"
import { type Recorder, recordMessages } from "../record.js"
import { asRequest, commands } from "./commands.js"
import { localOnly, readBody, refusal } from "./control.js"
import { keep, type StoredModel } from "./stored-model.js"

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
  /** The states of all wallets that `inject.js` installs. */
  injected(): States
  /** Ends all streams and pending requests, so that no page sees a broken connection. */
  close(): void
}

interface ListedModel extends StoredModel {
  listing(): WalletListing
}

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
  const injected = injectedNames
    .filter((name) => !(name in serverWallets))
    .map((name) => injectedWallets[name].parts(config))
  const wallets = new Map<string, ListedModel>(
    [
      ...Object.values(serverWallets).map(({ facts, model }) => ({ ...facts, ...model(config) })),
      ...injected,
    ].map((own) => [own.wallet, listed(createModel(own), own)]),
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

  const walletOf = (params: Params): ListedModel => {
    const wallet = wallets.get(params.wallet ?? "")
    if (!wallet) throw notFound()
    return wallet
  }

  const routes: Route[] = [
    {
      path: "/wallets",
      GET: localOnly(() => json([...wallets.values()].map(({ listing }) => listing()))),
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
      path: "/wallets/far",
      POST: localOnly(async (request) => {
        const accounts = [...wallets.values()].flatMap(({ model }) => model.accounts)
        return json({ value: await runFar(readBody(request), accounts) })
      }),
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
    injected: () =>
      Object.fromEntries(injectedNames.map((name) => [name, wallets.get(name)!.snapshot()])),
    close() {
      lifetime.abort()
      for (const { model } of wallets.values()) model.destroy()
    },
  }
}

function listed(model: LocalModel, facts: WalletFacts & { wallet: string }): ListedModel {
  const { wallet, productName, productId, home } = facts
  return {
    ...keep(model),
    listing: () => ({
      productName,
      productId,
      home,
      wallet,
      accounts: model.accounts,
      networks: model.networks.map(({ id }) => id),
      quirks: model.quirks,
    }),
  }
}
