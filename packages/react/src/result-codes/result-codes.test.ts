import { type Reason, reason, WalletError } from "@alidade/core"
import { xdr } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { codesEnglish } from "./english.js"
import { codeWords, loadCodeTexts, wordsOf } from "./index.js"
import { meaningOf } from "./meanings.js"

/** The parts of the Stellar SDK's type description that are used here. */
interface Schema {
  kind: string
  nameByValue?: Map<number, string>
  switchOn?: Schema
  cases?: { arm: { schema?: Schema } }[]
  getSchema?: () => Schema
}
const resolved = (schema: Schema): Schema =>
  schema.kind === "lazy" ? resolved(schema.getSchema!()) : schema

const failures = (codes: { schema: unknown } | Schema) => {
  const { nameByValue } = resolved("schema" in codes ? (codes.schema as Schema) : codes)
  return [...nameByValue!].filter(([code]) => code < 0).map(([, name]) => name)
}
const upper = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
/** `txBadSeq` as in Stellar-transaction.x: `txBAD_SEQ`. */
const prefixed = (name: string) => name.slice(0, 2) + upper(name.slice(2)).slice(1)

const transactionCodes = failures(xdr.TransactionResultCode).map(prefixed)
const untriedCodes = failures(xdr.OperationResultCode).map(prefixed)
const operationCodes = (xdr.OperationResultTr.schema as unknown as Schema)
  .cases!.map(({ arm }) => resolved(resolved(arm.schema!).switchOn!))
  .map((codes) => failures(codes).map(upper))

test("every code of a transaction and of all 27 operations has a meaning", () => {
  expect(operationCodes).toHaveLength(27)
  const codes = [transactionCodes, untriedCodes, ...operationCodes].flat()
  expect(codes.length).toBeGreaterThan(180)
  expect(codes.filter((code) => !meaningOf(code))).toEqual([])
})

test("every text is what some code means", () => {
  const used = [transactionCodes, untriedCodes, ...operationCodes]
    .flat()
    .flatMap((code) => Object.values(meaningOf(code)!))
  const others = ["sentence", "operationSentence", "offerAtLeast"]
  expect(new Set([...used, ...others].filter((key) => key !== undefined))).toEqual(
    new Set(Object.keys(codesEnglish)),
  )
})

test.each([
  ["txBAD_SEQ", "badSequence", "lookFirst"],
  ["tx_bad_seq", "badSequence", "lookFirst"],
  ["BUMP_SEQUENCE_BAD_SEQ", "badBump", undefined],
  ["opNO_ACCOUNT", "operationNoSource", "createFirst"],
  ["op_no_source_account", "operationNoSource", "createFirst"],
  ["ACCOUNT_MERGE_NO_ACCOUNT", "noDestination", "createFirst"],
  ["PAYMENT_NO_TRUST", "recipientNoTrust", "askRecipient"],
  ["op_no_trust", "recipientNoTrust", "askRecipient"],
  ["CLAIM_CLAIMABLE_BALANCE_NO_TRUST", "noTrust", "addTrust"],
  ["LIQUIDITY_POOL_DEPOSIT_NO_TRUST", "noPoolTrust", "addTrust"],
  ["CREATE_CLAIMABLE_BALANCE_NOT_AUTHORIZED", "notAuthorized", "askIssuer"],
  ["CLAIM_CLAIMABLE_BALANCE_NOT_AUTHORIZED", "holdingNotAuthorized", "askIssuer"],
  ["PATH_PAYMENT_STRICT_SEND_UNDER_DESTMIN", "pathUnderMinimum", "lowerMinimum"],
  ["op_under_dest_min", "pathUnderMinimum", "lowerMinimum"],
  ["function_trapped", "trapped", undefined],
  ["INVOKE_HOST_FUNCTION_ENTRY_ARCHIVED", "archived", "restoreFirst"],
])("%s means %s, and the remedy is %s", (code, what, remedy) => {
  expect(meaningOf(code)).toEqual({ what, remedy })
})

test.each(["", "tx_", "NEW_RULE", "txNEW_RULE", "op_success", "constructor"])(
  "%j has no meaning",
  (code) => {
    expect(codeWords(code)).toBeUndefined()
  },
)

describe("wordsOf", () => {
  const failed = (values: Record<string, string | number>): WalletError => {
    const english = "The network did not carry out the transaction: {code}."
    const said: Reason = { key: "sendFailed", english, values }
    return new WalletError("external", said)
  }

  test("says what happened in which operation, and what to do", () => {
    const values = { code: "txFAILED", operation: 1, operationCode: "PAYMENT_NO_TRUST" }
    expect(wordsOf(failed(values))).toEqual({
      what: "The network didn’t carry out the transaction. Operation 2: The destination has no trust line for this asset.",
      remedy: "Ask the recipient to add a trust line.",
    })
  })

  test("says which fee would do, with the language's separators", async () => {
    const codes = await loadCodeTexts("de-AT")
    const error = failed({ code: "txINSUFFICIENT_FEE", fee: "25000" })
    expect(wordsOf(error, { lang: "de", codes })).toEqual({
      what: "Das Netzwerk hat die Transaktion nicht ausgeführt. Das Netzwerk verlangt derzeit eine höhere Gebühr.",
      remedy: "Bieten Sie eine Gebühr von mindestens 25.000 Stroops.",
    })
    expect(wordsOf(failed({ code: "txINSUFFICIENT_FEE" })).remedy).toBe("Offer a higher fee.")
  })

  test("says the code of the transaction if that of the operation is unknown", () => {
    const values = { code: "txFAILED", operation: 0, operationCode: "NEW_RULE" }
    expect(wordsOf(failed(values)).what).toBe(
      "The network didn’t carry out the transaction. One of its operations failed.",
    )
  })

  test("names a code that is not known", () => {
    expect(wordsOf(failed({ code: "txNEW_RULE" }))).toEqual({
      what: "The network did not carry out the transaction: txNEW_RULE.",
    })
  })

  test("separates the remedy of another error, and has none where it has none", () => {
    const said = reason("closed", "It was closed.")
    const remedy = reason("again", "Open it again.")
    const both = reason("withRemedy", "{said} {remedy}", { said, remedy })
    expect(wordsOf(new WalletError("external", both))).toEqual({
      what: "It was closed.",
      remedy: "Open it again.",
    })
    expect(wordsOf(new WalletError("external", said))).toEqual({ what: "It was closed." })
  })
})

test("loads the nearest language, and nothing for English or an unknown one", async () => {
  expect((await loadCodeTexts("zh-HK")).addLumens).toBe("請向帳戶加入流明。")
  expect(await loadCodeTexts("en-GB")).toEqual({})
  expect(await loadCodeTexts("xx")).toEqual({})
})
