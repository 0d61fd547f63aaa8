import { networkFetch } from "@alidade/network/worker"
import { installSandbox } from "@alidade/sandbox/browser"

const worker = new Worker(new URL("./network.worker.ts", import.meta.url), { type: "module" })
globalThis.fetch = networkFetch(worker)
installSandbox({ wallets: ["freighter"] })
