import type { Sandbox } from "@alidade/sandbox/server"
import type { Page } from "@playwright/test"
import type { Keypair } from "@stellar/stellar-sdk"
import type { Alteration } from "./page/bench.js"
import type { Ask } from "./page/reply-tools.js"
import type { Way } from "./ways.js"

/**
 * What the app may see of a fault: `succeeds` if the fault must be without effect, or an error as "kind reasonKey". A
 * kind alone allows every reason.
 */
export type Expected = string | readonly string[]

/** What a scenario works with: a page of one way, with the wallet connected and its user approving everything. */
export interface Bench {
  readonly way: Way
  readonly page: Page
  /** The sandbox's server: its networks, relays, and web wallets. */
  readonly server: Sandbox
  /** The key of the connected account, and that of another account of the wallet. */
  readonly key: Keypair
  readonly other: Keypair
  /** What the app asks for, as the wallet gets it. */
  readonly payload: string
  /**
   * Alters what the answers say, before a wallet encrypts them. The function runs in the page or in the wallet's window:
   * it may use its parameters only.
   */
  alter<Given>(alteration: Alteration<Given>, given: Given): Promise<void>
  /** Changes which answers are delivered, when, and from where. The same as `alter` where nothing is encrypted. */
  deliver<Given>(alteration: Alteration<Given>, given: Given): Promise<void>
  /** Sets a short limit, for a wallet that never answers. */
  shortLimit(): Promise<void>
  /** Asks, and goes on while the app waits. */
  ask(): Promise<void>
}

/** A fault or an attack, tried over each way. */
export interface Scenario {
  /** Stable and unique, in kebab-case. */
  name: string
  /** One plain sentence for docs/faults.md. */
  says: string
  /** What the app asks meanwhile. */
  ask: Ask
  /** What it asks for, if that is not the usual payload. */
  payload?(key: Keypair): string
  /** Why it does not apply to a way, or undefined. */
  excludes?(way: Way): string | undefined
  /** Makes the fault. If it does not ask itself, the runner asks afterwards. */
  cause(on: Bench): Promise<void>
  sees(way: Way): Expected
  /** What the vendor's library keeps or opens again for later requests, by the start of its description. */
  keeps?: readonly string[]
  /** Whether it runs in `testInWholeBrowser` only. */
  needsWholeBrowser?: true
  /** Whether the page can't be used any more over this way: the next scenario gets a new one. */
  breaksPage?(way: Way): boolean
}
