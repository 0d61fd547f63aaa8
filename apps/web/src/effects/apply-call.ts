import type { Call, DescribedOperation } from "@alidade/core/describe"
import { formatAmount, fromStroops } from "../stellar/amount.js"
import { say } from "../texts/en/effects.js"
import { describe } from "../texts/sentences.js"
import { credit, type Draft, debit } from "./draft.js"
import { exactly } from "./effect.js"
import type { Token, TokenEvent } from "./token-events.js"
import { accountOf, textIn } from "./values.js"

type Transfer = Extract<TokenEvent, { kind: "transfer" }>

/** Applies what a call's events say to a draft of an account. */
export function applyCall(draft: Draft, events: readonly TokenEvent[]): void {
  const own = draft.address
  for (const event of events) {
    const { token, amount } = event
    if (event.kind === "approve") {
      if (event.from === own) {
        draft.warnings.add(
          say("allows", { spender: event.spender, amount: tokenText(token, amount) }),
        )
      }
      continue
    }
    if (!token.asset) continue
    if (event.from === own) debit(draft, token.asset, exactly(amount))
    if (event.to === own) credit(draft, token.asset, exactly(amount))
  }
}

/** What an account gains or loses, in units of each token that is not an asset of the network, by its contract. */
export function tokenChanges(
  events: readonly TokenEvent[],
  address: string,
): ReadonlyMap<string, bigint> {
  const changes = new Map<string, bigint>()
  for (const event of events) {
    if (event.kind !== "transfer" || event.token.asset) continue
    const { token, amount, from, to } = event
    const change = (to === address ? amount : 0n) - (from === address ? amount : 0n)
    if (from === address || to === address) {
      changes.set(token.contract, (changes.get(token.contract) ?? 0n) + change)
    }
  }
  return changes
}

/** Warns if a call that is named “transfer” would not move just what its arguments say. */
export function findMismatches(
  { call, sentence }: DescribedOperation,
  events: readonly TokenEvent[],
  address: string,
): string[] {
  const transfers = events.filter((event) => event.kind === "transfer")
  const stated = call && statedTransfer(call)
  if (!stated) return []
  const found = transfers.find(
    (transfer) =>
      transfer.from === stated.from &&
      transfer.to === stated.to &&
      transfer.amount === stated.amount &&
      (stated.contract === undefined
        ? transfer.token.asset !== undefined && transfer.token.asset.issuer === undefined
        : transfer.token.contract === stated.contract),
  )
  const others = transfers.filter((transfer) => transfer !== found && transfer.from === address)
  return [
    ...(found ? [] : [say("notAsStated", { sentence: describe(sentence) })]),
    ...others.map(({ token, amount, to }) => {
      const taken = tokenText(token, amount)
      return to === undefined
        ? say("takesMore", { amount: taken })
        : say("takesMoreFor", { amount: taken, to })
    }),
  ]
}

/** What the signature authorizes besides the operation's own call, in words. */
export function authorizedBeyond({ sentence, authorizations }: DescribedOperation): string[] {
  const said = describe(sentence)
  return [
    ...new Set(
      authorizations.flatMap(({ call }) => [
        ...(describe(call.sentence) === said ? [] : [describe(call.sentence)]),
        ...call.calls.flatMap(allCalls),
      ]),
    ),
  ]
}

/** A call and those below it, in words. */
export function allCalls({ sentence, calls }: Call): string[] {
  return [describe(sentence), ...calls.flatMap(allCalls)]
}

/** The transfer that a call named “transfer” states. Without a contract it is the native asset's. */
function statedTransfer({
  sentence,
  args,
}: Call): (Pick<Transfer, "from" | "to" | "amount"> & { contract?: string }) | undefined {
  const isNative = sentence.key === "transfer"
  const isNamed = sentence.key === "call" && textIn(sentence.values.function) === "transfer"
  const [from, to, amount] = args
  if (!(isNative || isNamed) || args.length !== 3) return undefined
  if (from?.type !== "address" || to?.type !== "address" || amount?.type !== "i128")
    return undefined
  return {
    from: accountOf(textIn(from.value)),
    to: accountOf(textIn(to.value)),
    amount: BigInt(textIn(amount.value)),
    ...(isNative ? {} : { contract: textIn(sentence.values.contract) }),
  }
}

function tokenText({ asset, contract }: Token, amount: bigint): string {
  if (!asset) return say("tokenUnits", { amount: String(amount), contract })
  return `${formatAmount(fromStroops(amount))} ${asset.code}`
}
