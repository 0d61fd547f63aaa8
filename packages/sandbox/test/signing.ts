import {
  Account,
  Asset,
  type FeeBumpTransaction,
  Keypair,
  Networks,
  Operation,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { sandboxConfig } from "../src/config.js"
import { createModel } from "../src/wallet/create-model.js"
import { sandboxAccounts } from "../src/wallet/keys.js"
import type { LocalModel } from "../src/wallet/model.js"
import type { Quirk, WalletSettings } from "../src/wallet/state.js"

/** The addresses of accounts 1 and 2. */
export const [first, second] = sandboxAccounts.map(({ address }) => address) as [string, string]

/** A model on the given networks, and its pending waits. A test ends a wait by calling it. */
export function testModel(options: {
  quirks: readonly Quirk[]
  networks: readonly string[]
  initial?: Partial<WalletSettings>
}): { model: LocalModel; waits: { ms: number; end: () => void }[] } {
  const waits: { ms: number; end: () => void }[] = []
  const model = createModel({
    ...options,
    wallet: "test",
    accounts: sandboxAccounts,
    networks: sandboxConfig(8000).networks.filter(({ id }) => options.networks.includes(id)),
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
  })
  return { model, waits }
}

/** A preimage of type 9 on Testnet, in base64. */
export const type9: string =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

/** A preimage of type 10 on Testnet that is bound to account 1, in base64. */
export const type10: string =
  "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA"

function payment(passphrase: string): Transaction {
  return new TransactionBuilder(new Account(first, "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(Operation.payment({ destination: second, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
}

/** An envelope in which account 1 pays 1 XLM to account 2. */
export const paymentXdr: string = payment(Networks.TESTNET).toXdr()

/** The same envelope in a fee bump. */
export function feeBumpXdr(passphrase: string): string {
  const bump: FeeBumpTransaction = TransactionBuilder.buildFeeBumpTransaction(
    second,
    "400",
    payment(passphrase),
    passphrase,
  )
  return bump.toXdr()
}

/** The account whose signature is the last in an envelope, for a network. */
export function signerOf(envelope: unknown, passphrase: string): string | undefined {
  const transaction = TransactionBuilder.fromXdr(String(envelope), passphrase)
  const { signature } = transaction.signatures.at(-1)!
  return sandboxAccounts.find(({ address }) =>
    Keypair.fromPublicKey(address).verify(transaction.hash(), signature),
  )?.address
}

/** The amount of the payment in an envelope. */
export function amountOf(envelope: unknown): unknown {
  const [operation] = TransactionBuilder.fromXdr(String(envelope), Networks.TESTNET).operations
  return operation?.type === "payment" ? operation.amount : undefined
}
