"use client"

export { addressParts, shortAddress } from "./address.js"
export { ConnectButton, type ConnectButtonProps } from "./button/connect-button.js"
export type { ColorScheme } from "./context/kit-context.js"
export { ForeignText, type ForeignTextProps } from "./foreign-text.js"
export { type UseAccountResult, useAccount } from "./hooks/use-account.js"
export { type UseBalanceResult, useBalance } from "./hooks/use-balance.js"
export { type UseConnectResult, useConnect } from "./hooks/use-connect.js"
export { type UseConnectModalResult, useConnectModal } from "./hooks/use-connect-modal.js"
export { type UseCopyResult, useCopy } from "./hooks/use-copy.js"
export { type UseDisconnectResult, useDisconnect } from "./hooks/use-disconnect.js"
export { useKit } from "./hooks/use-kit.js"
export { useKitState } from "./hooks/use-kit-state.js"
export { type UseNetworkResult, useNetwork } from "./hooks/use-network.js"
export { type UsePendingRequestResult, usePendingRequest } from "./hooks/use-pending-request.js"
export type { RequestProgress } from "./hooks/use-request.js"
export {
  type UseSignAndSubmitTransactionResult,
  useSignAndSubmitTransaction,
} from "./hooks/use-sign-and-submit-transaction.js"
export { type UseSignAuthEntryResult, useSignAuthEntry } from "./hooks/use-sign-auth-entry.js"
export { type UseSignMessageResult, useSignMessage } from "./hooks/use-sign-message.js"
export { type UseSignTransactionResult, useSignTransaction } from "./hooks/use-sign-transaction.js"
export {
  type UseWalletListResult,
  useWalletList,
  type WalletListRow,
} from "./hooks/use-wallet-list.js"
export { type UseWalletsResult, useWallets } from "./hooks/use-wallets.js"
export type { Language, LanguageChoice, LanguageCode } from "./languages/language.js"
export { english, type Messages, type Plural } from "./messages/english.js"
export { type PreviewMessages, previewEnglish } from "./messages/preview.js"
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
export { SigningView, type SigningViewProps } from "./signing/signing-view.js"
export { type UseTooltipResult, useTooltip } from "./tooltip/use-tooltip.js"
