import {
  Account,
  Asset,
  hash,
  Keypair,
  Operation,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { draftOf, type Entries } from "../src/entries/entries.js"
import { passphrase, type TestLedger, testLedger } from "./ledger.js"

type Person = "root" | "alice" | "bob" | "carol" | "issuer"
type Content = Parameters<ReturnType<typeof draftOf>["put"]>[0]

const pairs: Readonly<Record<Person, Keypair>> = {
  root: Keypair.master(passphrase),
  alice: pairOf("alice"),
  bob: pairOf("bob"),
  carol: pairOf("carol"),
  issuer: pairOf("issuer"),
}

/** Accounts by their addresses, so that an operation's own source can sign. */
const byAddress = new Map(Object.values(pairs).map((pair) => [pair.publicKey(), pair]))

export function pairOf(name: string): Keypair {
  return Keypair.fromRawEd25519Seed(hash(new TextEncoder().encode(name)))
}

/** Four accounts with 10,000 lumens each: Alice, Bob, Carol, and an issuer of two assets. */
export interface World extends Readonly<Record<Person, Keypair>> {
  readonly ledger: TestLedger
  readonly usd: Asset
  readonly eur: Asset
  /** Sends operations in one transaction, signed by all sources. Returns the results, or the transaction's code. */
  send(source: Keypair, ...operations: xdr.Operation[]): xdr.OperationResult[] | string
  /** The same, for a step that must succeed. Returns the results. */
  ok(source: Keypair, ...operations: xdr.Operation[]): xdr.OperationResult[]
  /** The code of the last operation that was tried, or else of the transaction. */
  code(source: Keypair, ...operations: xdr.Operation[]): string
  /** Opens trust lines to both assets, and gives 1,000 of each. */
  trusting(...holders: Keypair[]): void
  /** Writes entries into the ledger, past all rules. */
  patch(...entries: Content[]): void
  account(pair: Keypair): xdr.AccountEntry
  line(pair: Keypair, asset: Asset): xdr.TrustLineEntry | undefined
}

export function createWorld(): World {
  const ledger = testLedger()
  const usd = new Asset("USD", pairs.issuer.publicKey())
  const eur = new Asset("EURO", pairs.issuer.publicKey())

  function send(source: Keypair, ...operations: xdr.Operation[]) {
    const { seqNum } = ledger.account(source.xdrAccountId())!
    const builder = new TransactionBuilder(new Account(source.publicKey(), String(seqNum)), {
      fee: "100",
      networkPassphrase: passphrase,
      timebounds: { minTime: 0, maxTime: 0 },
    })
    for (const operation of operations) builder.addOperation(operation)
    const transaction = builder.build()
    const sources = new Set([source.publicKey(), ...operations.flatMap(sourceOf)])
    transaction.sign(...[...sources].map((address) => byAddress.get(address)!))
    const outcome = ledger.submit(transaction.toXdr())
    const { result } = "refused" in outcome ? outcome.refused : outcome.transaction.result
    return result.type === "txSuccess" || result.type === "txFailed"
      ? [...result.results]
      : result.type
  }

  const world: World = {
    ...pairs,
    ...{ ledger, usd, eur, send },
    ok(source, ...operations) {
      const results = send(source, ...operations)
      if (typeof results === "string" || !results.every((one) => /Success$/.test(codeOf(one))))
        throw new Error(typeof results === "string" ? results : results.map(codeOf).join(" "))
      return results
    },
    code(source, ...operations) {
      const results = send(source, ...operations)
      if (typeof results === "string") return results
      return codeOf(results.find((one) => !/Success$/.test(codeOf(one))) ?? results.at(-1)!)
    },
    trusting(...holders) {
      for (const holder of holders)
        world.ok(
          pairs.issuer,
          ...[usd, eur].flatMap((asset) => [
            Operation.changeTrust({ asset, source: holder.publicKey() }),
            Operation.payment({ destination: holder.publicKey(), asset, amount: "1000" }),
          ]),
        )
    },
    patch(...entries) {
      const draft = draftOf(ledger.entries as unknown as Entries, ledger.closed.length)
      for (const entry of entries) draft.put(entry)
      draft.commit()
    },
    account: (pair) => ledger.account(pair.xdrAccountId())!,
    line: (pair, asset) =>
      ledger.draft().trustLine(pair.xdrAccountId(), asset.toTrustLineXdrObject()),
  }
  world.ok(
    pairs.root,
    ...[pairs.alice, pairs.bob, pairs.carol, pairs.issuer].map((pair) =>
      Operation.createAccount({ destination: pair.publicKey(), startingBalance: "10000" }),
    ),
  )
  return world
}

function sourceOf({ sourceAccount }: xdr.Operation): string[] {
  return sourceAccount ? [String(sourceAccount.toJson())] : []
}

/** The code of an operation's result, such as `paymentUnderfunded` or `opNoAccount`. */
export function codeOf(result: xdr.OperationResult): string {
  return result.type === "opInner" ? String(result.tr.value.type) : result.type
}

/** An operation that the SDK's builders would reject. */
export function raw(body: xdr.OperationBody, source?: Keypair): xdr.Operation {
  return new xdr.Operation({ sourceAccount: source?.xdrMuxedAccount() ?? null, body })
}

/** Lets a sponsor pay for what operations of another account create. */
export function sponsoredBy(
  sponsor: Keypair,
  sponsored: Keypair,
  ...operations: xdr.Operation[]
): xdr.Operation[] {
  return [
    Operation.beginSponsoringFutureReserves({
      sponsoredId: sponsored.publicKey(),
      source: sponsor.publicKey(),
    }),
    ...operations,
    Operation.endSponsoringFutureReserves({ source: sponsored.publicKey() }),
  ]
}
