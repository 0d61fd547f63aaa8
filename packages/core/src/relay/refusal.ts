import { WalletError } from "../contract/errors.js"
import { type Reason, reason } from "../contract/reason.js"
import { relayerHost } from "./relayer-host.js"
import type { Relayer } from "./types.js"

/** What a relayer says of a call that it does not carry out. */
export interface Refused {
  /** Of HTTP. */
  status: number
  /** `data.code`, such as `POOL_CAPACITY`. */
  code: unknown
  details: Readonly<Record<string, unknown>>
  /** Its own sentence. */
  words: unknown
  relayer: Relayer
  /** The last ledger in which the signatures are valid. */
  lastLedger: number
}

/** The error of a refusal. `ext` has the relayer's `code` and `details`. */
export function refusalOf(refused: Refused): WalletError {
  const { code, details } = refused
  return new WalletError("external", reasonOf(refused), { ext: { code, details } })
}

function reasonOf({ status, code, details, words, relayer, lastLedger: ledger }: Refused): Reason {
  const host = relayerHost(relayer)
  if (code === "POOL_CAPACITY" || (code === undefined && (status === 429 || status === 503)))
    return reason(
      "relayBusy",
      "{relayer} is busy. Try again: your signature stays valid until ledger {ledger}.",
      { relayer: host, ledger },
    )
  if (code === "AUTH_EXPIRY_TOO_SHORT")
    return reason("relayExpiring", "The signature expires too soon to be sent. Sign again.")
  const result = `${details.resultCode} ${details.reason}`
  if (code === "FEE_LIMIT_EXCEEDED" || /insufficientBalance/i.test(result))
    return reason("relayNoFunds", "{relayer} has no money left for the fee.", { relayer: host })
  if (/insufficientFee/i.test(result))
    return reason(
      "relayLowFee",
      "{relayer} offered too low a fee. Try again: your signature stays valid until ledger {ledger}.",
      { relayer: host, ledger },
    )
  return reason("relayRefused", "{relayer} did not send the call: {message}", {
    relayer: host,
    message: { quote: quoted(words ?? code ?? status) },
  })
}

/** The most characters of a relayer's sentence that are shown. */
const LONGEST = 300

function quoted(words: unknown): string {
  return `${typeof words === "object" ? "?" : words}`.slice(0, LONGEST)
}
