export { ledgerChanged, onLedgerChange } from "../networks/ledger-changes.js"
export { accountResource, tokenResource } from "./account-resources.js"
export { callRpc } from "./ask.js"
export type { AssetName } from "./asset.js"
export { type OneOperation, writeEnvelope } from "./envelope.js"
export { type FaucetAnswer, faucetUrl, fundAccount } from "./fund.js"
export { type ReadAccountOptions, readAccount, readTokenBalance } from "./read-account.js"
export type { Resource, ResourceState } from "./resource.js"
export {
  type BuildTrustlineOptions,
  buildTrustline,
  type TrustlineNeed,
  trustlineNeed,
} from "./trust-line.js"
export type {
  AccountInfo,
  AccountNetwork,
  AccountSigner,
  Amount,
  AssetBalance,
} from "./types.js"
