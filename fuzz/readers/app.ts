import { WalletError } from "@alidade/core"
import { Networks } from "@stellar/stellar-sdk"
import { readClaimWindows } from "../../apps/web/src/logic/account/claim-window.js"
import { toClaimable } from "../../apps/web/src/logic/account/claimable.js"
import { toOffer } from "../../apps/web/src/logic/account/offers.js"
import { toAsset, toDecimal, toMoment } from "../../apps/web/src/logic/account/record-fields.js"
import { readEntry } from "../../apps/web/src/logic/activity/entry.js"
import { readPastOperation } from "../../apps/web/src/logic/activity/past-operation.js"
import { readReason } from "../../apps/web/src/logic/activity/read-reason.js"
import { detect } from "../../apps/web/src/logic/check/detect.js"
import { readExplorerAddress } from "../../apps/web/src/logic/check/explorer-address.js"
import { readInput } from "../../apps/web/src/logic/check/inputs.js"
import { openDraft } from "../../apps/web/src/logic/contract/draft.js"
import { toState } from "../../apps/web/src/logic/effects/account-state.js"
import { readTokenEvents } from "../../apps/web/src/logic/effects/token-events.js"
import { readReplacements } from "../../apps/web/src/logic/links/replacement.js"
import { readStellarLink } from "../../apps/web/src/logic/links/stellar-link.js"
import { readDraft } from "../../apps/web/src/logic/operations/saved-draft.js"
import { readDestination } from "../../apps/web/src/logic/pasted/address.js"
import { secretIn } from "../../apps/web/src/logic/pasted/secret.js"
import { readPayments } from "../../apps/web/src/logic/payments/read-payments.js"
import { splitTable } from "../../apps/web/src/logic/payments/split-table.js"
import { ProblemError } from "../../apps/web/src/logic/problem.js"
import { readPastedProof } from "../../apps/web/src/logic/proof/proof-link.js"
import { federationServer, readAnswer } from "../../apps/web/src/logic/recipients/federation.js"
import { toReceiver } from "../../apps/web/src/logic/recipients/receiver.js"
import { readRecipient } from "../../apps/web/src/logic/recipients/recipient.js"
import { readEntryList } from "../../apps/web/src/logic/sign/entry-list.js"
import { readMessage } from "../../apps/web/src/logic/sign/message-bytes.js"
import { readList } from "../../apps/web/src/logic/sign/read-list.js"
import { readSent } from "../../apps/web/src/logic/sign/saved-sent.js"
import { readSignedBy } from "../../apps/web/src/logic/sign/signed.js"
import { readPasskeyAccount } from "../../apps/web/src/logic/smart/account.js"
import { toAccount } from "../../apps/web/src/logic/stellar/horizon.js"
import { toLastLedger } from "../../apps/web/src/logic/stellar/last-ledger.js"
import { readAmount } from "../../apps/web/src/logic/stellar/read-amount.js"
import { readWaitingItem } from "../../apps/web/src/logic/waiting/waiting-item.js"
import { readContact } from "../../apps/web/src/page/address-book.js"
import { readAddressBook } from "../../apps/web/src/recipients/address-book-file.js"
import { base64 as base64Of } from "../change-bytes.js"
import { texts } from "../change-text.js"
import { json, jsonTexts } from "../change-value.js"
import { type Promised, type Reader, reader } from "../reader.js"
import {
  account,
  address as addressShape,
  anything,
  bigint,
  boolean,
  bytes,
  count,
  either,
  hash as hashShape,
  like,
  list,
  map,
  named,
  number,
  oneOf,
  optional,
  record,
  type Shape,
  text,
} from "../shapes.js"
import { accountRecord, ledgerPage } from "./answers.js"
import {
  address,
  contract,
  envelopes,
  hash,
  muxed,
  otherAddress,
  passphrase,
  payment,
  preimages,
  signature,
  signedEntries,
} from "./samples.js"

/** A reader of the front end: its typed errors are problems. */
const ofApp = <Input>(name: string, promised: Promised<Input>): Reader =>
  reader(`Front end: ${name}`, {
    isError: (error) => WalletError.is(error) || error instanceof ProblemError,
    ...promised,
  })

const decimal = like(/^\d+(\.\d+)?$/)
const assetShape = record({ id: text, code: text, "issuer?": account })
const memo = record({ type: oneOf("text", "id", "hash", "return"), value: text })
const recipient = record({ address: addressShape, "memo?": memo })
const answer: Shape = either(
  record({ outcome: oneOf("applied"), "ledger?": number, "hash?": text }),
  record({ outcome: oneOf("refused"), codes: list(text), "hash?": text }),
  record({ outcome: oneOf("unknown"), "hash?": text }),
)
const signedBy = record({ address: addressShape, verified: text })
const reasonShape: Shape = (value) =>
  record({
    key: text,
    english: text,
    values: named(either(text, number, record({ quote: text, "lang?": oneOf("en") }), reasonShape)),
  })(value)

const assetJson = { asset_type: "credit_alphanum4", asset_code: "USDC", asset_issuer: otherAddress }
const rule = {
  or: [
    { abs_before: "2027-01-01T00:00:00Z", abs_before_epoch: "1798761600" },
    { not: { unconditional: true } },
  ],
}
const savedReason = {
  key: "declined",
  english: "Declined in {wallet}.",
  values: { wallet: { quote: "x", lang: "en" } },
}

const records: readonly Reader[] = [
  ofApp("Horizon’s account", {
    inputs: json(accountRecord),
    read: toAccount,
    isValue: optional(
      record({
        sequence: like(/^\d{1,19}$/),
        signers: list(record({ address: addressShape, weight: count })),
        "otherSigners?": list(record({ address: text, weight: count })),
        thresholds: record({ low: count, medium: count, high: count }),
        "homeDomain?": text,
      }),
    ),
  }),
  ofApp("Horizon’s account, for effects", {
    inputs: json(accountRecord),
    read: toState,
    isValue: (state: Record<string, unknown> | undefined) =>
      state === undefined ||
      (bigint(state.sequence) &&
        map(text, (line) => bigint((line as { balance: unknown }).balance))(state.lines) &&
        map(text, count)(state.signers) &&
        map(text, text)(state.data)),
  }),
  ofApp("Horizon’s account, as a receiver", {
    inputs: json(accountRecord),
    read: toReceiver,
    isValue: optional(
      record({
        lines: map(text, record({ "limit?": bigint, used: bigint, "isAuthorized?": boolean })),
        asksForMemo: boolean,
      }),
    ),
  }),
  ofApp("Horizon’s last ledger", {
    inputs: json(ledgerPage),
    read: toLastLedger,
    isValue: optional(record({ sequence: count, closedAt: number, baseReserve: bigint })),
  }),
  ofApp("Horizon’s offer", {
    inputs: json({
      id: "7",
      selling: assetJson,
      buying: { asset_type: "native" },
      amount: "1.5000000",
      price: "0.5000000",
      price_r: { n: 1, d: 2 },
      last_modified_time: "2026-01-02T03:04:05Z",
    }),
    read: toOffer,
    isValue: optional(
      record({
        id: like(/^\d+$/),
        selling: assetShape,
        buying: assetShape,
        amount: decimal,
        price: decimal,
        ratio: text,
        "changedAt?": number,
      }),
    ),
  }),
  ofApp("Horizon’s claimable balance", {
    inputs: json({
      id: `00000000${hash}`,
      asset: `USDC:${otherAddress}`,
      amount: "3.0000000",
      claimants: [{ destination: address, predicate: rule }],
      flags: { clawback_enabled: true },
    }),
    read: (given) => toClaimable(given, address),
    isValue: optional(
      record({
        id: text,
        asset: assetShape,
        amount: decimal,
        "windows?": list(anything),
        clawback: boolean,
      }),
    ),
  }),
  ofApp("Horizon’s rule of a claimant", {
    inputs: json(rule, { and: [rule, { unconditional: true }] }),
    read: (given) => readClaimWindows(given),
    isValue: optional(list(record({ from: number, until: number }))),
  }),
  ofApp("Horizon’s operation", {
    inputs: json({
      id: "12884905985",
      transaction_hash: hash,
      transaction_successful: true,
      type: "payment",
      created_at: "2026-01-02T03:04:05Z",
      transaction: { memo: "rent", envelope_xdr: payment },
    }),
    read: readPastOperation,
    isValue: optional(
      record({
        id: bigint,
        hash: hashShape,
        at: number,
        successful: boolean,
        type: text,
        "memo?": text,
        "xdr?": text,
        fields: anything,
      }),
    ),
  }),
  ofApp("asset, amount, and time of a record", {
    inputs: texts("native", `USDC:${otherAddress}`, "1.5000000", "2026-01-02T03:04:05Z"),
    read: (given) => [toAsset(given), toDecimal(given), toMoment(given)],
    isValue: ([asset, amount, moment]: readonly unknown[]) =>
      optional(assetShape)(asset) && optional(decimal)(amount) && optional(number)(moment),
  }),
  ofApp("federation answer", {
    inputs: jsonTexts(
      { stellar_address: "a*example.org", account_id: address, memo_type: "text", memo: "7" },
      { account_id: muxed, memo_type: "id", memo: 7 },
      { account_id: address, memo_type: "hash", memo: Buffer.alloc(32, 3).toString("base64") },
    ),
    read: (given) => readAnswer(given, "example.org"),
    isValue: recipient,
  }),
  ofApp("federation server", {
    inputs: texts("https://federation.example.org", "http://localhost:8000/federation"),
    read: (given) => federationServer(given, "example.org"),
    isValue: (url: URL | undefined) => url === undefined || url.protocol === "https:",
  }),
  ofApp("events of a simulation", {
    inputs: json(
      [{ type: "contract", contractId: contract, topic: [], value: "AAAAAQ==" }],
      ["AAAA"],
    ),
    read: (given) => readTokenEvents(Array.isArray(given) ? given : [given], passphrase),
    isValue: (found: unknown) => typeof found === "object",
  }),
]

const stored: readonly Reader[] = [
  ofApp("stored entry of the journal", {
    inputs: json({
      id: 1,
      at: 1_700_000_000_000,
      since: 1_699_999_999_000,
      kind: "transaction",
      party: "Freighter",
      outcome: "failed",
      result: "verified",
      change: "lostSignature",
      reason: savedReason,
      signed: { address, verified: "signature", output: payment },
      answer: { outcome: "refused", codes: ["txFAILED"] },
    }),
    read: readEntry,
    isValue: optional(
      record({
        id: Number.isSafeInteger,
        at: number,
        "since?": number,
        kind: text,
        party: text,
        outcome: text,
        "result?": text,
        "change?": text,
        "words?": text,
        "reason?": reasonShape,
        "code?": text,
        "network?": text,
        "payload?": text,
        "encoding?": oneOf("base64"),
        "signed?": record({ address: addressShape, verified: text, output: text }),
        "returned?": text,
        "answer?": answer,
      }),
    ),
  }),
  ofApp("stored reason", {
    inputs: json(savedReason, { ...savedReason, values: { reason: savedReason, count: 3 } }),
    read: (given) => readReason(given),
    isValue: optional(reasonShape),
  }),
  ofApp("stored contact", {
    inputs: json(
      { name: "Ada", address, memo: { type: "text", value: "7" } },
      { name: "Token", address: contract },
    ),
    read: readContact,
    isValue: optional(record({ name: text, address: addressShape, "memo?": memo })),
  }),
  ofApp("stored recipient", {
    inputs: json({ address: muxed }, { address, memo: { type: "id", value: "7" } }),
    read: readRecipient,
    isValue: optional(recipient),
  }),
  ofApp("stored passkey account", {
    inputs: json({ address: contract, passphrase, passkeys: [{ id: "abc", publicKey: "BAbc" }] }),
    read: readPasskeyAccount,
    isValue: optional(
      record({
        address: addressShape,
        passphrase: text,
        passkeys: list(record({ id: text, publicKey: text }), 20),
      }),
    ),
  }),
  ofApp("stored waiting transaction", {
    inputs: json({
      hash,
      xdr: payment,
      source: address,
      sequence: "7",
      expiresAt: 1_700_000_000_000,
      signedAt: { [address]: 1_700_000_000_000 },
      isSentHere: true,
      said: "Please sign",
      ending: { how: "applied", ledger: 9, closedAt: 1_700_000_000_000 },
      endedAt: 1_700_000_000_000,
    }),
    read: readWaitingItem,
    isValue: optional(
      record({
        hash: hashShape,
        xdr: text,
        source: addressShape,
        sequence: like(/^\d{1,19}$/),
        signedAt: named(count),
        "expiresAt?": count,
        "isSentHere?": oneOf(true),
        "said?": text,
        "note?": text,
        "ending?": anything,
        "endedAt?": count,
      }),
    ),
  }),
  ofApp("stored signer", {
    inputs: json({ address, verified: "signature" }),
    read: readSignedBy,
    isValue: optional(signedBy),
  }),
  ofApp("stored answer of the network", {
    inputs: json({
      xdr: payment,
      since: 1,
      at: 2,
      fee: "100",
      events: ["AAAA"],
      answer: { outcome: "applied", ledger: 9, hash },
    }),
    read: readSent,
    isValue: optional(
      record({
        answer,
        "xdr?": text,
        "since?": number,
        "at?": number,
        "fee?": bigint,
        "returned?": text,
        "events?": list(text),
      }),
    ),
  }),
  ofApp("stored draft of a transaction", {
    inputs: jsonTexts({
      validFor: "300",
      values: { memo: { type: "text", value: "rent" }, fee: "100" },
      operations: [
        {
          type: 1,
          source: address,
          values: { destination: otherAddress, asset: "native", amount: "1" },
        },
      ],
      original: payment,
    }),
    read: (given) => readDraft(given, address),
    isValue: record({
      validFor: text,
      values: draftValues(),
      operations: list(record({ type: text, source: text, values: draftValues() })),
      "original?": text,
    }),
    isError: () => false,
  }),
  ofApp("stored draft of a call", {
    inputs: jsonTexts({ to: address, list: ["1", { a: "b" }] }, "7"),
    read: openDraft,
    isValue: draftValue,
    isError: () => false,
  }),
]

/** What is typed into a field: a text, a list, or parts. */
function draftValue(value: unknown): boolean {
  if (typeof value === "string") return true
  return typeof value === "object" && value !== null && Object.values(value).every(draftValue)
}

function draftValues(): Shape {
  return (value) => !Array.isArray(value) && typeof value === "object" && draftValue(value)
}

const proof = {
  format: "alidade-proof",
  version: 1,
  kind: "message",
  payload: "Hello",
  signature,
  signer: address,
}
const link = `web+stellar:pay?destination=${address}&amount=1.5&asset_code=USDC&asset_issuer=${otherAddress}&memo=rent&msg=Hello%20you&network_passphrase=${encodeURIComponent(passphrase)}&origin_domain=example.org&signature=${encodeURIComponent(signature)}`
const txLink = `web+stellar:tx?xdr=${encodeURIComponent(payment)}&pubkey=${address}&callback=${encodeURIComponent("url:https://example.org/cb")}&replace=${encodeURIComponent("sourceAccount:X;X:Your account")}&chain=${encodeURIComponent(link)}`
const table = `${address}; 1.5; USDC; rent\nAda,"1,234.50",XLM\n${muxed}\t3\n`
const pasted = [
  ...[
    address,
    muxed,
    contract,
    hash,
    payment,
    preimages[0]!,
    signedEntries[0]!,
    signature,
    link,
    txLink,
    "alice*example.org",
    "Hello",
  ],
  `https://stellar.expert/explorer/public/tx/${hash}`,
  `https://lab.stellar.org/account/${address}`,
  JSON.stringify(proof),
  JSON.stringify({ signedTxXdr: payment, signerAddress: address }),
]
const amount = either(record({ units: bigint }), (value) =>
  text((value as { problem: unknown }).problem),
)

const typed: readonly Reader[] = [
  ofApp("link of SEP-7", {
    inputs: texts(link, txLink),
    read: readStellarLink,
    isValue: either(
      record({ what: oneOf("payment"), payment: anything, details: anything }),
      record({
        what: oneOf("transaction"),
        xdr: text,
        "pubkey?": account,
        "replacements?": list(anything),
        details: anything,
      }),
    ),
    isError: (error) => error instanceof ProblemError,
  }),
  ofApp("replacements of a link", {
    inputs: texts("sourceAccount:X,operations[0].destination:Y;X:Your account,Y:Who"),
    read: readReplacements,
    isValue: optional(list(record({ id: text, hint: text, fields: list(text) }))),
  }),
  ofApp("pasted proof", {
    inputs: jsonTexts(proof, {
      ...proof,
      kind: "transaction",
      envelope: payment,
      network: Networks.PUBLIC,
    }),
    read: readPastedProof,
    isValue: ({ kind, signer }: Record<string, unknown>) =>
      oneOf("message", "authorization", "transaction")(kind) && addressShape(signer),
    isError: (error) => error instanceof ProblemError,
  }),
  ofApp("anything pasted", {
    inputs: texts(...pasted),
    read: (given) => readInput(given, [{ passphrase, explorerUrl: "https://explorer.example" }]),
    isValue: (input: { kind: unknown } | undefined) => input === undefined || text(input.kind),
    isError: () => false,
  }),
  ofApp("something to check", {
    inputs: texts(...pasted),
    read: detect,
    isValue: optional(
      record({
        kind: oneOf("envelope", "authorization", "message", "proof"),
        form: text,
        parts: named(optional(text)),
      }),
    ),
    isError: () => false,
  }),
  ofApp("address of an explorer", {
    inputs: texts(
      `https://stellar.expert/explorer/public/tx/${hash}`,
      `https://stellar.expert/explorer/testnet/asset/USDC-${otherAddress}-1`,
      `https://stellarchain.io/ledgers/123`,
      `https://lab.stellar.org/account?id=${address}`,
      "https://stellar.expert/constructor/x",
    ),
    read: (given) => readExplorerAddress(given),
    isValue: optional(
      record({
        page: either(
          record({ kind: oneOf("transaction"), hash: hashShape }),
          record({ kind: oneOf("account", "contract"), address: addressShape }),
          record({ kind: oneOf("asset"), asset: text }),
          record({ kind: oneOf("ledger"), sequence: count }),
        ),
        "network?": text,
      }),
    ),
    isError: () => false,
  }),
  ofApp("secret in a text", {
    inputs: texts(
      "SBZVMB74Z76QZ3ZOY7UTDFYKMEGKW5XFJEB6PFKBF4UYSSWHG4EDH7PY",
      "word ".repeat(12),
      address,
    ),
    read: secretIn,
    isValue: (secret: unknown) => secret === undefined || text(secret),
    isError: () => false,
  }),
  ofApp("typed destination", {
    inputs: texts(address, muxed, contract, "alice*example.org"),
    read: readDestination,
    isValue: either(record({ account }), (value) => text((value as { problem: unknown }).problem)),
    isError: () => false,
  }),
  ofApp("typed amount", {
    inputs: texts("1.5", "1,234.50", "1 234,5", "١٢٣٫٤", "12,34,567", "1'000"),
    read: (given) => readAmount(given),
    isValue: amount,
    isError: () => false,
  }),
  ofApp("typed message", {
    inputs: texts("00ff", "0x48656c6c6f", "SGVsbG8="),
    read: (given) => [
      readMessage(given, "hex", { textOnly: false }),
      readMessage(given, "base64", { textOnly: true }),
    ],
    isValue: list(either(record({ message: either(text, bytes) }), record({ problem: text })), 2),
    isError: () => false,
  }),
  ofApp("pasted table", {
    inputs: texts(table),
    read: (given) =>
      readPayments(splitTable(given), {
        payer: address,
        account: undefined,
        contacts: [{ name: "Ada", address }],
        receivers: new Map(),
        memo: undefined,
      }),
    isValue: (lines: readonly { number: unknown; creates: unknown }[]) =>
      lines.every((line) => count(line.number) && boolean(line.creates)),
    isError: () => false,
  }),
  ofApp("list of envelopes", {
    inputs: texts(
      envelopes.slice(0, 2).join("\n"),
      `${payment.slice(0, 64)}\n${payment.slice(64)}`,
    ),
    read: readList,
    isValue: list(text, 100),
  }),
  ofApp("list of entries", {
    inputs: base64Of(...signedEntries.map((one) => Uint8Array.from(Buffer.from(one, "base64")))),
    read: (entry) => readEntryList([entry], passphrase),
    isValue: ({ entries, xdr }: Record<string, unknown>) => list(anything, 1)(entries) && text(xdr),
  }),
  ofApp("file of an address book", {
    inputs: jsonTexts({
      format: "alidade-address-book",
      version: 1,
      contacts: [{ name: "Ada", address, memo: { type: "text", value: "7" } }],
    }),
    read: (given) => readAddressBook(new Blob([given])),
    isValue: list(record({ name: text, address: addressShape, "memo?": memo }), 500),
  }),
]

export const appReaders: readonly Reader[] = [...records, ...stored, ...typed]
