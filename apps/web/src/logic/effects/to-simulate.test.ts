import { networks } from "@alidade/core"
import { describeTransaction } from "@alidade/core/describe"
import {
  Account,
  Address,
  Asset,
  Keypair,
  nativeToScVal,
  Operation,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { expect, it } from "vitest"
import { buildTransferPreimage } from "../../../test/transfer-preimage.js"
import { preimageToSimulate, toSimulate } from "./to-simulate.js"

const passphrase = networks.Testnet
const [own, other] = [1, 2].map((byte) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)))
const from = own!.publicKey()
const contract = Asset.native().contractId(passphrase)

const invocation = new xdr.SorobanAuthorizedInvocation({
  function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
    new xdr.InvokeContractArgs({
      contractAddress: Address.fromString(contract).toScAddress(),
      functionName: "transfer",
      args: [],
    }),
  ),
  subInvocations: [],
})
const ofSource = xdr.SorobanCredentials.sorobanCredentialsSourceAccount()
const ofAddress = xdr.SorobanCredentials.sorobanCredentialsAddress(
  new xdr.SorobanAddressCredentials({
    address: Address.fromString(from).toScAddress(),
    nonce: 7n,
    signatureExpirationLedger: 9,
    signature: xdr.ScVal.scvVoid(),
  }),
)

/** A call that is authorized with these credentials. */
function built(credentials: xdr.SorobanCredentials) {
  const operation = Operation.invokeContractFunction({
    contract,
    function: "transfer",
    args: [Address.fromString(from).toScVal(), nativeToScVal(5n, { type: "i128" })],
    auth: [new xdr.SorobanAuthorizationEntry({ credentials, rootInvocation: invocation })],
  })
  return new TransactionBuilder(new Account(from, "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(operation)
    .setTimeout(0)
    .build()
}

it("leaves a call as it is if its source account authorizes it", () => {
  const xdr = built(ofSource).toXDR()
  expect(toSimulate(xdr, passphrase)).toBe(xdr)
})

it("leaves out authorizations that other signatures must back", async () => {
  const given = await describeTransaction(built(ofAddress).toXDR(), passphrase)
  const simulated = await describeTransaction(
    toSimulate(built(ofAddress).toXDR(), passphrase),
    passphrase,
  )
  expect(given.operations[0]?.authorizations).toHaveLength(1)
  expect(simulated.operations[0]).toEqual({ ...given.operations[0], authorizations: [] })
})

it("simulates the inner transaction of a fee bump", () => {
  const inner = built(ofSource)
  const bump = TransactionBuilder.buildFeeBumpTransaction(other!, "400", inner, passphrase)
  expect(toSimulate(bump.toXDR(), passphrase)).toBe(inner.toXDR())
})

it.each([9, 10] as const)("takes the call out of a preimage of type %s", async (type) => {
  const preimage = buildTransferPreimage({
    from,
    to: other!.publicKey(),
    stroops: 5n,
    expirationLedger: 9,
    type,
    passphrase,
  })
  const { source, operations } = await describeTransaction(
    preimageToSimulate(preimage, passphrase),
    passphrase,
  )
  expect(source).not.toBe(from)
  expect(operations).toHaveLength(1)
  expect(operations[0]?.sentence.key).toBe("transfer")
})
