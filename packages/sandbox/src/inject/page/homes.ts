import type { ExtensionParts } from "../../wallet/definition.js"
import { followWallets, type WalletStart } from "../../wallet/follow-wallets.js"
import type { SimulatedWallet, WalletFacts } from "../../wallet/install-wallet.js"
import type { WalletModel } from "../../wallet/model.js"
import {
  type RemoteWallet,
  remoteWallet,
  type Snapshot,
  type WalletLine,
} from "../../wallet/remote-wallet.js"
import type { States } from "../given.js"
import { openBinding } from "./binding.js"
import type { FarSide } from "./far-function.js"

/** A wallet's controls and its model, for this page. */
export interface PageModel {
  readonly controls: Omit<SimulatedWallet, keyof WalletFacts | "uninstall">
  readonly model: WalletModel
}

/** Where the models of the wallets and the keys are. */
export interface Home {
  readonly farSide: FarSide
  open(parts: ExtensionParts, start: WalletStart): PageModel
  /** Takes states that come with the page. */
  take(states: States): void
  close(): void
}

/** In the process that drives the browser. */
export function homeInProcess(): Home {
  const { lineTo, farSide, follow } = openBinding()
  const takers = new Map<string, (snapshot: Snapshot) => void>()
  const take = (states: States): void => {
    for (const [wallet, snapshot] of Object.entries(states)) takers.get(wallet)?.(snapshot)
  }
  const stop = follow(take)
  return {
    farSide,
    take,
    open(parts, { known }) {
      const { wallet, take } = remoteWallet(parts, lineTo(parts.wallet))
      takers.set(parts.wallet, take)
      if (known) take(known)
      return remote(wallet)
    },
    close: stop,
  }
}

/** In the sandbox's server at a URL (`config.walletsUrl`). */
export function homeInServer(url: string): Home {
  const followed = followWallets(url, "when spoken to")
  return {
    async farSide(call) {
      const response = await fetch(`${url}/far`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(call),
      })
      const { value, error } = await response.json()
      if (!response.ok) throw new Error(error)
      return value
    },
    take() {},
    open: (parts, start) => remote(followed.wallet(parts, start)),
    close: () => followed.close(),
  }
}

/** In the page itself, which loads them with the first message to a wallet. */
export function homeInPage(scriptUrl: string | undefined): Home {
  let loaded: Promise<typeof import("../../inject-keys/index.js")> | undefined
  const load = (): NonNullable<typeof loaded> => {
    if (!scriptUrl)
      throw new Error(
        "The simulated wallets cannot find their keys: load inject.js by its own script tag, or with installWallets.",
      )
    loaded ??= import(/* @vite-ignore */ new URL("inject-keys.js", scriptUrl).href)
    return loaded
  }
  return {
    farSide: async (call) => (await load()).runFar(call),
    take() {},
    open(parts, { presumed }) {
      const options = { ...parts, initial: { ...parts.initial, ...presumed } }
      let opened: Promise<WalletLine> | undefined
      const line = async (): Promise<WalletLine> => {
        opened ??= load().then(({ openLine }) => openLine(options, take))
        return opened
      }
      const { wallet, take } = remoteWallet(options, {
        send: async (...given) => (await line()).send(...given),
        fetchState: async () => (await line()).fetchState(),
        log: async (...given) => (await line()).log(...given),
        ask: async (...given) => (await line()).ask(...given),
      })
      return remote(wallet)
    },
    close: () => void loaded?.then(({ close }) => close()),
  }
}

function remote(wallet: RemoteWallet): PageModel {
  return { controls: wallet, model: wallet.transport() }
}
