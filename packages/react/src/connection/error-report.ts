import type { WalletDescriptor, WalletError } from "@alidade/core"

/** What an error report is made of. */
export interface ReportInput {
  error: WalletError
  wallet: WalletDescriptor
  /** The account, if the person wants it in the report: without it every address in the words is left out. */
  address?: string
}

/** A failure in a few lines, to be pasted where help is asked for. */
export function errorReport({ error, wallet, address }: ReportInput): string {
  const message = address === undefined ? withoutAddresses(error.message) : error.message
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

/** Addresses of accounts, contracts and muxed accounts, which are someone's. */
function withoutAddresses(words: string): string {
  return words.replace(/\b[GMC][A-Z2-7]{55,68}\b/g, (address) => `${address[0]}…`)
}
