import type { SandboxConfig } from "../../config.js"
import type { LocalBrain } from "../../wallet/brain.js"
import { createBrain } from "../../wallet/create-brain.js"
import type { Snapshot } from "../../wallet/remote.js"
import { webWallets } from "../../web-wallets.js"
import { notFound } from "../problem.js"
import { json, type Stream, untilAborted } from "../reply.js"
import type { Params, Route } from "../router.js"
import { askedOf, commands } from "./commands.js"
import { fromHere } from "./from-here.js"
import { readBody, refusal } from "./refusal.js"

/** The brains of the web wallets, served. */
export interface WalletBrains {
  readonly routes: readonly Route[]
  /** The brain of a wallet, for what else the server does for that. */
  brain(wallet: keyof typeof webWallets): LocalBrain
  /** Ends what is followed and what waits, so that no page is left with a broken connection. */
  close(): void
}

interface Kept {
  readonly brain: LocalBrain
  snapshot(): Snapshot
}

/** ms after which a page looks for a server that went away. */
const RETRY = 2_000

/**
 * Keeps the brains of the web wallets in memory, one for all pages and windows: read at `GET /wallets/:id/state`,
 * followed at `GET /wallets/changes` (server-sent events), driven by `POST /wallets/:id/:command`. A request to the
 * wallet's person is `POST /wallets/:id/ask`, answered when it is decided; it is dropped when its window is gone.
 */
export function openWallets(config: SandboxConfig): WalletBrains {
  const life = new AbortController()
  const wallets = new Map(
    Object.entries(webWallets).map(([id, options]) => [id, keep(createBrain(options(config)))]),
  )

  const changes: Stream = async (write, gone) => {
    write(`retry: ${RETRY}\n\n`)
    const unsubscribe = [...wallets].map(([wallet, { brain, snapshot }]) => {
      const tell = (): void => write(`data: ${JSON.stringify({ wallet, ...snapshot() })}\n\n`)
      tell()
      return brain.subscribe(tell)
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
        const { brain, snapshot } = walletOf(params)
        const { id, asked } = askedOf(readBody(request))
        if (brain.getState().waiting.some((waiting) => waiting.id === id))
          throw refusal(409, "There is a request under this id already.")
        return {
          status: 200,
          type: "application/json",
          async body(write, gone) {
            const verdict = await brain.ask(asked, { id, gone })
            write(JSON.stringify({ ...snapshot(), verdict }))
          },
        }
      }),
    },
    {
      path: "/wallets/:wallet/:command",
      POST: fromHere((request, params) => {
        const { brain, snapshot } = walletOf(params)
        const command = commands.get(params.command ?? "")
        if (!command) throw notFound()
        command(brain, readBody(request))
        return json(snapshot())
      }),
    },
  ]
  return {
    routes,
    brain: (wallet) => wallets.get(wallet)!.brain,
    close() {
      life.abort()
      for (const { brain } of wallets.values()) brain.destroy()
    },
  }
}

function keep(brain: LocalBrain): Kept {
  let revision = 0
  brain.subscribe(() => {
    revision++
  })
  return { brain, snapshot: () => ({ revision, state: brain.getState() }) }
}
