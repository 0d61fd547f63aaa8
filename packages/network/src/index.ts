export type { Moment } from "./entries/account.js"
export type { Draft } from "./entries/entries.js"
export { loadCurves } from "./host/functions/index.js"
export type { HostError } from "./host/host-error.js"
export { createNetwork, loadNetwork, type Network, type NetworkOptions } from "./network.js"
export { passkeyAccount } from "./passkey-account.js"
export { networkRoutes } from "./routes.js"
export type { Sent } from "./send.js"
export type { Applied } from "./transactions/apply.js"
export type { ClosedLedger, LedgerTransaction } from "./transactions/close.js"
export type { Submission } from "./transactions/envelope.js"
export { fund } from "./transactions/faucet.js"
export {
  createLedger,
  type Ledger,
  type LedgerOptions,
  loadLedger,
  type Submitted,
} from "./transactions/ledger.js"
export type { ServedNetwork } from "./transactions/served-network.js"
export { webAuthContract } from "./web-auth-contract.js"
