import { ledger } from "./ledger.js"
import type { XdrType } from "./notation.js"
import { operations } from "./operations.js"
import { soroban } from "./soroban.js"
import { transaction } from "./transaction.js"

/** The part of Stellar's XDR that can be signed: all kinds of transactions, and preimages. As of Protocol 28. */
export const xdrTypes: Readonly<Record<string, XdrType>> = {
  ...transaction,
  ...operations,
  ...ledger,
  ...soroban,
}
