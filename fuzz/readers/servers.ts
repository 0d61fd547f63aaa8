import { createNetwork } from "@alidade/network"
import { parseNearAmount } from "../../packages/chains/src/near/amount.js"
import { parsePublicKey } from "../../packages/chains/src/near/keys.js"
import { readBasicStatus, readFinalStatus } from "../../packages/chains/src/near/outcome.js"
import { NearError, parseRpcError } from "../../packages/chains/src/near/rpc-error.js"
import { parseAddress, parseHex } from "../../packages/chains/src/quai/values.js"
import { readCommand } from "../../packages/sandbox/src/ledger/apdu.js"
import { readFrame } from "../../packages/sandbox/src/server/walletconnect/relay/wire.js"
import { byteStrings } from "../change-bytes.js"
import { texts } from "../change-text.js"
import { json, jsonTexts } from "../change-value.js"
import { type Reader, reader } from "../reader.js"
import { anything, bigint, bytes, like, oneOf, record, text } from "../shapes.js"
import { address, contract, hash, payment } from "./samples.js"

const network = createNetwork({ seed: "1" })

/** The status and the JSON of an answer. */
async function ask(url: string, init?: RequestInit): Promise<{ status: number; text: string }> {
  const response = await network.fetch(url, init)
  return { status: response.status, text: await response.text() }
}

/** A server has a word for what it does not understand. Status 500 is its own failure. */
const isAnswer = record({ status: (status) => Number(status) >= 200 && Number(status) < 500, text })

const horizonPaths = [
  "",
  `accounts/${address}`,
  `accounts?signer=${address}&limit=5&order=desc`,
  `transactions/${hash}?join=transactions`,
  "ledgers?order=desc&limit=1&cursor=now",
  `paths/strict-send?source_asset_type=native&source_amount=1.5&destination_assets=native`,
  `order_book?selling_asset_type=native&buying_asset_type=credit_alphanum4&buying_asset_code=USDC&buying_asset_issuer=${address}`,
  `claimable_balances/00000000${hash}`,
  `liquidity_pools/${hash}/operations`,
  `friendbot?addr=${contract}`,
  "trade_aggregations?base_asset_type=native&resolution=60000&start_time=0&end_time=1",
]

const call = (method: string, params?: object): object => ({
  jsonrpc: "2.0",
  id: 1,
  method,
  params,
})

export const serverReaders: readonly Reader[] = [
  reader("Network: path and query of Horizon", {
    inputs: texts(...horizonPaths),
    // A browser writes the address before it asks.
    read: (path) =>
      URL.canParse(path, `${network.horizonUrl}/`)
        ? ask(
            new URL(path, "https://x.example/").href.replace(
              "https://x.example",
              network.horizonUrl,
            ),
          )
        : { status: 400, text: "" },
    isValue: isAnswer,
    isError: () => false,
  }),
  reader("Network: transaction for Horizon", {
    inputs: texts(`tx=${encodeURIComponent(payment)}`),
    read: (body) =>
      ask(`${network.horizonUrl}/transactions`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body,
      }),
    isValue: isAnswer,
    isError: () => false,
  }),
  reader("Network: JSON-RPC", {
    inputs: jsonTexts(
      call("getHealth"),
      call("getLedgerEntries", {
        keys: ["AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLA=="],
      }),
      call("simulateTransaction", { transaction: payment }),
      call("sendTransaction", { transaction: payment }),
      call("getTransaction", { hash }),
      call("getTransactions", { startLedger: 1, pagination: { limit: 5, cursor: "1" } }),
      call("getEvents", {
        startLedger: 1,
        filters: [{ type: "contract", contractIds: [contract], topics: [["*"]] }],
      }),
    ),
    read: (body) =>
      ask(network.rpcUrl, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      }),
    isValue: isAnswer,
    isError: () => false,
  }),
  reader("Sandbox: frame for WalletConnect’s relay", {
    inputs: jsonTexts(
      { id: 1, jsonrpc: "2.0", method: "irn_publish", params: { topic: "t", message: "m" } },
      { id: "a", result: true },
    ),
    read: readFrame,
    isValue: (frame: unknown) =>
      frame === null ||
      record({ id: text, method: text, params: anything })(frame) ||
      record({ id: text, received: oneOf(true) })(frame),
    isError: () => false,
  }),
  reader("Sandbox: command for the Ledger", {
    inputs: byteStrings(
      Uint8Array.of(0xe0, 2, 0, 1, 13, 3, 0x80, 0, 0, 44, 0x80, 0, 0, 148, 0x80, 0, 0, 0),
    ),
    read: readCommand,
    isValue: (command: unknown) => command === null || typeof command === "object",
    isError: () => false,
  }),
  reader("NEAR: error of a node", {
    inputs: json(
      {
        error: {
          name: "HANDLER_ERROR",
          cause: { name: "UNKNOWN_ACCOUNT", info: { requested_account_id: "a" } },
        },
      },
      {
        result: {
          status: {
            Failure: {
              ActionError: { index: 0, kind: { FunctionCallError: { ExecutionError: "x" } } },
            },
          },
        },
      },
      "account a does not exist while viewing",
    ),
    read: parseRpcError,
    isValue: (error: unknown) => error instanceof NearError,
    isError: () => false,
  }),
  reader("NEAR: outcome", {
    inputs: json(
      "Unknown",
      { SuccessValue: "" },
      { Failure: { ActionError: {} } },
      { SuccessReceiptId: "r" },
    ),
    read: (sent) => [readBasicStatus(sent), readFinalStatus(sent)],
    isValue: (found: readonly { status: unknown }[]) => found.every(({ status }) => text(status)),
  }),
  reader("NEAR: amount", {
    inputs: texts("1.5", "1,000", "0"),
    read: parseNearAmount,
    isValue: bigint,
  }),
  reader("NEAR: public key", {
    inputs: texts("ed25519:DcA2MzgpJbrUATQLLceocVckhhAqrkingax4oJ9kZ847"),
    read: parsePublicKey,
    isValue: record({ keyType: oneOf("ed25519", "secp256k1"), data: bytes }),
  }),
  reader("Quai: address and hex", {
    inputs: texts("0x0000000000000000000000000000000000000001", "0x00ff"),
    read: (given) => [parseHex(given), parseAddress(given)],
    isValue: ([data, found]: readonly unknown[]) =>
      bytes(data) && like(/^0x[0-9a-fA-F]{40}$/)(found),
  }),
]
