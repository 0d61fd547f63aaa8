import type { WalletDescriptor, WalletError } from "@alidade/core"

export interface ReportInput {
  error: WalletError
  wallet: WalletDescriptor
  /** The account, if the user wants it in the report. Without it, every address is removed from the message. */
  address?: string
}

/** Describes a failure in a few lines, to paste in a support request. */
export function errorReport({ error, wallet, address }: ReportInput): string {
  const message = address === undefined ? removeAddresses(error.message) : error.message
  return [
    `wallet: ${wallet.name} (${wallet.id})`,
    `kind: ${error.kind}`,
    `code: ${error.code}`,
    `message: ${message}`,
    ...(address === undefined ? [] : [`address: ${address}`]),
    `time: ${new Date().toISOString()}`,
    `browser: ${navigator.userAgent}`,
  ].join("\n")
}

/** Removes addresses of accounts, contracts and muxed accounts, because they identify a person. */
function removeAddresses(message: string): string {
  return message.replace(/\b[GMC][A-Z2-7]{55,68}\b/g, (address) => `${address[0]}…`)
}
