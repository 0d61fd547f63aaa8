import { decodeUtf8 } from "../encoding/decode-utf8.js"
import type { XdrFields, XdrUnion } from "../encoding/xdr-value.js"
import { accountOf } from "./account-of.js"
import { addressOf } from "./addresses.js"
import { lumens } from "./assets.js"
import type { DecodedTransaction } from "./decode-transaction.js"
import type { DescribeOptions, Sentence } from "./types.js"
import { codeValue, listValue, numberValue, sentence } from "./values.js"

/** Further accounts are only counted. */
const MOST_ACCOUNTS = 3

/**
 * What a transaction is for the account, if its operations alone would mislead: a sign-in, the fee of a transaction, or
 * operations of other accounts only.
 */
export function headlineOf(
  { transaction, feeBump }: DecodedTransaction,
  account: DescribeOptions["account"],
): Sentence | undefined {
  const source = accountIn(transaction.sourceAccount)
  if (feeBump) return feeSentence(feeBump, source, account)
  const domain = signInDomain(transaction)
  if (domain !== undefined) return sentence("signIn", { domain: codeValue(domain) })
  const you = account ? accountOf(account) : source
  const makers = (transaction.operations as XdrFields[]).map(({ sourceAccount }) =>
    sourceAccount ? accountIn(sourceAccount) : source,
  )
  if (makers.length === 0 || makers.includes(you)) return undefined
  if (you === source) return sentence("payFee", { fee: lumens(BigInt(transaction.fee as number)) })
  const others = [...new Set(makers)]
  return others.length > MOST_ACCOUNTS
    ? sentence("signForMany", { count: numberValue(others.length) })
    : sentence("signFor", {
        accounts: listValue(others.map((value) => ({ type: "address", value }))),
      })
}

function feeSentence(
  feeBump: XdrFields,
  source: string,
  account: DescribeOptions["account"],
): Sentence {
  const payer = accountIn(feeBump.feeSource)
  const fee = lumens(feeBump.fee)
  if (account && accountOf(account) !== payer) {
    return sentence("payFeeFrom", { payer: { type: "address", value: payer }, fee })
  }
  return sentence(payer === source ? "payOwnFee" : "payFee", { fee })
}

/**
 * The home domain of a SEP-10 challenge: sequence number 0, which the network never applies, and only data entries, the
 * first named “{domain} auth” with a nonce of 64 bytes.
 */
function signInDomain({ seqNum, operations }: XdrFields): string | undefined {
  const entries = (operations as XdrFields[]).map(({ sourceAccount, body }) => ({
    sourceAccount,
    ...(body as XdrUnion),
  }))
  const isChallenge =
    seqNum === 0n &&
    entries.every(({ type, sourceAccount }) => type === "manageData" && sourceAccount !== null)
  if (!isChallenge) return undefined
  const { dataName, dataValue } = (entries[0]?.value ?? {}) as XdrFields
  if (!(dataValue instanceof Uint8Array) || dataValue.length !== 64) return undefined
  const name = dataName instanceof Uint8Array ? decodeUtf8(dataName) : dataName
  return typeof name === "string" ? DOMAIN.exec(name)?.[1] : undefined
}

/** The name of the first entry: a domain, with a port where one is developed. */
const DOMAIN = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?) auth$/i

function accountIn(address: XdrFields[string] | undefined): string {
  return accountOf(addressOf(address))
}
