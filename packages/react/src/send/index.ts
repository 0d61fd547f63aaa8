"use client"

export { type UseFeesResult, useFees } from "./use-fees.js"
export {
  type SendTransactionOptions,
  type UseSendTransactionOptions,
  type UseSendTransactionResult,
  useSendTransaction,
} from "./use-send-transaction.js"
export {
  type UseTransactionStatusResult,
  useTransactionStatus,
} from "./use-transaction-status.js"
