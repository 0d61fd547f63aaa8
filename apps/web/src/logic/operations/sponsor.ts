import type { FieldProblem, Problems, Values } from "./field.js"
import { emptyOperation, readOperation } from "./operation.js"
import { emptyTransaction, type SourcedOperation, type TransactionDraft } from "./transaction.js"

/** What can be sponsored, by the arm of the table, and the operation that makes it. */
export const sponsoredKinds = {
  account: "createAccount",
  trustline: "changeTrust",
  data: "manageData",
  signer: "setOptions",
} as const

export type SponsoredKind = keyof typeof sponsoredKinds

/** What is typed into the form of a sponsorship. */
export interface Sponsorship {
  kind: SponsoredKind
  /** `G…`, as it is typed. */
  sponsored: string
  /** The values of the operation's fields, without the account that it is for. */
  values: Values
}

/** The transaction of a sponsor (`G…`): what is made stands between the beginning and the end of the sponsorship. */
export function sponsorDraft(sponsor: string, sponsorship: Sponsorship): TransactionDraft {
  const { kind, values } = sponsorship
  const sponsored = sponsorship.sponsored.trim()
  const begin: SourcedOperation = {
    type: "beginSponsoringFutureReserves",
    source: "",
    values: { sponsoredId: sponsored },
  }
  const type = sponsoredKinds[kind]
  const made: SourcedOperation =
    kind === "account"
      ? { type, source: "", values: { ...values, destination: sponsored } }
      : { type, source: sponsored, values: { ...emptyOperation(type).values, ...values } }
  const end: SourcedOperation = {
    type: "endSponsoringFutureReserves",
    source: sponsored,
    values: {},
  }
  return { ...emptyTransaction(sponsor), operations: [begin, made, end] }
}

/** What is wrong with a sponsorship, by field. A signer and data need their values, which other operations don't. */
export function sponsorProblems(sponsor: string, sponsorship: Sponsorship): Problems {
  const [begin, made] = sponsorDraft(sponsor, sponsorship).operations.map(readOperation)
  const problems = new Map<string, FieldProblem>()
  for (const read of [begin, made]) {
    if (read && "problems" in read) for (const [path, one] of read.problems) problems.set(path, one)
  }
  problems.delete("destination")
  const needed = { account: [], trustline: [], data: ["dataValue"], signer: ["signer.key"] }
  for (const path of needed[sponsorship.kind]) {
    const value = path
      .split(".")
      .reduce<unknown>((at, name) => Object(at)[name], sponsorship.values)
    if (String(value ?? "").trim() === "") problems.set(path, { problem: "missing" })
  }
  return problems
}

/** How many base reserves the sponsor keeps for it: an account counts twice. */
export function reservesOf(kind: SponsoredKind): bigint {
  return kind === "account" ? 2n : 1n
}
