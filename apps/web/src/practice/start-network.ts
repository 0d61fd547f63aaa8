import { networkFetch } from "@alidade/network/worker"
import { PageError } from "../logic/networks/networks.js"
import { practiceNetwork } from "../logic/networks/practice.js"
import { forgetKey, parseJson, readKey, writeKey } from "../page/stored-keys.js"
import type { NetworkReport, OpenedNetwork, OpenNetwork } from "./messages.js"
import workerUrl from "./network-worker.ts?worker&url"

/** Where the network is kept between visits. */
const LEDGER = "alidade-web:practice:ledger"

/** Held while a tab practices: two would save one network. */
const LOCK = "alidade-practice"

/** How long a tab that was closed or reloaded may take to leave the lock, in ms. */
const LEAVES = 2_000

/** The network of practice, in a worker. */
export interface PracticeWorker extends OpenedNetwork {
  /** Ends the worker, and forgets the network. What still asks for its addresses waits for ever, and asks no server. */
  end: () => void
}

/**
 * Starts the practice network, or continues it. From then on, `fetch` answers for its addresses, without a server. Throws
 * a `PageError` if another tab practices.
 */
export async function startNetwork(): Promise<PracticeWorker> {
  const release = await takeLock()
  // The content security policy allows a policy of this name.
  const policy = window.trustedTypes?.createPolicy("alidade-practice", {
    createScriptURL: () => workerUrl,
  })
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module" })
  const opened = new Promise<OpenedNetwork>((resolve, reject) => {
    const fail = (cause: unknown): void =>
      reject(new PageError({ problem: "noPractice" }, { cause }))
    worker.addEventListener("error", fail, { once: true })
    worker.addEventListener("message", ({ data }: MessageEvent<NetworkReport>) => {
      if (data.type === "changed") writeKey("localStorage", LEDGER, data.saved)
      else resolve(data)
    })
  })
  const saved = parseJson(readKey("localStorage", LEDGER))
  const open: OpenNetwork = { type: "open", saved: typeof saved === "string" ? saved : null }
  worker.postMessage(open)
  const network = await opened
  const answer = networkFetch(worker)
  const elsewhere = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`
    return url.startsWith(practiceNetwork.horizonUrl) ? answer(input, init) : elsewhere(input, init)
  }
  return {
    ...network,
    end() {
      worker.terminate()
      forgetKey("localStorage", LEDGER)
      release()
    },
  }
}

/** Returns a function that releases the lock; so does the end of the page. */
function takeLock(): Promise<() => void> {
  return new Promise((taken, reject) => {
    // Without a secure context there are no locks.
    if (!("locks" in navigator)) return taken(() => {})
    const hold = (): Promise<void> => new Promise((release) => taken(release))
    navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LEAVES) }, hold).catch((cause) => {
      reject(new PageError({ problem: "practiceElsewhere" }, { cause }))
    })
  })
}
