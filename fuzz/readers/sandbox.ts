import type { Request } from "@alidade/network/http"
import { xdr } from "@stellar/stellar-sdk"
import { idOfTelegramLink, readInjected, readQuery } from "../../packages/sandbox/src/hot/wire.js"
import { readParams } from "../../packages/sandbox/src/server/relayer/read-params.js"
import {
  decodeEntries,
  encodeEntries,
} from "../../packages/sandbox/src/server/sign-in/entry-list.js"
import { readField } from "../../packages/sandbox/src/server/sign-in/read-field.js"
import { clientId } from "../../packages/sandbox/src/server/walletconnect/relay/client-id.js"
import { readBody } from "../../packages/sandbox/src/server/wallets/control.js"
import { readSettings } from "../../packages/sandbox/src/wallet/storage.js"
import { base64 } from "../change-bytes.js"
import { texts } from "../change-text.js"
import { jsonTexts, messages } from "../change-value.js"
import { type Reader, reader } from "../reader.js"
import { anything, list, oneOf, optional, record, type Shape, text } from "../shapes.js"
import { encoded, payment, signedEntries } from "./samples.js"

/* What the sandbox's servers and simulated wallets read. They refuse with a reply, which is an error's. */

const isRefusal = (error: unknown): boolean => error instanceof Error && "reply" in error
const fields: Shape = (value) => typeof value === "object" && value !== null
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value)

/** A request with this body. */
const request = (body: string, contentType = "application/json"): Request => ({
  method: "POST",
  path: [],
  query: new URLSearchParams(),
  origin: undefined,
  contentType,
  body,
  accept: "*/*",
  lastEventId: "",
})

const entries = signedEntries.map((one) => xdr.SorobanAuthorizationEntry.fromXdr(one, "base64"))
const func = Buffer.from(encoded(xdr.HostFunction, 1)[0]!).toString("base64")
const token = Buffer.from(JSON.stringify({ iss: "did:key:z6Mk" })).toString("base64url")

export const sandboxReaders: readonly Reader[] = [
  reader("Sandbox: request to the relayer", {
    inputs: jsonTexts(
      { params: { func, auth: [signedEntries[0]], skipWait: true } },
      { params: { xdr: payment } },
      { params: { getTransaction: { transactionId: "t1" } } },
    ),
    read: (body) => readParams(request(body)),
    isValue: ({ kind }: { kind: unknown }) => oneOf("call", "envelope", "status")(kind),
    isError: isRefusal,
  }),
  reader("Sandbox: field of a sign-in", {
    inputs: texts(`{"transaction":"${payment}"}`, `transaction=${encodeURIComponent(payment)}`),
    read: (body) => {
      const form = "application/x-www-form-urlencoded"
      return readField(request(body, body.startsWith("{") ? undefined : form), "transaction")
    },
    isValue: text,
    isError: isRefusal,
  }),
  reader("Sandbox: entries of a sign-in", {
    inputs: base64(
      ...[entries, []].map((all) => Uint8Array.from(Buffer.from(encodeEntries(all), "base64"))),
    ),
    read: decodeEntries,
    isValue: list(fields),
    isError: (error) => error instanceof Error,
  }),
  reader("Sandbox: token for WalletConnect’s relay", {
    inputs: texts(`auth=eyJ.${token}.sig`, "projectId=p"),
    read: (query) => clientId(new URLSearchParams(query)),
    isValue: orNull(text),
    isError: () => false,
  }),
  reader("Sandbox: command to a wallet", {
    inputs: jsonTexts({ locked: true, next: ["refuse"] }),
    read: (body) => readBody(request(body)),
    isValue: fields,
    isError: isRefusal,
  }),
  reader("Sandbox: stored settings of a wallet", {
    inputs: jsonTexts({
      installed: true,
      locked: false,
      network: "testnet",
      grants: [{ network: "testnet", account: "G", host: "example.org" }],
      answer: "approve",
      next: ["refuse"],
      authEntry: ["v1"],
      quirks: { F1: true },
      language: "en",
    }),
    read: (given) => readSettings(given, { accounts: [], networks: [], quirks: [] }),
    isValue: fields,
    isError: () => false,
  }),
  reader("Sandbox: link to HOT in Telegram", {
    inputs: texts("https://t.me/herewalletbot/app?startapp=hotconnect-2NEpo7TZRRrLZSi2U"),
    read: idOfTelegramLink,
    isValue: orNull(text),
    isError: () => false,
  }),
  reader("Sandbox: request to HOT in a link", {
    inputs: texts("2NEpo7TZRRrLZSi2U", "7VpkSpGTQYTVCn5ChJ4aHXWmCk9yRG3YSXJuJ1hoDB9i"),
    read: (query) => [readQuery(query), readQuery(query, true)],
    isValue: list(orNull(fields), 2),
    isError: () => false,
  }),
  reader("Sandbox: request to HOT in a message", {
    inputs: messages({ $hot: true, method: "stellar:getAddress", request: {}, id: "1" }),
    read: readInjected,
    isValue: orNull(
      record({ method: text, request: anything, id: text, "inside?": optional(anything) }),
    ),
    isError: () => false,
  }),
]
