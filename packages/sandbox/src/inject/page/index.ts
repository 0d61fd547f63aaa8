import { sandboxConfig } from "../../config.js"
import { install, type SimulatedWallet } from "../../wallet/install-wallet.js"
import type { Snapshot } from "../../wallet/remote-wallet.js"
import { GIVEN, type Given, type Setting } from "../given.js"
import type { InjectedName } from "../names.js"
import { connectFarSide } from "./far-function.js"
import { type Home, homeInPage, homeInProcess, homeInServer } from "./homes.js"
import { injectedWallets } from "./main-wallets.js"

/**
 * Puts simulated extensions into any page, as their content scripts do. A page names them in the script tag
 * (`data-wallets="freighter,rabet"`); Playwright and the sandbox's server pass a `Setting`.
 */

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null
const holder = globalThis as { [GIVEN]?: Given }
holder[GIVEN] ??= {}
const given = holder[GIVEN]

/** The wallets in this script. */
const here = Object.keys(injectedWallets) as InjectedName[]

/** The names in the script tag. Undefined if it has none. */
function namedWallets(): readonly InjectedName[] | undefined {
  const names = script?.dataset.wallets?.split(/[\s,]+/).filter(Boolean)
  const unknown = names?.find((name) => !(name in injectedWallets))
  if (unknown !== undefined)
    throw new Error(
      `data-wallets names ${unknown}, which this script does not have. It has ${here.join(", ")}; inject-all.js has all.`,
    )
  return names as readonly InjectedName[] | undefined
}

/** The newest state of a wallet that came with the page. */
function latest(name: InjectedName): Snapshot | undefined {
  return (given.states ?? [])
    .flatMap((states) => states[name] ?? [])
    .sort((a, b) => a.revision - b.revision)
    .at(-1)
}

function homeOf(setting: Setting | undefined): Home {
  if (setting?.home === "binding") return homeInProcess()
  if (setting?.home === "server") return homeInServer(setting.config.walletsUrl)
  return homeInPage(script?.src)
}

function start(): void {
  const { setting } = given
  const frames = setting?.frames || script?.dataset.frames !== undefined
  // Real extensions are in no other pages.
  if (!/^https?:$/.test(location.protocol) || (window !== window.top && !frames)) return
  const named = namedWallets()
  const config = setting?.config ?? sandboxConfig(8000)
  const home = homeOf(setting)
  connectFarSide(home.farSide)

  const context = { page: window, extensionPage: window, frames }
  const wallets: Partial<Record<InjectedName, SimulatedWallet>> = {}
  for (const name of named ?? setting?.wallets ?? here) {
    const parts = injectedWallets[name]?.parts(config)
    if (!parts) continue
    const known = latest(name)
    const presumed = named && !known?.state.installed ? { installed: true } : undefined
    const { controls, model } = home.open(parts, { known, presumed })
    wallets[name] = install(controls, model, context, parts)
  }
  given.take = home.take
  window.alidadeSandbox?.uninstall()
  const sandbox = {
    wallets,
    uninstall() {
      for (const wallet of Object.values(wallets)) wallet.uninstall()
      home.close()
      delete given.take
      if (Reflect.get(window, "alidadeSandbox") === sandbox) delete window.alidadeSandbox
    },
  }
  // As `installSandbox` does, but without options for clients, which find these wallets like real ones.
  Object.assign(window, { alidadeSandbox: sandbox })
}

start()
