import {
  Account,
  Contract,
  Operation,
  SorobanDataBuilder,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { readEntries, simulate } from "../effects/simulate.js"
import { type ComposeNetwork, composeTransaction } from "../operations/compose-transaction.js"
import { emptyTransaction, type SourcedOperation } from "../operations/transaction.js"
import { fromStroops } from "../stellar/amount.js"
import { BASE_FEE } from "../stellar/fee.js"
import { codeKey } from "./code.js"

/** For how long a contract is kept: about 30 days, in ledgers of five seconds. */
const LEDGERS = 30 * 17_280

/**
 * Builds the envelope that keeps a contract (`C…`) and its code in the ledger, or restores them if they are archived. Throws as
 * `composeTransaction`, and an `Error` with the network's own message.
 */
export async function composeLife(
  act: "extend" | "restore",
  contract: string,
  address: string,
  network: ComposeNetwork,
  signal: AbortSignal,
): Promise<string> {
  const { passphrase: networkPassphrase, rpcUrl } = network
  const keys = await keysOf(contract, rpcUrl, signal)
  const data = new SorobanDataBuilder()
  if (act === "extend") data.setReadOnly(keys)
  else data.setReadWrite(keys)
  const envelope = new TransactionBuilder(new Account(address, "0"), {
    fee: "100",
    networkPassphrase,
  })
    .addOperation(
      act === "extend"
        ? Operation.extendFootprintTtl({ extendTo: LEDGERS })
        : Operation.restoreFootprint({}),
    )
    .setSorobanData(data.build())
    .setTimeout(0)
    .build()
  const found = await simulate(rpcUrl, envelope.toXDR(), signal)
  const resources = xdr.SorobanTransactionData.fromXdr(found.transactionData, "base64").toJson()
  const draft = emptyTransaction(address)
  const values = {
    ...draft.values,
    resources: JSON.stringify(resources),
    fee: fromStroops(BASE_FEE + found.resourceFee),
  }
  const operation: SourcedOperation =
    act === "extend"
      ? { type: "extendFootprintTtl", source: "", values: { extendTo: `${LEDGERS}` } }
      : { type: "restoreFootprint", source: "", values: {} }
  return composeTransaction({ ...draft, values, operations: [operation] }, network)
}

/** The keys of a contract's own entry, and of its code if that is an entry too. */
async function keysOf(
  contract: string,
  rpcUrl: string,
  signal: AbortSignal,
): Promise<xdr.LedgerKey[]> {
  const key = new Contract(contract).getFootprint()
  const [entry] = (await readEntries(rpcUrl, [key.toXdr("base64")], signal)).values()
  const data = entry === undefined ? undefined : xdr.LedgerEntryData.fromXdr(entry, "base64")
  const value = data?.type === "contractData" ? data.contractData.val : undefined
  const executable = value?.type === "scvContractInstance" ? value.value.executable : undefined
  return executable?.type === "contractExecutableWasm"
    ? [key, codeKey(executable.wasmHash.toBytes())]
    : [key]
}
