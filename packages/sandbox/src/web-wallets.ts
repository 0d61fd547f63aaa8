import { albedoOptions } from "./albedo/options.js"
import type { SandboxConfig } from "./config.js"
import { hotOptions } from "./hot/options.js"
import type { ModelOptions } from "./wallet/model.js"
import { xbullOptions } from "./xbull/options.js"

/** What the models of the wallets that are web pages are made of, by the name that stands in their URLs. */
export const webWallets: Readonly<
  Record<"albedo" | "xbull" | "hot", (config: SandboxConfig) => ModelOptions>
> = {
  albedo: albedoOptions,
  xbull: xbullOptions,
  hot: hotOptions,
}
