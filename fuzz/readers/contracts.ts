import { decodeUtf8 } from "@alidade/core/encoding"
import { xdr } from "@stellar/stellar-sdk"
import { readCode } from "../../apps/web/src/logic/contract/code.js"
import { readFootprint, readTokenBalance } from "../../apps/web/src/logic/effects/footprint.js"
import { decimalsIn } from "../../apps/web/src/logic/effects/token-decimals.js"
import { ProblemError } from "../../apps/web/src/logic/problem.js"
import { checkAssertion, readClientData } from "../../packages/core/src/entries/check-assertion.js"
import { compile } from "../../packages/network/src/host/wasm/module.js"
import { answering } from "../answering.js"
import { base64, byteStrings } from "../change-bytes.js"
import { type Reader, reader } from "../reader.js"
import {
  bigint,
  boolean,
  count,
  hash,
  list,
  map,
  named,
  oneOf,
  optional,
  record,
  text,
} from "../shapes.js"
import { address, encoded } from "./samples.js"

/* Code of contracts, and what their calls and accounts consist of. */

/** A section of a Wasm file that has a name: 0, the length of the rest, the name, and the content. */
function customSection(name: string, content: Uint8Array): Uint8Array {
  const named = [name.length, ...Buffer.from(name), ...content]
  return Uint8Array.of(0, ...leb128(named.length), ...named)
}

function leb128(number: number): number[] {
  return number < 0x80 ? [number] : [(number % 0x80) | 0x80, ...leb128(Math.floor(number / 0x80))]
}

const [functions, types] = [encoded(xdr.ScSpecFunctionV0, 12), encoded(xdr.ScSpecEntry, 30)]
/** The kind of an entry precedes it: 0 is a function. */
const specs = [functions.map((one) => Uint8Array.of(0, 0, 0, 0, ...one)), types].map((entries) =>
  Uint8Array.from(entries.flatMap((entry) => [...entry])),
)
const meta = new xdr.ScEnvMetaEntryInterfaceVersion({ protocol: 22, preRelease: 0 })
const wasm = specs.map((spec) =>
  Uint8Array.of(
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...customSection(
      "contractenvmetav0",
      xdr.ScEnvMetaEntry.scEnvMetaKindInterfaceVersion(meta).toXdr(),
    ),
    ...customSection("contractspecv0", spec),
    ...customSection("contractmetav0", Uint8Array.from(Buffer.from("any"))),
  ),
)

const noEntries = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  result: { entries: [], latestLedger: 7 },
})
const never = new AbortController().signal

const clientData = Buffer.from(
  JSON.stringify({ type: "webauthn.get", challenge: "AAAA", origin: "https://example.org" }),
)
/** A client data and an authenticator's data, with the length of the first before them. */
const assertion = Uint8Array.of(clientData.length, ...clientData, ...new Uint8Array(37).fill(5))

export const contractReaders: readonly Reader[] = [
  reader("Front end: code of a contract, with the spec in its sections", {
    inputs: base64(...wasm),
    read: (code) => answering(noEntries, () => readCode(code, "https://rpc.example", never)),
    isValue: ({ hash: id, functions, hasConstructor }: Record<string, unknown>) =>
      hash(id) && list(text)(functions) && boolean(hasConstructor),
    isError: (error) => error instanceof ProblemError,
  }),
  reader("Network: code of a contract", {
    inputs: byteStrings(...wasm),
    read: (code) => compile(code, 23),
    isValue: ({ protocol, module }: { protocol: unknown; module: unknown }) =>
      count(protocol) && module instanceof WebAssembly.Module,
    isError: (error) => error instanceof Error && "reason" in error,
  }),
  reader("Front end: footprint of a call", {
    inputs: base64(...encoded(xdr.SorobanTransactionData, 40)),
    read: (data) => readFootprint(data, address),
    isValue: record({ contracts: list(text), balanceKeys: map(text, text) }),
    // A call that cannot be read has no effect that can be shown.
    isError: (error) => error instanceof Error,
  }),
  reader("Front end: balance of a token", {
    inputs: base64(...encoded(xdr.LedgerEntryData, 40)),
    read: readTokenBalance,
    isValue: optional(bigint),
    isError: (error) => error instanceof Error,
  }),
  reader("Front end: decimals of a token", {
    inputs: base64(...encoded(xdr.ScVal, 30), xdr.ScVal.scvU32(7).toXdr()),
    read: decimalsIn,
    isValue: optional((value) => count(value) && Number(value) <= 38),
    isError: () => false,
  }),
  reader("Passkey: client data", {
    inputs: byteStrings(clientData),
    read: readClientData,
    isValue: named(text),
    isError: () => false,
  }),
  reader("Passkey: signature", {
    inputs: byteStrings(assertion),
    read: (bytes) =>
      checkAssertion({
        assertion: {
          clientData: bytes.subarray(1, 1 + (bytes[0] ?? 0)),
          authenticatorData: bytes.subarray(1 + (bytes[0] ?? 0)),
          signature: Uint8Array.from({ length: 64 }, (_, at) => bytes[at] ?? 1),
        },
        digest: new Uint8Array(3),
        isStrict: decodeUtf8(bytes.subarray(0, 9)) !== undefined,
      }),
    // No key is known, so nothing is valid.
    isValue: oneOf("invalid", "unknown"),
    isError: () => false,
  }),
]
