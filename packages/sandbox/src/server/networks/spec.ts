import type { Ledger } from "@alidade/network"
import { Address, xdr } from "@stellar/stellar-sdk/base"

/** What a contract's functions take and return. */
export interface ContractSpec {
  /** A function's arguments by name as values of the protocol. Throws if the function is unknown, or they don't fit. */
  argumentsOf(name: string, args: Readonly<Record<string, unknown>>): xdr.ScVal[]
  /** A function's returned value as a JavaScript value. */
  resultOf(name: string, value: xdr.ScVal | undefined): unknown
}

/** Reads the spec in a contract's Wasm. `what` names the contract in errors. */
async function readSpec(wasm: Uint8Array, what: string): Promise<ContractSpec> {
  // The SDK's contract client is loaded only for tests that call contracts.
  const { Spec } = await import("@stellar/stellar-sdk/contract")
  let spec: InstanceType<typeof Spec>
  try {
    spec = Spec.fromWasm(wasm)
  } catch (cause) {
    throw new Error(
      `${what} has no spec, so its functions' arguments are unknown. Build it with the Stellar CLI, or send the call as ` +
        "an operation.",
      { cause },
    )
  }
  const names = spec.funcs().map(({ name }) => String(name))
  return {
    argumentsOf(name, args) {
      if (!names.includes(name))
        throw new Error(`${what} has no function "${name}". It has: ${names.join(", ")}.`)
      const known = spec.getFunc(name).inputs.map((input) => String(input.name))
      const extra = Object.keys(args).find((given) => !known.includes(given))
      if (extra !== undefined)
        throw new Error(
          `The function "${name}" has no argument "${extra}". It has: ${known.join(", ") || "none"}.`,
        )
      return spec.funcArgsToScVals(name, args)
    },
    resultOf: (name, value) => value && spec.funcResToNative(name, value),
  }
}

/** The arguments of the constructor of a contract's Wasm. */
export async function constructorArgs(
  wasm: Uint8Array,
  args: Readonly<Record<string, unknown>>,
): Promise<xdr.ScVal[]> {
  return (await readSpec(wasm, "The Wasm")).argumentsOf("__constructor", args)
}

/** The spec of a contract (`C…`) on a ledger. */
export async function specOf({ entries }: Ledger, contract: string): Promise<ContractSpec> {
  const data = (key: xdr.LedgerKey) => entries.get(key.toXdr("base64"))?.data
  const instance = data(
    xdr.LedgerKey.contractData(
      new xdr.LedgerKeyContractData({
        contract: Address.fromString(contract).toScAddress(),
        key: xdr.ScVal.scvLedgerKeyContractInstance(),
        durability: xdr.ContractDataDurability.persistent,
      }),
    ),
  )
  const value = instance?.type === "contractData" ? instance.contractData.val : undefined
  if (value?.type !== "scvContractInstance")
    throw new Error(`There is no contract ${contract} on this network. Deploy it first.`)
  const { executable } = value.instance
  if (executable.type !== "contractExecutableWasm")
    throw new Error(
      `${contract} is the contract of an asset, which has no Wasm. Send the call as an operation.`,
    )
  const code = data(
    xdr.LedgerKey.contractCode(new xdr.LedgerKeyContractCode({ hash: executable.wasmHash })),
  )
  if (code?.type !== "contractCode") throw new Error(`The Wasm of ${contract} is archived.`)
  return readSpec(code.contractCode.code, contract)
}
