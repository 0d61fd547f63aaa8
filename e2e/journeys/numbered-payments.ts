import { Account, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { accounts } from "./test.js"

/** Unsigned payments of these amounts of XLM from the first account, which exists, in the order of its sequence. */
export async function buildPayments(site: string, amounts: readonly string[]): Promise<string[]> {
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  const { address } = accounts.first
  const response = await fetch(`${networks[0].horizonUrl}/accounts/${address}`)
  const account = new Account(address, String((await response.json()).sequence))
  return amounts.map((amount) =>
    new TransactionBuilder(account, { fee: "100", networkPassphrase: Networks.TESTNET })
      .addOperation(
        Operation.createAccount({
          destination: accounts.second.address,
          startingBalance: amount,
        }),
      )
      .setTimeout(0)
      .build()
      .toXDR(),
  )
}
