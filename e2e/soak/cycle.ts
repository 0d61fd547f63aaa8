import { createKit, type Kit } from "@alidade/core"
import type { SandboxConfig } from "@alidade/sandbox/browser"
import { type Leftovers, observe } from "../faults/page/leftovers.js"
import { serve } from "../harness/driven-kit.js"
import { loadWallet, type WalletTransport } from "../harness/modules.js"
import { showFrames } from "./show-frames.js"

/** The half of the soak that is in the page: an app with one wallet. */
export interface Soak {
  kit: Kit
  /** Connects, signs, and disconnects so often. */
  run(cycles: number): Promise<void>
  left(): Leftovers
  /** What all databases of the page hold, in entries by name. A list in one entry counts as many. */
  stored(): Promise<Readonly<Record<string, number>>>
}

declare global {
  interface Window {
    soak: Soak
  }
}

/** Puts a wallet that approves everything, and an app's kit, in the page. */
export async function startSoak(
  transport: WalletTransport,
  config: SandboxConfig,
  transaction: string,
): Promise<void> {
  if (transport === "hot") shortenPoll()
  const left = observe()
  const loaded = await loadWallet(transport, config)
  const { module, wallet, side } = loaded
  // With its extension, HOT would use neither its relay nor a frame.
  if (transport === "hot") await wallet.update({ installed: false })
  await side.approve()
  await wallet.update({ network: "public" })
  const { passphrase: network } = config.networks.find(({ id }) => id === "public")!
  const path = wallet.home === "device" ? { path: "44'/148'/0'" } : {}
  const kit = createKit({ network, wallets: [module] })
  serve(kit, loaded)
  showFrames(kit)
  await kit.refreshSupportedWallets()
  window.soak = {
    kit,
    left,
    stored: countStored,
    async run(cycles) {
      for (let cycle = 0; cycle < cycles; cycle++) {
        await kit.connect(module.productId, path)
        await kit.signTransaction(transaction)
        await kit.disconnect()
      }
    },
  }
}

/** How long HOT's client waits between two looks at its relay (HO4), and how long it waits here, in ms. */
const HOT_POLL = 3_000
const SHORT_POLL = 50

/** Playwright's held clock would run one more script in every new frame for each time that it moves. */
function shortenPoll(): void {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (...[run, ms, ...values]: Parameters<typeof setTimeout>) =>
      setTimeout(run, ms === HOT_POLL ? SHORT_POLL : ms, ...values),
  })
}

async function countStored(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name!))
    for (const store of database.objectStoreNames) {
      const values = await result(database.transaction(store).objectStore(store).getAll())
      counts[`${name}/${store}`] = values.reduce((sum, value) => sum + lengthOf(value), 0)
    }
    database.close()
  }
  return { ...counts, localStorage: localStorage.length, sessionStorage: sessionStorage.length }
}

/** WalletConnect's library stores its lists as JSON, each in one entry. */
function lengthOf(value: unknown): number {
  const list: unknown = typeof value === "string" && /^[[{]/.test(value) ? JSON.parse(value) : value
  return typeof list === "object" && list !== null ? Object.keys(list).length : 1
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result), { once: true })
    request.addEventListener("error", () => reject(request.error), { once: true })
  })
}
