import type { SandboxConfig } from "../../config.js"
import { createModel } from "../../wallet/create-model.js"
import type { LocalModel } from "../../wallet/model.js"
import type { Snapshot } from "../../wallet/remote-wallet.js"
import { webWallets } from "../../web-wallets.js"
import { notFound } from "../problem.js"
import { json, type Stream, untilAborted } from "../reply.js"
import type { Params, Route } from "../router.js"
import { askedOf, commands } from "./commands.js"
import { fromHere, readBody, refusal } from "./control.js"

/** The models of the web wallets, served. */
export interface WalletModels {
  readonly routes: readonly Route[]
  /** The model of a wallet, for what else the server does for that. */
  model(wallet: keyof typeof webWallets): LocalModel
  /** Ends what is followed and what waits, so that no page is left with a broken connection. */
  close(): void
}

interface Kept {
  readonly model: LocalModel
  snapshot(): Snapshot
}

/** ms after which a page looks for a server that went away. */
const RETRY = 2_000

/**
 * Keeps the models of the web wallets in memory, one for all pages and windows: read at `GET /wallets/:id/state`,
 * followed at `GET /wallets/changes` (server-sent events), driven by `POST /wallets/:id/:command`. A request to the
 * wallet's person is `POST /wallets/:id/ask`, answered when it is decided; it is dropped when its window is gone.
 */
export function openWallets(config: SandboxConfig): WalletModels {
  const life = new AbortController()
  const wallets = new Map(
    Object.entries(webWallets).map(([id, options]) => [id, keep(createModel(options(config)))]),
  )

  const changes: Stream = async (write, gone) => {
    write(`retry: ${RETRY}\n\n`)
    const unsubscribe = [...wallets].map(([wallet, { model, snapshot }]) => {
      const tell = (): void => write(`data: ${JSON.stringify({ wallet, ...snapshot() })}\n\n`)
      tell()
      return model.subscribe(tell)
    })
    await untilAborted(AbortSignal.any([gone, life.signal]))
    for (const stop of unsubscribe) stop()
  }

  const walletOf = (params: Params): Kept => {
    const wallet = wallets.get(params.wallet ?? "")
    if (!wallet) throw notFound()
    return wallet
  }

  const routes: Route[] = [
    {
      path: "/wallets/changes",
      GET: fromHere(() => ({ status: 200, type: "text/event-stream", body: changes })),
    },
    {
      path: "/wallets/:wallet/state",
      GET: fromHere((_, params) => json(walletOf(params).snapshot())),
    },
    {
      path: "/wallets/:wallet/ask",
      POST: fromHere((request, params) => {
        const { model, snapshot } = walletOf(params)
        const { id, asked } = askedOf(readBody(request))
        if (model.getState().waiting.some((waiting) => waiting.id === id))
          throw refusal(409, "There is a request under this id already.")
        return {
          status: 200,
          type: "application/json",
          async body(write, gone) {
            const verdict = await model.ask(asked, { id, gone })
            write(JSON.stringify({ ...snapshot(), verdict }))
          },
        }
      }),
    },
    {
      path: "/wallets/:wallet/:command",
      POST: fromHere((request, params) => {
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
    close() {
      life.abort()
      for (const { model } of wallets.values()) model.destroy()
    },
  }
}

function keep(model: LocalModel): Kept {
  let revision = 0
  model.subscribe(() => {
    revision++
  })
  return { model, snapshot: () => ({ revision, state: model.getState() }) }
}
