import { VOID } from "../value.js"
import { type HostModule, hostFunction } from "./host-function.js"

/** Module `t`: a function that does nothing, for measuring. */
export const probe: HostModule = {
  _: hostFunction("dummy0", [], () => VOID),
}
