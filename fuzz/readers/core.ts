import { decodeAddress, isAddress, parseError, toWalletError, WalletError } from "@alidade/core"
import {
  decodeTransaction,
  describeAuthEntry,
  describeDifferences,
  describeTransaction,
  readSignerKey,
  transactionTree,
} from "@alidade/core/describe"
import { decodeBase32, decodeBase64, decodeHex } from "@alidade/core/encoding"
import {
  addEntrySignature,
  checkEntrySignatures,
  entryOfPreimage,
  joinEntries,
  ledgerWrites,
  readWebAuth,
  setEntryExpiration,
  splitEntries,
} from "@alidade/core/entries"
import {
  readEnvelope,
  readPreimage,
  verifyAuthEntry,
  verifyMessage,
  verifyTransaction,
} from "@alidade/core/verify"
import { StrKey, xdr } from "@stellar/stellar-sdk"
import { readStroops } from "../../packages/core/src/account/amount.js"
import { networkIn } from "../../packages/core/src/actions/watch.js"
import { readCall } from "../../packages/core/src/relay/read-call.js"
import { readContractValues } from "../../packages/core/src/send/contract-values.js"
import { readResult } from "../../packages/core/src/send/result.js"
import { readDiagnosticEvents, readEvent } from "../../packages/core/src/soroban/events.js"
import { readSpec } from "../../packages/core/src/soroban/read-spec.js"
import { checkedConnections } from "../../packages/core/src/state/checked-connections.js"
import { connectionsIn } from "../../packages/core/src/state/memory.js"
import { rememberedConnection } from "../../packages/core/src/state/remembered.js"
import { base64, strkeys } from "../change-bytes.js"
import { texts } from "../change-text.js"
import { foreign, json, jsonTexts } from "../change-value.js"
import { comparison, type Reader, reader, shown } from "../reader.js"
import {
  address as addressShape,
  anything,
  bigint,
  boolean,
  bytes,
  count,
  either,
  hash,
  list,
  map,
  nothing,
  number,
  oneOf,
  optional,
  record,
  type Shape,
  base64 as someBase64,
  text,
} from "../shapes.js"
import {
  address,
  contract,
  encoded,
  envelopes,
  muxed,
  otherAddress,
  own,
  passphrase,
  payment,
  preimages,
  signature,
  signedEntries,
} from "./samples.js"

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "base64"))
const walletError: Shape = (value) => WalletError.is(value)

/** Whether two checks of a text agree. */
function sameVerdict(ours: boolean, theirs: boolean): string | undefined {
  return ours === theirs ? undefined : `we say ${ours}, the Stellar SDK says ${theirs}`
}

function decodes(decode: (text: string) => unknown, text: string): boolean {
  try {
    decode(text)
    return true
  } catch {
    return false
  }
}

const addresses = strkeys(address, muxed, contract, otherAddress)
const signerKeys = strkeys(
  address,
  StrKey.encodePreAuthTx(Buffer.alloc(32, 3)),
  StrKey.encodeSha256Hash(Buffer.alloc(32, 4)),
  StrKey.encodeSignedPayload(
    Buffer.concat([own.rawPublicKey(), Buffer.from([0, 0, 0, 5, 1, 2, 3, 4, 5, 0, 0, 0])]),
  ),
)

const texts64 = texts("", "QQ==", "QUI=", "QUJD", signature, payment)

const encodings: readonly Reader[] = [
  comparison("Address, as the Stellar SDK", addresses, (text) =>
    sameVerdict(
      isAddress(text),
      StrKey.isValidEd25519PublicKey(text) ||
        StrKey.isValidMed25519PublicKey(text) ||
        StrKey.isValidContract(text),
    ),
  ),
  reader("Address", {
    inputs: addresses,
    read: decodeAddress,
    isValue: either(
      record({ kind: oneOf("account"), publicKey: bytes }),
      record({ kind: oneOf("muxed"), publicKey: bytes, id: bigint }),
      record({ kind: oneOf("contract"), contractId: bytes }),
    ),
  }),
  comparison("Key of a signer, as the Stellar SDK", signerKeys, (text) =>
    sameVerdict(
      readSignerKey(text) !== undefined,
      StrKey.isValidEd25519PublicKey(text) ||
        decodes(StrKey.decodePreAuthTx, text) ||
        decodes(StrKey.decodeSha256Hash, text) ||
        StrKey.isValidSignedPayload(text),
    ),
  ),
  comparison("Base64, as Node", texts64, (text) => {
    const theirs = Buffer.from(text, "base64")
    const isBase64 = theirs.toString("base64") === text
    try {
      return Buffer.compare(decodeBase64(text), theirs) === 0 && isBase64 ? undefined : "read it"
    } catch (error) {
      return WalletError.is(error) && !isBase64 ? undefined : `threw ${shown(error)}`
    }
  }),
  reader("Hex", { inputs: texts("", "00ff", "ABCDEF"), read: decodeHex, isValue: bytes }),
  reader("Base32", { inputs: texts(address, "", "MY"), read: decodeBase32, isValue: bytes }),
  reader("Amount of a server", {
    inputs: texts("0", "1.5", "922337203685.4775807", "0.0000001"),
    read: readStroops,
    isValue: optional(
      (value) => bigint(value) && (value as bigint) >= 0n && (value as bigint) < 2n ** 63n,
    ),
  }),
]

const envelopeTexts = base64(...envelopes.map(bytesOf), ...encoded(xdr.TransactionEnvelope))
const preimageTexts = base64(...preimages.map(bytesOf), ...encoded(xdr.HashIdPreimage, 40))
const entryTexts = base64(...signedEntries.map(bytesOf), ...encoded(xdr.SorobanAuthorizationEntry))
const entryLists = base64(bytesOf(joinEntries(signedEntries)), bytesOf(joinEntries([])))

const place = record({
  address: addressShape,
  depth: count,
  state: oneOf("missing", "valid", "invalid", "unknown"),
  signers: list(text),
  "smart?": anything,
})

const transactions: readonly Reader[] = [
  reader("Envelope", {
    inputs: envelopeTexts,
    read: readEnvelope,
    isValue: ({ kind, signatures, sources, body }: Record<string, unknown>) =>
      oneOf("v0", "v1", "fee-bump")(kind) &&
      list(record({ hint: bytes, signature: bytes }), 20)(signatures) &&
      list(addressShape)(sources) &&
      bytes(body),
  }),
  reader("Transaction, decoded", {
    inputs: envelopeTexts,
    read: decodeTransaction,
    isValue: ({ transaction }: { transaction: unknown }) => typeof transaction === "object",
  }),
  reader("Transaction, as a tree", {
    inputs: envelopeTexts,
    read: transactionTree,
    isValue: anything,
  }),
  reader("Transaction, described", {
    inputs: envelopeTexts,
    read: (text) => describeTransaction(text, passphrase),
    isValue: (described: Record<string, unknown>) =>
      addressShape(described.source) &&
      text(described.fee) &&
      text(described.sequence) &&
      hash(described.hash) &&
      list(anything, 100)(described.operations),
  }),
  reader("Differences of a returned envelope", {
    inputs: envelopeTexts,
    read: (returned) =>
      describeDifferences(new WalletError("altered", "other", { returned }), payment, passphrase),
    isValue: record({ rows: list(anything), more: count }),
  }),
  reader("Preimage", {
    inputs: preimageTexts,
    read: readPreimage,
    isValue: ({ type, nonce, networkId }: Record<string, unknown>) =>
      oneOf("v1", "v2")(type) && bigint(nonce) && bytes(networkId),
  }),
  reader("Preimage, described", {
    inputs: preimageTexts,
    read: (text) => describeAuthEntry(text),
    isValue: ({ type, nonce, call }: Record<string, unknown>) =>
      oneOf("v1", "v2")(type) && text(nonce) && typeof call === "object",
  }),
  reader("Entry of a preimage", {
    inputs: preimageTexts,
    read: (text) => entryOfPreimage(text, address),
    isValue: someBase64,
  }),
]

const entries: readonly Reader[] = [
  reader("Authorization entry: signatures", {
    inputs: entryTexts,
    read: (entry) => checkEntrySignatures(entry, { networkPassphrase: passphrase }),
    isValue: record({
      credentials: text,
      expirationLedger: count,
      places: list(place),
    }),
  }),
  reader("Authorization entry: expiration", {
    inputs: entryTexts,
    read: (entry) => setEntryExpiration(entry, 77),
    isValue: someBase64,
  }),
  reader("Authorization entry: one more signature", {
    inputs: entryTexts,
    read: (entry) => addEntrySignature(entry, { place: address, signer: address, signature }),
    isValue: someBase64,
  }),
  reader("Authorization entries: list", {
    inputs: entryLists,
    read: splitEntries,
    isValue: list(someBase64),
  }),
  reader("Authorization entries: sign-in", {
    inputs: entryTexts,
    read: (entry) => readWebAuth([entry, signedEntries[0]!], { networkPassphrase: passphrase }),
    isValue: ({ isSignIn, roles, fields }: Record<string, unknown>) =>
      boolean(isSignIn) && list(text, 2)(roles) && typeof fields === "object",
  }),
  reader("Call for a relayer", {
    inputs: entryTexts,
    read: (entry) => readCall({ func: base64Function, auth: [entry] }),
    isValue: record({ operation: bytes, lastLedger: count, usedKeys: list(someBase64, 1) }),
  }),
]
const base64Function = Buffer.from(encoded(xdr.HostFunction, 1)[0]!).toString("base64")

const ledger: readonly Reader[] = [
  reader("Result of a transaction", {
    inputs: base64(...encoded(xdr.TransactionResult, 60)),
    read: readResult,
    isValue: record({
      feeCharged: bigint,
      "error?": walletError,
      "inner?": hash,
      "valueHash?": bytes,
    }),
  }),
  reader("Values in a transaction's metadata", {
    inputs: base64(...encoded(xdr.TransactionMeta, 60)),
    read: (meta) => readContractValues(meta, new Uint8Array(32)),
    isValue: optional(record({ returnValue: someBase64, events: list(someBase64) })),
    // `ended` makes it a typed one.
    isError: (error) => WalletError.is(error) || error instanceof TypeError,
  }),
  reader("Event of a contract", {
    inputs: base64(...encoded(xdr.ContractEvent)),
    read: readEvent,
    isValue: ({ type, topics }: Record<string, unknown>) =>
      oneOf("system", "contract", "diagnostic")(type) && list(anything)(topics),
  }),
  reader("Diagnostic event", {
    inputs: base64(...encoded(xdr.DiagnosticEvent)),
    read: (event) => readDiagnosticEvents([event]),
    isValue: list(anything, 1),
  }),
  reader("Spec of a contract", {
    inputs: base64(...encoded(xdr.ScSpecEntry, 60)),
    read: (entry) => readSpec([entry]),
    isValue: record({
      functions: list(
        record({
          name: text,
          doc: text,
          inputs: list(record({ name: text, type: text, doc: text })),
          "output?": text,
        }),
      ),
      errors: map(number, record({ name: text, doc: text })),
    }),
  }),
  reader("Footprint of a call", {
    inputs: base64(...encoded(xdr.SorobanTransactionData, 40)),
    read: ledgerWrites,
    isValue: list(
      record({
        kind: text,
        "owner?": text,
        "data?": oneOf("nonce", "instance", "other"),
        restored: boolean,
      }),
    ),
  }),
]

const connection = {
  walletId: "freighter",
  address,
  path: "44'/148'/0'",
  transport: "window",
  others: [{ walletId: "ledger", address: otherAddress }],
}
const remembered = record({
  walletId: text,
  address: addressShape,
  "path?": text,
  "transport?": text,
})

const kit: readonly Reader[] = [
  reader("Stored connection", {
    inputs: jsonTexts(connection),
    read: rememberedConnection,
    isValue: optional(remembered),
  }),
  reader("Stored connections", {
    inputs: json(connection),
    read: (value) => checkedConnections(connectionsIn(value)),
    isValue: list(
      record({
        walletId: text,
        address: addressShape,
        "path?": text,
        "transport?": text,
        trust: oneOf("remembered"),
      }),
    ),
  }),
  reader("Thrown by a wallet", {
    inputs: foreign(
      { error: { code: -4, message: "Rejected", ext: ["a", { b: 1n }] } },
      { code: -1, message: "Failed" },
      "text",
    ),
    read: (thrown) => [parseError(thrown), toWalletError(thrown, "freighter")],
    isValue: ([fields, error]: readonly unknown[]) =>
      record({ code: (code) => typeof code === "number", message: text, "ext?": anything })(
        fields,
      ) &&
      walletError(error) &&
      typeof JSON.stringify(error) === "string",
  }),
  reader("Network of a wallet", {
    inputs: foreign({ network: "TESTNET", networkPassphrase: passphrase }),
    read: networkIn,
    isValue: optional(record({ network: text, networkPassphrase: text })),
  }),
  reader("Returned transaction", {
    inputs: base64(bytesOf(payment), ...envelopes.map(bytesOf)),
    read: (returned) =>
      verifyTransaction({ sent: payment, returned, networkPassphrase: passphrase, address }),
    // The request was signed already, so any signature that is still there is good.
    isValue: ({ verified, signers }: Record<string, unknown>) =>
      verified === "signature" && list(oneOf(address, otherAddress))(signers),
  }),
  reader("Returned transaction, altered if the app allows it", {
    inputs: base64(...envelopes.map(bytesOf)),
    read: (returned) =>
      verifyTransaction({
        sent: payment,
        returned,
        networkPassphrase: passphrase,
        address,
        allowAltered: true,
      }),
    isValue: ({ verified }: Record<string, unknown>) =>
      oneOf("signature", "body", "altered")(verified),
  }),
  reader("Returned signature of a message", {
    inputs: texts(signature),
    read: (returned) =>
      verifyMessage({ message: "Hello", signature: returned, address: otherAddress }),
    // It signs another text.
    isValue: nothing,
  }),
  reader("Returned signature of an entry", {
    inputs: texts(signature),
    read: (returned) =>
      verifyAuthEntry({
        preimage: preimages[0]!,
        signature: returned,
        networkPassphrase: passphrase,
        address,
      } as never),
    isValue: nothing,
  }),
]

export const coreReaders: readonly Reader[] = [
  ...encodings,
  ...transactions,
  ...entries,
  ...ledger,
  ...kit,
]
