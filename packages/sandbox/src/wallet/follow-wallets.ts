import type { ModelOptions } from "./model.js"
import { type RemoteWallet, remoteWallet, type Snapshot, type WalletLine } from "./remote-wallet.js"
import type { Verdict, WalletSettings } from "./state.js"

/** The wallets of a sandbox's server, followed from a page. */
export interface RemoteWallets {
  wallet(options: ModelOptions, start?: WalletStart): RemoteWallet
  /** Stops following them. */
  close(): void
}

/** What a page knows of a wallet before it follows it. */
export interface WalletStart {
  /** The state that came with the page. */
  readonly known?: Snapshot | undefined
  /** Settings that hold in the page from the start. The model gets them once the page follows. */
  readonly presumed?: Partial<WalletSettings> | undefined
}

/** When a page begins to follow: at once, or with its first message to a wallet. */
export type FollowStart = "at once" | "when spoken to"

/**
 * Longest message, in characters, to log with `keepalive` while a window closes. Browsers limit such requests to 64 kB.
 */
const KEEPALIVE_LENGTH = 60_000

/**
 * Follows the wallets whose models are at a URL (`config.walletsUrl`). A hidden page does not follow them, because
 * each open tab would hold one of the browser's few connections to a server.
 *
 * @param onConnection gets true each time the server can be followed, and false each time a page in view has lost it;
 * the browser then connects again by itself
 */
export function followWallets(
  url: string,
  start: FollowStart = "at once",
  onConnection: (isConnected: boolean) => void = () => {},
): RemoteWallets {
  const followed = new Map<string, (snapshot: Snapshot) => void>()
  let changes: EventSource | null = null
  const confirmations: (() => Promise<void>)[] = []
  let isStarted = false

  function follow(): void {
    if (document.hidden) stop()
    else if (!changes) {
      changes = new EventSource(`${url}/changes`)
      changes.addEventListener("message", ({ data }: MessageEvent<string>) => {
        const { wallet, ...snapshot } = JSON.parse(data) as Snapshot & { wallet: string }
        followed.get(wallet)?.(snapshot)
      })
      changes.addEventListener("open", () => onConnection(true))
      changes.addEventListener("error", () => onConnection(false))
    }
  }

  function begin(): void {
    if (isStarted) return
    isStarted = true
    document.addEventListener("visibilitychange", follow)
    follow()
    // The page holds them already, and the next message fails too if the server is gone.
    for (const confirm of confirmations) confirm().catch(() => {})
  }

  function stop(): void {
    changes?.close()
    changes = null
  }

  if (start === "at once") begin()
  return {
    wallet(options, { known, presumed } = {}) {
      const line = lineTo(`${url}/${options.wallet}`, begin)
      const { wallet, take, presume } = remoteWallet(options, line)
      if (known) take(known)
      if (presumed) confirmations.push(presume(presumed))
      followed.set(options.wallet, take)
      return wallet
    },
    close() {
      document.removeEventListener("visibilitychange", follow)
      followed.clear()
      stop()
    },
  }
}

function lineTo(url: string, begin: () => void): WalletLine {
  async function post(path: string, body: object, init: RequestInit = {}): Promise<Response> {
    begin()
    return respond(`${url}/${path}`, {
      ...init,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  }

  return {
    send: async (command, body) => (await post(command, body)).json(),
    fetchState: async () => (await respond(`${url}/state`)).json(),
    async log(entry) {
      const body = { entry }
      const isShort = JSON.stringify(body).length < KEEPALIVE_LENGTH
      return (await post("log", body, { keepalive: isShort })).json()
    },
    async ask(id, walletRequest, signal) {
      const response = await post("ask", { id, walletRequest }, { signal })
      const { verdict = null, ...snapshot } = await response.json()
      return { verdict: verdict as Verdict | null, snapshot }
    },
  }
}

/** @throws if the server does not respond, or with the error of a model */
async function respond(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Error(`The sandbox server does not respond at ${url}.`, { cause })
  })
  if (response.ok) return response
  const { error, detail } = await response.json()
  throw new Error(error ?? detail)
}
