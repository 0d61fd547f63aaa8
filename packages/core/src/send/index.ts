export { followTransaction, sendTransaction } from "./send-transaction.js"
export type { SendOptions, SendState, Sent } from "./types.js"
export { type SendStorage, type Unfinished, unfinished } from "./unfinished.js"
