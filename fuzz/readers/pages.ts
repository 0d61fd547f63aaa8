import { namesakeOf, WalletError } from "@alidade/core"
import { fundAccount } from "@alidade/core/account"
import { TransactionBuilder } from "@stellar/stellar-sdk"
import { readConfigWith, readCustomNetwork } from "../../apps/web/server/config.js"
import { readListPage } from "../../apps/web/src/logic/account/list-page.js"
import { lookUp } from "../../apps/web/src/logic/check/look-up.js"
import { readWays } from "../../apps/web/src/logic/exchange/read-ways.js"
import { linkIn, proofIn } from "../../apps/web/src/logic/links/address.js"
import { checkNetwork } from "../../apps/web/src/logic/networks/check-network.js"
import { ProblemError } from "../../apps/web/src/logic/problem.js"
import { combineEnvelopes } from "../../apps/web/src/logic/signatures/combine.js"
import { readLatestLedger } from "../../apps/web/src/logic/stellar/latest-ledger.js"
import { readBalance } from "../../packages/core/src/actions/balance.js"
import { unfinished } from "../../packages/core/src/send/unfinished.js"
import { mask } from "../../packages/react/src/inspector/mask.js"
import { nameOfMessage } from "../../packages/react/src/inspector/watch-messages.js"
import { askForFields } from "../../packages/sign-in/src/client/server-text.js"
import { answering } from "../answering.js"
import { base64 } from "../change-bytes.js"
import type { Inputs } from "../change-text.js"
import { texts } from "../change-text.js"
import { foreign, json, jsonTexts } from "../change-value.js"
import { type Reader, reader } from "../reader.js"
import {
  anything,
  bigint,
  count,
  hash as hashShape,
  like,
  list,
  number,
  oneOf,
  optional,
  record,
  type Shape,
  text,
} from "../shapes.js"
import { accountRecord } from "./answers.js"
import { address, envelopes, hash, otherAddress, passphrase, payment } from "./samples.js"

/* What a page reads besides: its configuration, its address, its storage, and further answers of servers. */

const horizonUrl = "https://horizon.example"
const rpcUrl = "https://rpc.example"
const never = new AbortController().signal
const own = { id: "own", name: "Own", passphrase: "Own Network", horizonUrl, rpcUrl }
const network = record({
  name: text,
  passphrase: text,
  horizonUrl: like(/^https?:/),
  rpcUrl: like(/^https?:/),
  "friendbotUrl?": like(/^https?:/),
})

/** What a server answers to every request, for the front end: its errors are problems too. */
function ofServer(
  name: string,
  inputs: Inputs<string>,
  call: () => Promise<unknown>,
  isValue: Shape,
): Reader {
  return reader(name, {
    inputs,
    read: (answer) => answering(answer, call),
    isValue,
    isError: (error) => WalletError.is(error) || error instanceof ProblemError,
  })
}

const unsigned = ((): string => {
  const bare = TransactionBuilder.fromXDR(payment, passphrase)
  bare.signatures.length = 0
  return bare.toXDR()
})()

/** Runs where the browser would report what its policy blocks. */
async function withDocument<Value>(run: () => Promise<Value>): Promise<Value> {
  Object.assign(globalThis, { document: new EventTarget() })
  try {
    return await run()
  } finally {
    Reflect.deleteProperty(globalThis, "document")
  }
}

const config = {
  networks: [
    own,
    { ...own, id: "other", name: "Other", passphrase: "Other", explorerUrl: "https://e.example" },
  ],
  wallets: ["freighter", "albedo"],
  customNetworks: true,
  domains: ["example.org"],
  walletConnectProjectId: "ab".repeat(16),
  sandbox: true,
}

const asset = { asset_type: "credit_alphanum4", asset_code: "USDC", asset_issuer: otherAddress }
const ways = {
  _embedded: {
    records: [
      { source_amount: "1.0000000", destination_amount: "2.5000000", path: [asset] },
      { source_amount: "1.0000000", destination_amount: "2.0000000", path: [] },
    ],
  },
}

export const pageReaders: readonly Reader[] = [
  reader("Front end: config.json", {
    inputs: jsonTexts(config),
    read: (given) => readConfigWith(given, namesakeOf),
    isValue: ({ networks, wallets }: Record<string, unknown>) =>
      list((one) => text((one as { id: unknown }).id))(networks) && list(text)(wallets),
    // It says where the fault is.
    isError: (error) => error instanceof Error && /^config\.json[:,]/.test(error.message),
  }),
  reader("Front end: stored network", {
    inputs: json(own),
    read: readCustomNetwork,
    isValue: optional(network),
    isError: () => false,
  }),
  reader("Front end: address of the page", {
    inputs: texts(
      `https://page.example/?mode=live#link=${encodeURIComponent(`web+stellar:pay?destination=${address}`)}`,
      `https://page.example/?link=web+stellar:tx?xdr=AAAA&mode=live`,
      "https://page.example/#proof=eyJhIjoxfQ",
    ),
    read: (given) => [linkIn(given), proofIn(given)],
    isValue: list(optional(text), 2),
    isError: () => false,
  }),
  reader("Front end: envelopes to combine", {
    inputs: base64(...envelopes.map((one) => Uint8Array.from(Buffer.from(one, "base64")))),
    read: (given) => combineEnvelopes(unsigned, given, passphrase),
    isValue: anything,
    isError: (error) => WalletError.is(error) || error instanceof ProblemError,
  }),
  ofServer(
    "Front end: Horizon’s ways of an exchange",
    jsonTexts(ways),
    () =>
      readWays(
        horizonUrl,
        { give: "native", get: `USDC:${otherAddress}`, exact: "give", units: 10_000_000n },
        never,
      ),
    list(record({ path: list(text, 5), sent: bigint, received: bigint }), 4),
  ),
  ofServer(
    "Front end: page of a list of Horizon",
    jsonTexts({
      _embedded: { records: Array.from({ length: 10 }, (_, at) => ({ paging_token: `${at}` })) },
    }),
    () => readListPage(`${horizonUrl}/offers`, (one) => one, undefined, never),
    record({ items: list(anything, 10), "next?": text }),
  ),
  ofServer(
    "Front end: Horizon’s asset",
    jsonTexts({
      _embedded: { records: [{ accounts: { authorized: 3 }, contract_id: `C${"A".repeat(55)}` }] },
    }),
    () =>
      lookUp(
        { kind: "asset", asset: `USDC:${otherAddress}` } as never,
        { passphrase, horizonUrl, rpcUrl },
        never,
      ),
    record({
      kind: oneOf("asset"),
      asset: (value) => value === null || record({ accounts: count, "contract?": text })(value),
    }),
  ),
  ofServer(
    "Front end: Horizon’s ledger",
    jsonTexts({
      closed_at: "2026-01-02T03:04:05Z",
      successful_transaction_count: 3,
      failed_transaction_count: 1,
      operation_count: 9,
    }),
    () =>
      lookUp({ kind: "ledger", sequence: 7 } as never, { passphrase, horizonUrl, rpcUrl }, never),
    record({
      kind: oneOf("ledger"),
      ledger: (value) =>
        value === null ||
        record({ closedAt: number, transactions: count, operations: count })(value),
    }),
  ),
  ofServer(
    "Front end: servers of a network",
    jsonTexts({
      network_passphrase: own.passphrase,
      result: { passphrase: own.passphrase, friendbotUrl: "https://faucet.example" },
    }),
    () =>
      withDocument(() =>
        checkNetwork({ name: "Own", passphrase: own.passphrase, horizonUrl, rpcUrl }, never),
      ),
    network,
  ),
  ofServer(
    "Front end: latest ledger of JSON-RPC",
    jsonTexts({ jsonrpc: "2.0", id: 1, result: { sequence: 7 } }),
    () => readLatestLedger(rpcUrl, never),
    Number.isSafeInteger,
  ),
  ofServer(
    "Horizon: balance",
    jsonTexts(accountRecord),
    () => readBalance(horizonUrl, address),
    record({
      balance: like(/^\d{1,12}(\.\d{1,7})?$/),
      status: oneOf("funded", "unfunded", "error"),
    }),
  ),
  ofServer(
    "Faucet: answer",
    jsonTexts({ hash, successful: true }, { detail: "account already funded" }),
    () => fundAccount("https://faucet.example", address),
    oneOf("funded", "exists", "failed"),
  ),
  ofServer(
    "Sign-in server: fields",
    jsonTexts({ transaction: payment, network_passphrase: passphrase }, { error: "no" }),
    () => askForFields(new URL("https://auth.example"), undefined),
    (value) => typeof value === "object" && value !== null,
  ),
  reader("Stored transactions under way", {
    inputs: jsonTexts([{ hash, xdr: payment, since: 1_700_000_000_000, seen: 1_700_000_000 }]),
    read: (given) => unfinished({ getItem: () => given, setItem() {} }),
    isValue: list(
      (one) => hashShape((one as { hash: unknown }).hash) && text((one as { xdr: unknown }).xdr),
      20,
    ),
    isError: () => false,
  }),
  reader("Inspector: anything that is recorded", {
    inputs: foreign(
      { type: "REQUEST", messageId: 1, data: { publicKey: address } },
      [address, 1n],
      payment,
    ),
    read: (given) => {
      const copy = mask(given)
      return [JSON.stringify(copy) ?? "", nameOfMessage(copy)]
    },
    isValue: list(text, 2),
    isError: () => false,
  }),
]
