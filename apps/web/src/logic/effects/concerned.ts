import type { DescribedTransaction } from "@alidade/core/describe"
import type { Deed } from "../sentence/deed.js"
import { deedsOf } from "../sentence/read-deeds.js"
import { accountOf } from "./values.js"

/** What an account or a contract is in a request. */
export type Role =
  | "from"
  | "to"
  | "source"
  | "feePayer"
  | "holder"
  | "signer"
  | "spender"
  | "contract"
  | "signsOnly"

/** An account or a contract that a request concerns. */
export interface Concerned {
  /** `G…` or `C…` */
  address: string
  /** The same as the request names it: it can be `M…`. */
  shown: string
  role: Role
  /** Whether the request acts for it, or it is the connected one: what keeps it from acting matters. */
  isActing: boolean
}

/** The roles of those whom a deed names, by the name of the value. */
const roles: Readonly<Record<string, Role>> = {
  from: "from",
  to: "to",
  account: "holder",
  signer: "signer",
  spender: "spender",
  contract: "contract",
}

/** The kinds of deeds that move an amount from their source. */
const paying: ReadonlySet<Deed["kind"]> = new Set([
  "payment",
  "createAccount",
  "pathSend",
  "pathReceive",
  "createClaimable",
  "merge",
])

/** Whom a transaction concerns: the accounts that it acts for, then those that it names, then the connected one. */
export function concernedBy(transaction: DescribedTransaction, connected: string): Concerned[] {
  const { source, deeds } = deedsOf(transaction)
  const found = new Map<string, Concerned>()
  const add = (shown: string, role: Role, isActing: boolean): void => {
    const address = accountOf(shown)
    if (!found.has(address)) found.set(address, { address, shown, role, isActing })
  }
  const roleOf = (account: string): Role =>
    deeds.some(({ kind, by = source }) => by === account && paying.has(kind)) ? "from" : "source"
  add(transaction.source, roleOf(source), true)
  if (transaction.feeSource !== undefined) add(transaction.feeSource, "feePayer", true)
  for (const { by } of deeds) if (by !== undefined) add(by, roleOf(by), true)
  for (const { values } of deeds) {
    for (const [name, value] of Object.entries(values)) {
      const role = roles[name]
      if (role && value.type === "address") add(value.value, role, false)
    }
  }
  add(connected, "signsOnly", true)
  // The connected account is the last one, unless the transaction acts for it.
  const isNamed = found.get(connected)
  if (isNamed && !isNamed.isActing) {
    found.delete(connected)
    found.set(connected, { ...isNamed, isActing: true })
  }
  return [...found.values()]
}
