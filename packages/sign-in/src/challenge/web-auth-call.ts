import { decodeAddress, reason, WalletError } from "@alidade/core"
import { concatBytes, u32, xdrText } from "@alidade/core/encoding"

/** Numbers of the types of contract values. */
const types = { string: 14, symbol: 15, map: 17 } as const

/**
 * The XDR of a call of `web_auth_verify` with these texts, in the given order: a `HostFunction`, and also a
 * `SorobanAuthorizedFunction`.
 */
export function webAuthCall(
  contract: string,
  fields: Readonly<Record<string, string>>,
): Uint8Array {
  const entries = Object.entries(fields).flatMap(([name, text]) => [
    u32(types.symbol),
    xdrText(name),
    u32(types.string),
    xdrText(text),
  ])
  return concatBytes(
    u32(0),
    contractAddress(contract),
    xdrText("web_auth_verify"),
    u32(1),
    u32(types.map),
    u32(1),
    u32(entries.length / 4),
    ...entries,
  )
}

/** The `ScAddress` of a contract. Throws `bad-request` for another address. */
export function contractAddress(address: string): Uint8Array {
  const decoded = decodeAddress(address)
  if (decoded.kind === "contract") return concatBytes(u32(1), decoded.contractId)
  throw new WalletError(
    "bad-request",
    reason("otherThanContract", "{address} is not a contract's address (C…).", { address }),
  )
}
