export { parseError } from "@alidade/core"
export { StellarWalletsKit } from "./kit.js"
