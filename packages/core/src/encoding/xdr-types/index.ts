import { ledger } from "./ledger.js"
import type { XdrType } from "./notation.js"
import { operations } from "./operations.js"
import { soroban } from "./soroban.js"
import { transaction } from "./transaction.js"

/** Stellar's XDR as far as it can be asked to be signed: transactions of every kind, and preimages; as of Protocol 28. */
export const xdrTypes: Readonly<Record<string, XdrType>> = {
  ...transaction,
  ...operations,
  ...ledger,
  ...soroban,
}
