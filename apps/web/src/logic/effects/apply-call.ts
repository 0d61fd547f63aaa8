import type { Call, DescribedOperation } from "@alidade/core/describe"
import { credit, debit, moved } from "./balances.js"
import type { Draft } from "./draft.js"
import { exactly } from "./effect.js"
import {
  address as addressValue,
  amount as amountValue,
  code,
  foreign,
  type Shown,
  type Statement,
  statement,
} from "./statement.js"
import type { ItemEvent, Token, TokenEvent } from "./token-event.js"
import { accountOf, textIn } from "./values.js"

type Transfer = Extract<TokenEvent, { kind: "transfer" }>

/** Applies what a call's events say to a draft of an account. */
export function applyCall(draft: Draft, events: readonly TokenEvent[]): void {
  const own = draft.address
  for (const event of events) {
    if (event.kind === "item") {
      if (allowsItem(event, own)) draft.warnings.push(itemAllowance(event))
      continue
    }
    const { token, amount } = event
    if (event.kind === "approve") {
      if (event.from === own) {
        const values = { spender: addressValue(event.spender), amount: tokenAmount(token, amount) }
        draft.warnings.push(statement("letsSpend", values))
      }
      continue
    }
    const { asset } = token
    const { from, to } = event
    if (!asset) continue
    const shown = moved(draft, amount, asset)
    if (from === own) debit(draft, asset, exactly(amount), moveTo(shown, to))
    if (to === own) credit(draft, asset, exactly(amount), moveFrom(shown, from))
  }
}

function moveTo(amount: Shown, account: string | undefined): Statement {
  if (account === undefined) return statement("isBurned", { amount })
  return statement("goesTo", { amount, account: addressValue(account) })
}

function moveFrom(amount: Shown, account: string | undefined): Statement {
  if (account === undefined) return statement("isMinted", { amount })
  return statement("comesFrom", { amount, account: addressValue(account) })
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
): Statement[] {
  const transfers = events.filter((event) => event.kind === "transfer")
  const stated = call && statedTransfer(call)
  if (!stated) return []
  const found = transfers.find(
    (transfer) =>
      transfer.from === stated.from &&
      transfer.to === stated.to &&
      transfer.amount === stated.amount &&
      transfer.token.contract === stated.contract,
  )
  const others = transfers.filter((transfer) => transfer !== found && transfer.from === address)
  return [
    ...(found
      ? []
      : [statement("notAsStated", { sentence: { type: "sentence", value: sentence } })]),
    ...others.map(({ token, amount, to }) => {
      const taken = tokenAmount(token, amount)
      return to === undefined
        ? statement("alsoTakes", { amount: taken })
        : statement("alsoTakesFor", { amount: taken, to: addressValue(to) })
    }),
  ]
}

/** What events without an amount say about an account. What they let others take is a warning instead. */
export function itemsOf(events: readonly TokenEvent[], address: string): ItemEvent[] {
  return events.flatMap((event) =>
    event.kind === "item" && event.addresses.includes(address) && !allowsItem(event, address)
      ? [event]
      : [],
  )
}

/** Whether an event without an amount lets somebody else take what is an account's. */
function allowsItem({ name, addresses }: ItemEvent, address: string): boolean {
  const [owner, spender] = addresses
  return name.startsWith("approve") && owner === address && spender !== undefined
}

/** What the signature authorizes besides the operation's own call, which each address authorizes once. */
export function authorizedBeyond({ authorizations }: DescribedOperation): Call[] {
  const covered = new Set<string | undefined>()
  return authorizations.flatMap(({ address, call, isOwnCall }) => {
    if (!isOwnCall || covered.has(address)) return allCalls(call)
    covered.add(address)
    return call.calls.flatMap(allCalls)
  })
}

/** A call and those below it. */
export function allCalls(call: Call): Call[] {
  return [call, ...call.calls.flatMap(allCalls)]
}

/** The transfer that a call named “transfer” states. */
export function statedTransfer(
  call: Call,
): (Pick<Transfer, "from" | "to" | "amount"> & { contract: string }) | undefined {
  const { contract, args } = call
  const [from, to, amount] = args
  if (call.function !== "transfer" || contract === undefined || args.length !== 3) return undefined
  if (from?.type !== "address" || to?.type !== "address" || amount?.type !== "i128")
    return undefined
  return {
    from: accountOf(textIn(from.value)),
    to: accountOf(textIn(to.value)),
    amount: BigInt(textIn(amount.value)),
    contract,
  }
}

function itemAllowance({ name, token, addresses, content }: ItemEvent): Statement {
  const spender = addressValue(addresses[1] ?? "")
  const contract = addressValue(token.contract)
  return name === "approve_for_all"
    ? statement("allowsItems", { spender, contract })
    : statement("allowsItem", { spender, contract, item: foreign(content) })
}

function tokenAmount({ asset, contract }: Token, units: bigint): Shown {
  if (asset) return amountValue(units, asset)
  return statement("tokenUnits", { amount: code(units), contract: addressValue(contract) })
}
