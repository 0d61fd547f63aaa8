import {
  Account,
  Contract,
  scValToNative,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { simulateReturn } from "../effects/simulate.js"
import { NOBODY } from "../effects/to-simulate.js"

/**
 * Asks a token (`C…`) for its name (SEP-41), by simulating the call: foreign text. Empty if it has none. Throws a
 * `NetworkError` if the RPC does not answer.
 */
export async function readTokenName(
  { passphrase: networkPassphrase, rpcUrl }: { passphrase: string; rpcUrl: string },
  contract: string,
  signal: AbortSignal,
): Promise<string> {
  const envelope = new TransactionBuilder(new Account(NOBODY, "0"), {
    fee: "100",
    networkPassphrase,
  })
    .addOperation(new Contract(contract).call("name"))
    .setTimeout(0)
    .build()
    .toXDR()
  return nameIn(await simulateReturn(rpcUrl, envelope, signal))
}

function nameIn(returned: string | undefined): string {
  try {
    const name: unknown = scValToNative(xdr.ScVal.fromXdr(returned ?? "", "base64"))
    return typeof name === "string" ? name : ""
  } catch {
    return ""
  }
}
