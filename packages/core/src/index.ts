export type { Balance } from "./actions/balance.js"
export type { Signer, SignerError, SignerOptions, SignerResult } from "./actions/signer.js"
export { type ErrorKind, errorCodes } from "./contract/error-codes.js"
export {
  WalletError,
  type WalletErrorDetails,
  type WalletErrorFields,
} from "./contract/errors.js"
export { limits, type WalletLimits } from "./contract/limits.js"
export { parseError, toWalletError } from "./contract/parse-error.js"
export {
  inEnglish,
  type Quotation,
  type Reason,
  type ReasonValue,
  reason,
} from "./contract/reason.js"
export { reasonOf } from "./contract/reason-of.js"
export type { SignedAuthEntry } from "./contract/signed-auth-entry.js"
export type { SignedMessage } from "./contract/signed-message.js"
export type { ButtonTheme, ModalTheme } from "./contract/themes.js"
export type {
  AccountEntry,
  AccountsPrompt,
  BlindPrompt,
  LinkedWallet,
  OverlayPrompt,
  PairingPrompt,
  PartiesPrompt,
  Prompt,
  WaitingPrompt,
  WalletUi,
} from "./contract/ui.js"
export type { Verified } from "./contract/verified.js"
export type * from "./contract/wallet.js"
export { type Address, decodeAddress, encodeAddress, isAddress } from "./encoding/strkey.js"
export { createKit } from "./kit.js"
export type { Kit } from "./kit-interface.js"
export { resembles } from "./networks/look-alikes.js"
export { createNameIndex, type NameIndex } from "./networks/name-index.js"
export {
  type Network,
  type NetworkName,
  namesakeOf,
  networkName,
  networks,
} from "./networks/networks.js"
export { type WrongNetwork, wrongNetworkOf } from "./networks/wrong-network.js"
export type { KitRequest } from "./requests/request.js"
export type { AnalyticsEvent, AnalyticsSink, AnalyticsType } from "./state/analytics.js"
export type {
  ConnectOptions,
  KitAuthEntryOptions,
  KitCallOptions,
  KitConfig,
  KitRequestOptions,
  KitSignOptions,
} from "./state/config.js"
export { connectionsOf } from "./state/connections.js"
export type { KitEventName, KitEvents, SettledRequest } from "./state/events.js"
export { networkMatch } from "./state/network-match.js"
export { type WalletObstacle, walletObstacle } from "./state/obstacle.js"
export type { KitStorage, Remembered } from "./state/persistence.js"
export { rememberedConnection } from "./state/remembered.js"
export type {
  Connected,
  Connecting,
  Connection,
  Disconnected,
  KitState,
  NetworkMatch,
  PendingRequest,
  RequestKind,
  Restoring,
  Trust,
  WalletNetwork,
} from "./state/state.js"
export { createStore, type Store } from "./state/store.js"
export type { Ed25519Fallback, Ed25519Library, Ed25519Point } from "./verify/ed25519.js"
