export {
  buildFeeBump,
  type FeeBumpOptions,
  type LeastFeeBumpOptions,
  leastFeeBump,
} from "./fee-bump.js"
export { fees } from "./fees.js"
export { feesResource } from "./fees-resource.js"
export { opensTrustline } from "./opens-trustline.js"
export type { FeeRates, Fees } from "./read-fees.js"
export { followTransaction, sendTransaction } from "./send-transaction.js"
export { requireServer } from "./servers.js"
export type { SendNetwork, SendOptions, SendState, Sent } from "./types.js"
export { type SendStorage, type Unfinished, unfinished } from "./unfinished.js"
