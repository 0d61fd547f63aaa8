import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { concatBytes, decodeBase64, encodeUtf8 } from "../encoding/bytes.js"
import { decodeUtf8 } from "../encoding/decode-utf8.js"
import { decodeAddress } from "../encoding/strkey.js"
import { u32 } from "../encoding/write-xdr.js"
import { createXdrReader, type XdrReader } from "../encoding/xdr-reader.js"
import { amountOf } from "./amount.js"
import { callRpc } from "./ask.js"
import { callOperation } from "./call-operation.js"
import { nobody, writeEnvelope } from "./envelope.js"
import { fieldsOf, listOf } from "./guards.js"
import type { AssetBalance } from "./types.js"

/** A token with more decimals is absurd: 10³⁸ is more than its amounts can be. */
const MOST_DECIMALS = 38

/** The longest symbol that is shown, in bytes. */
const LONGEST_SYMBOL = 32

/** The kinds of `ScVal` that a token returns. */
const kinds = { u32: 3, i128: 10, string: 14, symbol: 15, address: 18 } as const

/**
 * Reads what an address (`G…`, `C…`) holds of a token (SEP-41) by simulating three calls at JSON-RPC: `balance`,
 * `decimals`, and `symbol`. Throws `external` if the contract answers with something else, and as `callRpc`.
 */
export async function readToken(
  rpcUrl: string,
  address: string,
  token: string,
  signal?: AbortSignal,
): Promise<AssetBalance> {
  const call = <T>(name: string, read: (reader: XdrReader) => T, ...args: Uint8Array[]) =>
    simulate(rpcUrl, token, name, args, read, signal)
  const [units, decimals, code] = await Promise.all([
    call("balance", readI128, writeAddressValue(address)),
    call("decimals", readDecimals),
    call("symbol", readSymbol),
  ])
  // What offers sell or an issuer has frozen is not in the token's interface.
  const amount = amountOf(units, decimals)
  return { kind: "contract", id: token, code, decimals, ...amount, available: amount }
}

async function simulate<T>(
  rpcUrl: string,
  token: string,
  name: string,
  args: readonly Uint8Array[],
  read: (reader: XdrReader) => T,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (decodeAddress(token).kind !== "contract") throw notToken(token)
  const operation = callOperation({ contract: token, name, args })
  const transaction = writeEnvelope({ source: nobody(), fee: 100, sequence: 0n, operation })
  const result = fieldsOf(await callRpc(rpcUrl, "simulateTransaction", { transaction }, signal))
  const [returned] = listOf(result.results, 1)
  try {
    const reader = createXdrReader(decodeBase64(fieldsOf(returned).xdr as string))
    const value = read(reader)
    reader.end()
    return value
  } catch (cause) {
    throw notToken(token, cause)
  }
}

function notToken(contract: string, cause?: unknown): WalletError {
  return new WalletError(
    "external",
    reason("notToken", "The contract {contract} does not answer like a token.", { contract }),
    { cause },
  )
}

function writeAddressValue(address: string): Uint8Array {
  const decoded = decodeAddress(address)
  return decoded.kind === "contract"
    ? concatBytes(u32(kinds.address), u32(1), decoded.contractId)
    : concatBytes(u32(kinds.address), u32(0), u32(0), decoded.publicKey)
}

function expectKind(reader: XdrReader, ...allowed: readonly number[]): void {
  if (!allowed.includes(reader.u32())) throw new TypeError("another kind of value")
}

/** A balance: a signed number of 128 bits, which is never negative. */
function readI128(reader: XdrReader): bigint {
  expectKind(reader, kinds.i128)
  const high = reader.i64()
  if (high < 0n) throw new RangeError("a negative balance")
  return (high << 64n) + reader.u64()
}

function readDecimals(reader: XdrReader): number {
  expectKind(reader, kinds.u32)
  const decimals = reader.u32()
  if (decimals > MOST_DECIMALS) throw new RangeError(`${decimals} decimals`)
  return decimals
}

function readSymbol(reader: XdrReader): string {
  expectKind(reader, kinds.string, kinds.symbol)
  const text = decodeUtf8(reader.fixed(reader.count(1_000, 1)))
  // Foreign text: whoever shows it cuts and isolates it.
  return text !== undefined && encodeUtf8(text).length <= LONGEST_SYMBOL ? text : ""
}
