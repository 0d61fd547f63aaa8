import type { Route } from "@alidade/network/http"
import type { SandboxConfig } from "../config.js"
import { type States, settingCode, statesCode } from "../inject/given.js"
import { type InjectScript, readScript } from "../inject/read-script.js"

/**
 * Serves the scripts that put simulated extensions into any page, with the current states of the server's wallets, so
 * that a page needs no request of its own.
 */
export function injectScriptRoutes(config: SandboxConfig, states: () => States): Route[] {
  const setting = settingCode({ home: "server", config, frames: false })
  const route = (script: InjectScript): Route => ({
    path: `/${script}`,
    GET: () => ({
      status: 200,
      type: "text/javascript; charset=utf-8",
      body: setting + statesCode(states()) + readScript(script),
    }),
  })
  return [route("inject.js"), route("inject-all.js")]
}
