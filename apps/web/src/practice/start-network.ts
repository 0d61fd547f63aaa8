import { networkFetch } from "@alidade/network/worker"
import { PageError } from "../logic/networks/networks.js"
import { practiceNetwork } from "../logic/networks/practice.js"
import { forgetKey, parseJson, readKey, writeKey } from "../page/stored-keys.js"
import type { NetworkReport, OpenNetwork, PracticeAccounts } from "./messages.js"
import workerUrl from "./network-worker.ts?worker&url"

/** Where the network is kept between visits. */
const LEDGER = "alidade-web:practice:ledger"

/** The network of practice, in a worker. */
export interface PracticeWorker {
  accounts: PracticeAccounts
  /** As of `Practice`. */
  promise: string
  /** Whether the network begins now. */
  isNew: boolean
  /** Ends the worker, and forgets the network. */
  end: () => void
}

/** Starts the practice network, or continues it. From then on, `fetch` answers for its addresses, without a server. */
export async function startNetwork(): Promise<PracticeWorker> {
  // The content security policy allows a policy of this name.
  const policy = window.trustedTypes?.createPolicy("alidade-practice", {
    createScriptURL: () => workerUrl,
  })
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module" })
  const opened = new Promise<Extract<NetworkReport, { type: "opened" }>>((resolve, reject) => {
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
  const { accounts, promise, isNew } = await opened
  const answer = networkFetch(worker)
  const elsewhere = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`
    return url.startsWith(practiceNetwork.horizonUrl) ? answer(input, init) : elsewhere(input, init)
  }
  return {
    accounts,
    promise,
    isNew,
    end() {
      worker.terminate()
      globalThis.fetch = elsewhere
      forgetKey("localStorage", LEDGER)
    },
  }
}
