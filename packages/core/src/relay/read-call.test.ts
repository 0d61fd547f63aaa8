import { Address, hash, xdr } from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { called, contract, signers, unsignedEntry } from "../../test/auth-entries.js"
import { setEntryExpiration } from "../entries/set-expiration.js"
import { readCall } from "./read-call.js"

const func = xdr.HostFunction.hostFunctionTypeInvokeContract(
  new xdr.InvokeContractArgs({
    contractAddress: Address.fromString(called).toScAddress(),
    functionName: "run",
    args: [],
  }),
)

describe("a call", () => {
  const [one] = signers
  const entries = [
    unsignedEntry(one.publicKey(), { credentials: "address" }),
    unsignedEntry(contract),
  ]
  const [first = "", second = ""] = entries.map((entry) => entry.toXdr("base64"))
  const read = readCall({
    func: func.toXdr("base64"),
    auth: [setEntryExpiration(first, 300), setEntryExpiration(second, 200)],
  })

  test("can be in no ledger after its first signature has expired", () => {
    expect(read.lastLedger).toBe(200)
  })

  test("CP1: has the bytes of an operation as the Stellar SDK writes it", () => {
    const auth = [
      [first, 300],
      [second, 200],
    ].map(([entry, ledger]) =>
      xdr.SorobanAuthorizationEntry.fromXdr(
        setEntryExpiration(String(entry), Number(ledger)),
        "base64",
      ),
    )
    const expected = new xdr.InvokeHostFunctionOp({ hostFunction: func, auth })
    expect(Buffer.from(read.operation)).toEqual(Buffer.from(expected.toXdr()))
  })

  test("has a key for each nonce, as the network stores it", () => {
    const keys = [one.publicKey(), contract].map((address) =>
      xdr.LedgerKey.contractData(
        new xdr.LedgerKeyContractData({
          contract: Address.fromString(address).toScAddress(),
          key: xdr.ScVal.scvLedgerKeyNonce(new xdr.ScNonceKey({ nonce: 1234567890123n })),
          durability: xdr.ContractDataDurability.temporary,
        }),
      ).toXdr("base64"),
    )
    expect(read.usedKeys).toEqual(keys)
  })

  test("may also deploy a contract", () => {
    const upload = xdr.HostFunction.hostFunctionTypeUploadContractWasm(hash(Buffer.from("code")))
    expect(() => readCall({ func: upload.toXdr("base64"), auth: [first] })).not.toThrow()
  })
})
