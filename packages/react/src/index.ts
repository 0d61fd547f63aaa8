"use client"

export type { ConnectButtonProps, ConnectTrigger } from "./button/button-props.js"
export { ConnectButton } from "./button/connect-button.js"
export {
  type AddressNames,
  type ColorScheme,
  type ExplorerUrl,
  type ReadNetworkTime,
  useKit,
} from "./context/kit-context.js"
export type { ConnectedWallet } from "./context/on-connected.js"
export { useKitState } from "./context/use-kit-state.js"
export { type UseAccountResult, useAccount } from "./hooks/use-account.js"
export { type UseBalanceResult, useBalance } from "./hooks/use-balance.js"
export { type UseConnectModalResult, useConnectModal } from "./hooks/use-connect-modal.js"
export {
  type ConnectedAccount,
  type UseConnectionsResult,
  useConnections,
} from "./hooks/use-connections.js"
export { type UseCopyResult, useCopy } from "./hooks/use-copy.js"
export { type UseDisconnectResult, useDisconnect } from "./hooks/use-disconnect.js"
export { useErrorWords } from "./hooks/use-error-words.js"
export { type UseNetworkResult, useNetwork } from "./hooks/use-network.js"
export { useNetworkName } from "./hooks/use-network-name.js"
export { type UsePendingRequestResult, usePendingRequest } from "./hooks/use-pending-request.js"
export {
  type RequestProgress,
  type UseConnectResult,
  type UseSignAndSubmitTransactionResult,
  type UseSignAuthEntryResult,
  type UseSignMessageResult,
  type UseSignTransactionResult,
  useConnect,
  useSignAndSubmitTransaction,
  useSignAuthEntry,
  useSignMessage,
  useSignTransaction,
} from "./hooks/use-request.js"
export {
  type UseWalletListResult,
  useWalletList,
  type WalletListRow,
} from "./hooks/use-wallet-list.js"
export { type UseWalletsResult, useWallets } from "./hooks/use-wallets.js"
export type { Language, LanguageChoice, LanguageCode } from "./languages/language.js"
export { english, type Messages } from "./messages/english.js"
export { type PreviewMessages, previewEnglish } from "./messages/preview.js"
export { addressParts, shortAddress } from "./parts/address.js"
export { ForeignText, type ForeignTextProps } from "./parts/foreign-text.js"
export { firstWallets, isPhone } from "./picker/first-wallets.js"
export {
  AuthEntryPreview,
  type AuthEntryPreviewProps,
  DifferencesPreview,
  type DifferencesPreviewProps,
  MessagePreview,
  type MessagePreviewProps,
  preloadPreview,
  TransactionPreview,
  type TransactionPreviewProps,
} from "./preview/previews.js"
export { useDescribedAuthEntry, useDescribedTransaction } from "./preview/use-described.js"
export type { Described } from "./preview/use-description.js"
export { KitProvider, type KitProviderProps } from "./provider.js"
export type { ErrorWords } from "./result-codes/code-words.js"
export { SigningView, type SigningViewProps } from "./signing/signing-view.js"
export type { Plural } from "./texts/fill.js"
export { type UseTooltipResult, useTooltip } from "./tooltip/use-tooltip.js"
