import { networkFetch } from "@alidade/network/worker"

const worker = new Worker(new URL("./network-worker.ts", import.meta.url), { type: "module" })
const networkUrl = "http://localhost:8000" // Nothing listens there.

const answer = networkFetch(worker)
const elsewhere = globalThis.fetch
globalThis.fetch = (request, init) =>
  new Request(request, init).url.startsWith(networkUrl)
    ? answer(request, init)
    : elsewhere(request, init)

export const fees = await (await fetch(`${networkUrl}/fee_stats`)).json()
