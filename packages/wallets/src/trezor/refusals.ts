import { type Reason, reason, WalletError } from "@alidade/core"

type Refusal =
  | "feeBump"
  | "muxed"
  | "conditions"
  | "noTime"
  | "pool"
  | "bytes"
  | "number"
  | "alone"
  | "entries"
  | "network"

/** Why a Trezor is not asked: it cannot sign this, or would sign something else (TR6). */
export const refusals: Readonly<Record<Refusal, Reason>> = {
  feeBump: reason(
    "trezorFeeBump",
    "A Trezor can't sign fee bumps. Pay the fee with another wallet.",
  ),
  muxed: reason(
    "trezorMuxed",
    "A Trezor can't sign for or to an M… address. Use its G… address, with a memo.",
  ),
  conditions: reason(
    "trezorConditions",
    "A Trezor signs no conditions other than time bounds. Remove them, or use another wallet.",
  ),
  noTime: reason(
    "trezorNoTime",
    "A Trezor signs only transactions with time bounds. Add some; the end may be open.",
  ),
  pool: reason("trezorPool", "A Trezor can't sign for liquidity pools. Use another wallet."),
  bytes: reason("trezorBytes", "A Trezor can't sign this: a name or memo in it is not text."),
  number: reason("trezorNumber", "A Trezor can't sign this: a number in it is too large."),
  alone: reason(
    "trezorAlone",
    "A Trezor signs a contract call only if it is the transaction's sole operation.",
  ),
  entries: reason(
    "trezorEntries",
    "A Trezor signs a contract call only after other accounts have signed their authorizations, of type 10.",
  ),
  network: reason(
    "trezorNetwork",
    "A Trezor signs contract calls for the Public and Testnet networks only.",
  ),
}

/** Throws `unsupported` with the reason, before the device is asked. */
export function refuse(why: Reason): never {
  throw new WalletError("unsupported", why)
}

/** Throws `unsupported` with the operation's name in Stellar's XDR. */
export function refuseOperation(operation: string): never {
  return refuse(
    reason(
      "trezorOperation",
      "A Trezor can't sign the operation {operation}. Use another wallet.",
      { operation },
    ),
  )
}
