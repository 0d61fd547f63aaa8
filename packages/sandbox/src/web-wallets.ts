import { albedoOptions } from "./albedo/options.js"
import type { SandboxConfig } from "./config.js"
import { hotOptions } from "./hot/options.js"
import type { BrainOptions } from "./wallet/brain.js"
import { xbullOptions } from "./xbull/options.js"

/** What the brains of the wallets that are web pages are made of, by the name that stands in their URLs. */
export const webWallets: Readonly<
  Record<"albedo" | "xbull" | "hot", (config: SandboxConfig) => BrainOptions>
> = {
  albedo: albedoOptions,
  xbull: xbullOptions,
  hot: hotOptions,
}
