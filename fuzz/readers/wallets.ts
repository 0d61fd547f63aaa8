import { createHash } from "node:crypto"
import { WalletError } from "@alidade/core"
import { xdr } from "@stellar/stellar-sdk"
import { prepare } from "../../packages/wallets/src/albedo/intents/request.js"
import { readResult } from "../../packages/wallets/src/albedo/intents/results.js"
import { readSession as readAlbedoSession } from "../../packages/wallets/src/albedo/intents/sessions.js"
import {
  readHello,
  readPublicKey,
  readReply,
  readSignedMessage,
  readSignedTransaction,
} from "../../packages/wallets/src/albedo/wire.js"
import { readAnnouncement } from "../../packages/wallets/src/announced/announcement.js"
import { contentOf, draws, fingerprintOf } from "../../packages/wallets/src/announced/drawing.js"
import { readEntrySignature } from "../../packages/wallets/src/entry-signature.js"
import * as freighter from "../../packages/wallets/src/freighter/wire.js"
import * as hot from "../../packages/wallets/src/hot/wire.js"
import * as injected from "../../packages/wallets/src/injected/wire.js"
import {
  readConfiguration,
  readPublicKey as readLedgerKey,
  sign as signByLedger,
} from "../../packages/wallets/src/ledger/app.js"
import { createReader, toReports } from "../../packages/wallets/src/ledger/framing.js"
import * as lobstr from "../../packages/wallets/src/lobstr/wire.js"
import { failureOf as metamaskFailure } from "../../packages/wallets/src/metamask/errors.js"
import { readSession as readMetamaskSession } from "../../packages/wallets/src/metamask/wire.js"
import * as rabet from "../../packages/wallets/src/rabet/wire.js"
import {
  readReply as readTrezorReply,
  failureOf as trezorFailure,
} from "../../packages/wallets/src/trezor/reply.js"
import { createExplorer } from "../../packages/wallets/src/walletconnect/explorer.js"
import { readLink } from "../../packages/wallets/src/walletconnect/links.js"
import * as walletConnect from "../../packages/wallets/src/walletconnect/wire.js"
import {
  networkIn,
  readSignedXdr,
  errorOf as xbullError,
} from "../../packages/wallets/src/xbull/in-page.js"
import * as xbull from "../../packages/wallets/src/xbull/wire.js"
import { answering } from "../answering.js"
import { base64 as base64Of, byteStrings } from "../change-bytes.js"
import { texts } from "../change-text.js"
import { foreign, json, jsonTexts, messages } from "../change-value.js"
import { type Reader, reader } from "../reader.js"
import {
  absent,
  account,
  anything,
  base64,
  boolean,
  count,
  either,
  like,
  list,
  named,
  number,
  oneOf,
  optional,
  record,
  type Shape,
  signature,
  text,
} from "../shapes.js"
import {
  address,
  encoded,
  envelopes,
  hash,
  otherAddress,
  own,
  passphrase,
  payment,
  signatureBytes,
  signature as signed,
} from "./samples.js"

const network = record({ network: text, networkPassphrase: text })
const change = record({
  "address?": either(account, oneOf("")),
  "network?": network,
  "ended?": oneOf(true),
})
const walletError: Shape = (value) => WalletError.is(value)
const hex128 = like(/^[0-9a-f]{128}$/i)
const hexSignature = signatureBytes.toString("hex")

const freighterReplies: { readonly [T in freighter.Type]: [sample: object[], answer: Shape] } = {
  REQUEST_CONNECTION_STATUS: [[{ isConnected: true }], record({ isConnected: oneOf(true) })],
  REQUEST_ACCESS: [[{ publicKey: address }], record({ publicKey: either(account, oneOf("")) })],
  REQUEST_PUBLIC_KEY: [
    [{ publicKey: address }, { publicKey: "" }],
    record({ publicKey: either(account, oneOf("")) }),
  ],
  REQUEST_NETWORK_DETAILS: [
    [{ networkDetails: { network: "TESTNET", networkPassphrase: passphrase } }],
    network,
  ],
  SUBMIT_TRANSACTION: [
    [{ signedTransaction: payment, signerAddress: address }, { signedTransaction: payment }],
    record({ signedTransaction: base64, "signerAddress?": account }),
  ],
  SUBMIT_BLOB: [
    [
      { signedBlob: signed, signerAddress: address },
      { signedBlob: signatureBytes.toJSON() },
      { signedBlob: hexSignature },
    ],
    record({ signedBlob: signature, "signerAddress?": account }),
  ],
  SUBMIT_AUTH_ENTRY: [
    [{ signedAuthEntry: signed, signerAddress: address }],
    record({ signedAuthEntry: signature, "signerAddress?": account }),
  ],
}

const failures = [
  { apiError: { code: -4, message: "The user rejected this request.", ext: ["more"] } },
  { error: "User declined access" },
  { error: "Could not establish connection. Receiving end does not exist." },
]

const freighterReaders = Object.entries(freighterReplies).map(([type, [samples, answer]]) =>
  reader(`Freighter, Fordefi: ${type}`, {
    inputs: messages(...samples, ...failures),
    read: (reply) => freighter.readAnswer(type as freighter.Type, reply as freighter.Reply),
    isValue: optional(answer),
  }),
)

type LobstrType = Parameters<typeof lobstr.readAnswer>[0]

const lobstrReplies: { readonly [T in LobstrType]: [sample: object[], answer: Shape] } = {
  REQUEST_CONNECTION_STATUS: [[{ isConnected: true }], record({ isConnected: oneOf(true) })],
  REQUEST_ACCESS: [
    [
      { publicKey: address, walletRef: "secret" },
      { publicKey: address, connectionKey: "secret" },
    ],
    record({
      publicKey: account,
      reference: either(record({ walletRef: text }), record({ connectionKey: text })),
    }),
  ],
  SUBMIT_TRANSACTION: [[{ signedTransaction: payment }], record({ signedTxXdr: base64 })],
  SIGN: [
    [{ signedData: signed, signerAddress: address }, { signedData: hexSignature }],
    record({ signedMessage: signature, "signerAddress?": account }),
  ],
}

const lobstrReaders = Object.entries(lobstrReplies).map(([type, [samples, answer]]) =>
  reader(`LOBSTR: ${type}`, {
    inputs: messages(...samples, { error: "Rejected" }),
    read: (reply) => lobstr.readAnswer(type as LobstrType, reply as never),
    isValue: optional(answer),
  }),
)

const hotReplies: { readonly [M in hot.Method]: [sample: object, answer: Shape] } = {
  "stellar:getAddress": [{ address }, record({ address: account })],
  "stellar:signTransaction": [
    { signedTxXdr: payment, signerAddress: address },
    record({ signedTxXdr: base64, "signerAddress?": account }),
  ],
  "stellar:signAuthEntry": [
    { signedAuthEntry: hexSignature, signerAddress: null },
    record({ signedAuthEntry: signature, "signerAddress?": account }),
  ],
  "stellar:signMessage": [
    { signedMessage: signed, signerAddress: address },
    record({ signedMessage: signature, "signerAddress?": account }),
  ],
}

const hotReaders = Object.entries(hotReplies).map(([method, [sample, answer]]) =>
  reader(`HOT: ${method}`, {
    inputs: foreign(sample),
    read: (payload) => hot.readAnswer(method as hot.Method, payload),
    isValue: optional(answer),
  }),
)

const xbullReplies: { readonly [T in xbull.Type]: [sample: object, answer: Shape] } = {
  XBULL_CONNECT: [{ publicKey: address, providedSession: "s" }, record({ publicKey: account })],
  XBULL_SIGN: [{ xdr: payment }, record({ xdr: base64 })],
  XBULL_SIGN_MESSAGE: [
    { signedMessage: signed, signerAddress: address },
    record({ signedMessage: signature, signerAddress: account }),
  ],
}

const xbullReaders = Object.entries(xbullReplies).map(([type, [sample, answer]]) =>
  reader(`xBull: ${type}`, {
    inputs: jsonTexts(sample),
    read: (reply) => xbull.readAnswer(type as xbull.Type, reply),
    isValue: optional(answer),
  }),
)

const box = { message: "q83vEjRWeJA=", oneTimeCode: "q83vEjRWeJCrze8SNFZ4kA==" }
const boxShape = record({ message: base64, oneTimeCode: text })

/** Albedo's own form of a signed message, in hex. */
function albedoSignature(message: string): string {
  const digest = createHash("sha256").update(`${address}:${message}`).digest()
  return Buffer.from(own.sign(digest)).toString("hex")
}

const albedoResults = {
  public_key: {
    __reqid: "1",
    intent: "public_key",
    pubkey: address,
    signed_message: `${address}:token`,
    signature: albedoSignature("token"),
  },
  sign_message: {
    __reqid: "1",
    pubkey: address,
    message_signature: albedoSignature("Hello"),
    signerAddress: address,
  },
  tx: {
    __reqid: "1",
    pubkey: address,
    network: "testnet",
    signed_envelope_xdr: payment,
    result: { hash },
  },
  implicit_flow: {
    __reqid: "1",
    granted: true,
    session: "key",
    pubkey: address,
    grants: ["tx"],
    valid_until: 2_000_000_000_000,
  },
  batch: {
    __reqid: "1",
    pubkey: address,
    results: [{ pubkey: address, signed_envelope_xdr: payment }],
  },
}
type Intent = keyof typeof albedoResults
const params: { readonly [I in Intent]: object } = {
  public_key: { token: "token" },
  sign_message: { message: "Hello", pubkey: address },
  tx: { xdr: payment, network: "testnet" },
  implicit_flow: { intents: ["tx"], network: "testnet" },
  batch: { intents: [{ xdr: payment }], network: "testnet" },
}

const albedoReaders: readonly Reader[] = [
  reader("Albedo: hello", {
    inputs: messages({ albedo: { protocol: 3 } }),
    read: readHello,
    isValue: optional(record({ protocol: Number.isInteger })),
  }),
  ...(Object.keys(albedoResults) as Intent[]).map((intent) =>
    reader(`Albedo: reply to ${intent}`, {
      inputs: messages(
        { albedoIntentResult: albedoResults[intent] },
        {
          albedoIntentResult: { __reqid: "1", error: { message: "Rejected", code: -4, ext: [1] } },
        },
      ),
      read: (data) => readReply(data, "1", intent),
      isValue: optional(
        either(
          record({
            failed: record({ code: Number.isInteger, "message?": text, "ext?": anything }),
          }),
          record({ result: named(anything) }),
        ),
      ),
    }),
  ),
  ...(Object.keys(albedoResults) as Intent[]).map((intent) =>
    reader(`Albedo: verified result of ${intent}`, {
      inputs: messages(albedoResults[intent]),
      read: (result) =>
        readResult({ intent, params: params[intent] } as never, Object(result) as never),
      isValue: named(anything),
    }),
  ),
  reader("Albedo: public key, message, and transaction of a result", {
    inputs: messages(...Object.values(albedoResults)),
    read: (result) => {
      const fields = Object(result) as never
      return [readPublicKey(fields), readSignedMessage(fields), readSignedTransaction(fields)]
    },
    isValue: (value: readonly unknown[]) =>
      optional(record({ pubkey: account, signature: hex128 }))(value[0]) &&
      optional(record({ signer: account, older: hex128, "sep53?": hex128 }))(value[1]) &&
      optional(record({ signedTxXdr: base64, signerAddress: account }))(value[2]),
    isError: (error) => WalletError.is(error) || error instanceof TypeError,
  }),
  reader("Albedo: stored session", {
    inputs: json(albedoResults.implicit_flow),
    read: readAlbedoSession,
    isValue: optional(
      record({ key: text, pubkey: account, grants: list(text), validUntil: number }),
    ),
  }),
  reader("Albedo: batch of an app", {
    inputs: foreign({
      intents: [{ intent: "tx", xdr: payment }],
      network: "public",
      pubkey: address,
    }),
    read: (given) => prepare("batch", given as never),
    isValue: record({ intent: text, params: named(anything) }),
    isError: (error) => WalletError.is(error) || (error as { code?: unknown } | null)?.code === -3,
  }),
]

/** A device that gives these replies in order. */
const device = (replies: readonly Uint8Array[]) => {
  const left = [...replies]
  return async () => left.shift() ?? new Uint8Array(0)
}
const ok = (...bytes: number[]) => Uint8Array.of(...bytes, 0x90, 0)
const ledgerKey = ok(...new Uint8Array(32).fill(3))
const ledgerSignature = ok(...signatureBytes)
const reports = toReports(7, ledgerSignature)

const ledgerReaders: readonly Reader[] = [
  reader("Ledger: public key", {
    inputs: byteStrings(ledgerKey, Uint8Array.of(0x55, 0x15)),
    read: (reply) => readLedgerKey(device([reply]), 0),
    isValue: (key: Uint8Array) => key.length === 32,
  }),
  reader("Ledger: configuration", {
    inputs: byteStrings(ok(1, 5, 0, 3), Uint8Array.of(0x6e, 0)),
    read: (reply) => readConfiguration(device([reply])),
    isValue: record({ blind: boolean, version: list(count, 3) }),
  }),
  reader("Ledger: signature", {
    inputs: byteStrings(ledgerSignature, Uint8Array.of(0x69, 0x85)),
    read: (reply) => signByLedger(device([ok(), reply]), 4, 0, new Uint8Array(300)),
    isValue: (found: Uint8Array) => found.length === 64,
  }),
  reader("Ledger: reports", {
    inputs: byteStrings(...reports, Uint8Array.from(reports.flatMap((report) => [...report]))),
    read(bytes) {
      const read = createReader(7)
      for (let at = 0; at < bytes.length; at += 64) {
        const reply = read(bytes.subarray(at, at + 64))
        if (reply) return reply
      }
      return undefined
    },
    isValue: (reply: unknown) => reply === undefined || reply instanceof Uint8Array,
  }),
]

const session = {
  topic: "topic",
  expiry: 2_000_000_000,
  namespaces: {
    stellar: {
      accounts: [`stellar:pubnet:${address}`, `stellar:testnet:${otherAddress}`],
      methods: ["stellar_signXDR"],
      events: [],
    },
  },
  peer: {
    metadata: {
      name: "LOBSTR",
      description: "A wallet",
      url: "https://lobstr.co",
      icons: ["https://lobstr.co/icon.png"],
      redirect: { native: "lobstr://", universal: "https://lobstr.co/uni/wc" },
    },
  },
}
const sessionAccount = record({ chain: text, networkPassphrase: text, address: account })
const listing = {
  id: "a1",
  name: "LOBSTR",
  image_id: "i1",
  mobile: { native: "lobstr://", universal: "https://lobstr.co/uni/wc" },
  desktop: { native: null, universal: "https://lobstr.co" },
}

const walletConnectReaders: readonly Reader[] = [
  reader("WalletConnect: session", {
    inputs: messages(session),
    read: walletConnect.readSession,
    isValue: optional(
      record({
        topic: text,
        expiry: (value) => typeof value === "number",
        accounts: list(sessionAccount, 100),
        methods: list(text, 100),
        peer: record({
          name: text,
          description: text,
          url: text,
          icon: text,
          links: list(anything, 2),
        }),
      }),
    ),
  }),
  reader("WalletConnect: account", {
    inputs: texts(...session.namespaces.stellar.accounts),
    read: walletConnect.readAccount,
    isValue: optional(sessionAccount),
  }),
  reader("WalletConnect: replies", {
    inputs: messages(
      { signedXDR: payment, signerAddress: address },
      { signature: signed, signerAddress: `stellar:pubnet:${address}` },
      { status: "success", signedXDR: payment },
      { tx_hash: hash, successful: true },
    ),
    read: (reply) => [
      walletConnect.readSigner(reply),
      walletConnect.readEnvelope(reply),
      walletConnect.readMessageSignature(reply),
      walletConnect.readOutcome(reply),
    ],
    isValue: ([signer, envelope, message, outcome]: readonly unknown[]) =>
      record({ "address?": account, caip: boolean })(signer) &&
      optional(base64)(envelope) &&
      optional(signature)(message) &&
      optional(
        record({
          status: oneOf("success", "pending", "failed"),
          "hash?": like(/^[0-9a-f]{64}$/),
          "envelope?": base64,
        }),
      )(outcome),
  }),
  reader("WalletConnect: link to an app", {
    inputs: texts(
      "lobstr://",
      "metamask:",
      "https://lobstr.co/uni/wc",
      "freighterwallet://wc-redirect",
    ),
    read: readLink,
    isValue: optional(like(/^(?!javascript|data|http:)[a-z][a-z0-9+.-]*:\/\/[\w./-]*$/i)),
  }),
  reader("WalletConnect: list of wallets", {
    inputs: jsonTexts({
      listings: { a1: listing, b2: { ...listing, image_id: null } },
      total: 2,
      count: 2,
    }),
    read: (answer) =>
      answering(answer, () =>
        createExplorer({ projectId: "p", chains: [], images: {}, phone: false } as never).list(
          "getAllListings",
          { page: 1 },
          new AbortController().signal,
        ),
      ),
    isValue: record({
      wallets: list(
        record({ id: text, name: text, "icon?": text, "phone?": text, "desktop?": text }),
        100,
      ),
      total: number,
    }),
    // Any failure is shown in the same words.
    isError: (error) => WalletError.is(error) || error instanceof SyntaxError,
  }),
]

const svg =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cpath d='M0 0h9'/%3E%3C/svg%3E"
const announced = {
  info: {
    version: 1,
    id: "com.example.wallet",
    name: "Example",
    icon: svg,
    url: "https://wallet.example",
    capabilities: { authEntry: ["v1"], message: true, network: "binding", networks: [passphrase] },
  },
  wallet: { getAddress() {}, signTransaction() {} },
}

const announcedReaders: readonly Reader[] = [
  reader("Announced wallet: announcement", {
    inputs: foreign(announced),
    read: readAnnouncement,
    isValue: optional(
      record({
        id: text,
        name: text,
        icon: like(/^data:image\//),
        url: like(/^https:/i),
        capabilities: record({
          authEntry: list(oneOf("v1", "v2")),
          message: boolean,
          network: oneOf("none", "binding", "informative"),
          silentRestore: oneOf(true),
          "networks?": list(text, 20),
        }),
        wallet: (wallet) => typeof wallet === "object" && wallet !== null,
      }),
    ),
  }),
  reader("Announced wallet: drawing", {
    inputs: texts(
      svg,
      `data:image/svg+xml;base64,${btoa("<svg><rect/><path d='M0 0'/></svg>")}`,
      "data:image/png;base64,iVBORw0KGgo=",
    ),
    read: (icon) => {
      const content = contentOf(icon)
      return [content, ...fingerprintOf(content), draws(content, [[12, 345]])]
    },
    isValue: ([content, length, value, isSame]: readonly unknown[]) =>
      text(content) && count(length) && count(value) && boolean(isSame),
    // `readAnnouncement` refuses what is not base64.
    isError: (error) => error instanceof DOMException,
  }),
]

export const walletReaders: readonly Reader[] = [
  ...freighterReaders,
  reader("Freighter, Fordefi: failure", {
    inputs: messages(...failures),
    read: (reply) => freighter.readFailure(reply as freighter.Reply),
    isValue: optional(
      either(
        record({ shape: oneOf("lost") }),
        record({ shape: oneOf("text"), error: text }),
        record({
          shape: oneOf("api"),
          error: record({ code: Number.isInteger, "message?": text, "ext?": anything }),
        }),
      ),
    ),
  }),
  ...lobstrReaders,
  ...hotReaders,
  reader("HOT: reply", {
    inputs: foreign({ success: true, payload: { address } }, { success: false, payload: "no" }),
    read: hot.readReply,
    isValue: optional(record({ success: boolean, "payload?": anything })),
  }),
  reader("HOT: the relay's answer", {
    inputs: jsonTexts(
      { data: JSON.stringify({ success: true, payload: { address } }) },
      { data: null },
    ),
    read: hot.readRelayed,
    isValue: either(absent, oneOf(false), record({ success: boolean, "payload?": anything })),
  }),
  ...xbullReaders,
  reader("xBull: message of the window", {
    inputs: messages(
      { type: "XBULL_INITIAL_RESPONSE", publicKey: `${"A".repeat(43)}=`, ...box },
      { type: "XBULL_SIGN_RESPONSE", success: true, ...box },
      { type: "XBULL_CONNECT_RESPONSE", success: false },
    ),
    read: xbull.readPageMessage,
    isValue: optional(
      either(
        record({ type: oneOf("XBULL_INITIAL_RESPONSE"), publicKey: base64, box: boxShape }),
        record({ type: like(/^XBULL_\w+_RESPONSE$/), "box?": boxShape }),
      ),
    ),
  }),
  reader("xBull: answer of the extension", {
    inputs: foreign(
      { signedTxXdr: payment, signerAddress: address },
      { signedXdr: payment, signerAddress: address },
    ),
    read: (answer) => readSignedXdr(answer, "signedTxXdr"),
    isValue: record({ signedTxXdr: base64, signerAddress: account }),
  }),
  reader("xBull: network", {
    inputs: foreign({ network: "testnet", networkPassphrase: passphrase }),
    read: networkIn,
    isValue: network,
  }),
  reader("xBull: failure", {
    inputs: foreign({ code: -4, message: "User rejected" }),
    read: (failure) => xbullError(Object(failure).code, Object(failure).message, failure),
    isValue: walletError,
    // Reading the fields is the caller's part, with `own`.
    isError: (error) => error instanceof TypeError,
  }),
  ...albedoReaders,
  reader("Rabet: replies", {
    inputs: foreign(
      { publicKey: address },
      { xdr: payment },
      { xdr: null },
      { network: "testnet", passphrase },
      { error: "user-rejected" },
    ),
    read: (reply) => [
      rabet.readPublicKey(reply),
      rabet.readSigned(reply),
      rabet.readNetwork(reply),
      rabet.readFailure(reply),
    ],
    isValue: ([key, xdr, found, failure]: readonly unknown[]) =>
      optional(account)(key) &&
      either(absent, oneOf(null), base64)(xdr) &&
      optional(network)(found) &&
      optional(text)(failure),
  }),
  reader("Rabet: type of an envelope", {
    inputs: texts(...envelopes),
    read: rabet.readEnvelopeType,
    isValue: oneOf(undefined, "transaction", "fee-bump"),
  }),
  reader("Injected objects: replies", {
    inputs: foreign(
      { address, signerAddress: address },
      address,
      { signedTxXdr: payment },
      { signedMessage: signed, signedAuthEntry: hexSignature },
      { network: "PUBLIC", networkPassphrase: passphrase },
    ),
    read: async (reply) => [
      injected.readAddress(reply),
      injected.readSigned(reply),
      injected.readSignatureIn(reply, "signedMessage"),
      await injected.readEntrySignatureIn(reply),
      injected.readSigner(reply),
      injected.readNetwork(reply),
    ],
    isValue: ([found, envelope, message, entry, signer, on]: readonly unknown[]) =>
      optional(account)(found) &&
      optional(base64)(envelope) &&
      optional(signature)(message) &&
      optional(signature)(entry) &&
      record({ "signerAddress?": account })(signer) &&
      optional(network)(on),
  }),
  reader("Injected objects: changes", {
    inputs: foreign(
      { address, network: "TESTNET", networkPassphrase: passphrase },
      { isConnected: false },
      [address],
      address,
    ),
    read: (change) => [injected.readChange(change), injected.readAccountChange(change)],
    isValue: list(change),
  }),
  reader("MetaMask: session", {
    inputs: messages({
      sessionScopes: {
        "stellar:pubnet": {
          accounts: [`stellar:pubnet:${address}`],
          methods: ["signMessage", "signTransaction", "signAuthEntry"],
          notifications: [],
        },
      },
    }),
    read: readMetamaskSession,
    isValue: record({ accounts: list(account, 100), hasMethods: boolean }),
  }),
  reader("MetaMask: failure", {
    inputs: messages({ code: 4001, message: "Rejected", data: {} }, { code: 5100 }),
    read: metamaskFailure,
    isValue: walletError,
  }),
  reader("Trezor: reply", {
    inputs: foreign(
      { success: true, payload: { address } },
      { success: false, payload: { error: "Cancelled", code: "Failure_ActionCancelled" } },
      { success: false, error: { message: "Old", code: "Device_FwException" } },
    ),
    // The payload is not looked at.
    read: (reply) => [readTrezorReply(reply)],
    isValue: list(anything, 1),
  }),
  reader("Trezor: failure", {
    inputs: foreign({ code: "Method_Cancel", error: "Cancelled." }, "text"),
    read: trezorFailure,
    isValue: walletError,
  }),
  ...ledgerReaders,
  ...walletConnectReaders,
  ...announcedReaders,
  reader("Signature in an entry", {
    inputs: base64Of(...encoded(xdr.SorobanAuthorizationEntry), signatureBytes),
    read: readEntrySignature,
    isValue: optional(signature),
  }),
]
