import { xdr } from "@stellar/stellar-sdk/base"
import { addressPreimage } from "../create.js"
import { hostError } from "../host-error.js"
import { contractFunction, createFunction, type Node } from "./invocation.js"

/** Reads an entry of `authorize_as_curr_contract`: a call with the calls below it, or the creation of a contract. */
export function readInvokerEntry(contract: xdr.ScAddress, entry: xdr.ScVal): Node {
  const [kind, content] = listIn(entry)
  if (kind?.type !== "scvSymbol" || !content) throw malformed()
  const fields = fieldsIn(content)
  switch (String(kind.sym)) {
    case "Contract": {
      const context = fieldsIn(field(fields, "context"))
      return {
        call: contractFunction(
          addressIn(field(context, "contract")),
          symbolIn(field(context, "fn_name")),
          listIn(field(context, "args")),
        ),
        calls: listIn(field(fields, "sub_invocations")).map((inner) =>
          readInvokerEntry(contract, inner),
        ),
        used: false,
      }
    }
    case "CreateContractHostFn":
      return creation(contract, fields, [])
    case "CreateContractWithCtorHostFn":
      return creation(contract, fields, listIn(field(fields, "constructor_args")))
    default:
      throw malformed()
  }
}

type Fields = ReadonlyMap<string, xdr.ScVal>

function creation(deployer: xdr.ScAddress, fields: Fields, args: readonly xdr.ScVal[]): Node {
  const [kind, codeHash] = listIn(field(fields, "executable"))
  if (kind?.type !== "scvSymbol" || String(kind.sym) !== "Wasm" || !codeHash) throw malformed()
  const call = new xdr.CreateContractArgsV2({
    contractIdPreimage: addressPreimage(deployer, bytesIn(field(fields, "salt"))),
    executable: xdr.ContractExecutable.contractExecutableWasm(bytesIn(codeHash)),
    constructorArgs: [...args],
  })
  return { call: createFunction(call), calls: [], used: false }
}

function fieldsIn(value: xdr.ScVal): Fields {
  if (value.type !== "scvMap") throw malformed()
  return new Map((value.map ?? []).map(({ key, val }) => [symbolIn(key), val]))
}

function field(fields: Fields, name: string): xdr.ScVal {
  const found = fields.get(name)
  if (!found) throw malformed()
  return found
}

function listIn(value: xdr.ScVal): readonly xdr.ScVal[] {
  if (value.type !== "scvVec") throw malformed()
  return value.vec ?? []
}

function symbolIn(value: xdr.ScVal): string {
  if (value.type !== "scvSymbol") throw malformed()
  return String(value.sym)
}

function addressIn(value: xdr.ScVal): xdr.ScAddress {
  if (value.type !== "scvAddress") throw malformed()
  return value.address
}

function bytesIn(value: xdr.ScVal): Uint8Array {
  if (value.type !== "scvBytes" || value.bytes.toBytes().length !== 32) throw malformed()
  return value.bytes.toBytes()
}

function malformed() {
  return hostError("Value", "UnexpectedType", "an authorization of the contract is malformed")
}
