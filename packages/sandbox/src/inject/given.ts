import type { SandboxConfig } from "../config.js"
import type { Snapshot } from "../wallet/remote-wallet.js"
import type { InjectedName } from "./names.js"

/** What a page gets beside the script, whoever puts it there. */
export interface Given {
  setting?: Setting
  /** States of wallets, newer ones later. */
  states?: States[]
  /** Takes further states, once the script runs. */
  take?: (states: States) => void
}

/** States by the name of the wallet. */
export type States = Readonly<Partial<Record<InjectedName, Snapshot>>>

/** What the script installs, and where keys and models are. */
export interface Setting {
  /** `binding`: in the process that drives the browser. `server`: in the sandbox's server. */
  readonly home: "binding" | "server"
  /** By default all that the script has. */
  readonly wallets?: readonly InjectedName[]
  readonly config: SandboxConfig
  readonly frames: boolean
}

/** The name of the function with which a page reaches the process that drives its browser. */
export const BINDING = "alidadeSandboxBinding"

/** The key of `Given` in a page. */
export const GIVEN: unique symbol = Symbol.for("@alidade/sandbox")

/** Code that gives a page its setting. It runs before the script. */
export function settingCode(setting: Setting): string {
  return `(${at}).setting=${JSON.stringify(setting)};\n`
}

/** Code that gives a page states of wallets. It runs before or after the script. */
export function statesCode(states: States): string {
  const text = JSON.stringify(states)
  return `{const given=${at};given.take?given.take(${text}):(given.states??=[]).push(${text})}\n`
}

const at = `globalThis[Symbol.for(${JSON.stringify(GIVEN.description)})]??={}`
