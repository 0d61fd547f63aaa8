"use client"

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
