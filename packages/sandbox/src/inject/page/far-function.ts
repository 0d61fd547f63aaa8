import type { FarCall } from "../far-modules.js"

/** Where keys and the SDK are, for this page. */
export type FarSide = (call: FarCall) => Promise<unknown>

let side: FarSide | undefined

/** Connects the page with the functions that the script lacks. */
export function connectFarSide(connected: FarSide): void {
  side = connected
}

/** Stands for a function that the script lacks. The build puts these into the place of whole modules. */
export function farFunction(
  module: FarCall["module"],
  name: string,
): (...given: unknown[]) => Promise<unknown> {
  return async (...given) => side?.({ module, name, given })
}
