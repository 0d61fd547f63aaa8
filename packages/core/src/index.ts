export type { AnalyticsEvent, AnalyticsSink, AnalyticsType } from "./analytics.js"
export type { Balance } from "./balance.js"
export type {
  ConnectOptions,
  KitCallOptions,
  KitConfig,
  KitRequestOptions,
  KitSignOptions,
} from "./config.js"
export { type Address, decodeAddress, encodeAddress, isAddress } from "./encoding/strkey.js"
export {
  type ErrorKind,
  errorCodes,
  WalletError,
  type WalletErrorDetails,
  type WalletErrorFields,
} from "./errors.js"
export type { KitEventName, KitEvents, SettledRequest, Verified } from "./events.js"
export { createKit, type Kit } from "./kit.js"
export { limits, type WalletLimits } from "./limits.js"
export { networkMatch } from "./network-match.js"
export {
  type Network,
  type NetworkName,
  networkName,
  networks,
} from "./networks.js"
export { type WalletObstacle, walletObstacle } from "./obstacle.js"
export { parseError, toWalletError } from "./parse-error.js"
export type { KitStorage } from "./persistence.js"
export type { KitRequest } from "./request.js"
export type { Signer, SignerError, SignerOptions, SignerResult } from "./signer.js"
export type {
  Connected,
  Connecting,
  Disconnected,
  KitState,
  NetworkMatch,
  PendingRequest,
  RequestKind,
  Restoring,
  Trust,
  WalletNetwork,
} from "./state.js"
export { createStore, type Store } from "./store.js"
export type { ButtonTheme, ModalTheme } from "./themes.js"
export type {
  AccountEntry,
  AccountsPrompt,
  BlindPrompt,
  LinkedWallet,
  OverlayPrompt,
  PairingPrompt,
  Prompt,
  WaitingPrompt,
  WalletUi,
} from "./ui.js"
export type { Ed25519Fallback, Ed25519Library, Ed25519Point } from "./verify/ed25519.js"
export type * from "./wallet.js"
export { type WrongNetwork, wrongNetworkOf } from "./wrong-network.js"
