import { Account, Asset, Operation, TransactionBuilder } from "@stellar/stellar-sdk"

/** A preimage of type 9 for Testnet: one transfer. */
export const preimage =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

export const message = "Hello, Stellar"

/** A payment of an account to itself: base64 XDR. */
export function payment(address: string, networkPassphrase: string): string {
  return new TransactionBuilder(new Account(address, "1"), { fee: "100", networkPassphrase })
    .addOperation(Operation.payment({ destination: address, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXdr()
}
