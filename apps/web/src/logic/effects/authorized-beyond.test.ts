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
import { authorizedBeyond } from "./apply-call.js"
import { plain } from "./plain.js"

const passphrase = networks.Testnet
const [own, other, third] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)).publicKey(),
) as [string, string, string]
const token = new Asset("TOKEN", other).contractId(passphrase)

const address = (text: string) => Address.fromString(text).toScVal()
const contractCall = (functionName: string, args: xdr.ScVal[]) =>
  new xdr.InvokeContractArgs({
    contractAddress: Address.fromString(token).toScAddress(),
    functionName,
    args,
  })
const transfer = (amount: bigint, to = other) =>
  contractCall("transfer", [address(own), address(to), nativeToScVal(amount, { type: "i128" })])

const invocation = (called: xdr.InvokeContractArgs, below: xdr.InvokeContractArgs[] = []) =>
  new xdr.SorobanAuthorizedInvocation({
    function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(called),
    subInvocations: below.map((each): xdr.SorobanAuthorizedInvocation => invocation(each)),
  })

/** What these authorizations by the source account allow besides a call. */
async function beyond(called: xdr.InvokeContractArgs, roots: xdr.SorobanAuthorizedInvocation[]) {
  const built = new TransactionBuilder(new Account(own, "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(
      Operation.invokeHostFunction({
        func: xdr.HostFunction.hostFunctionTypeInvokeContract(called),
        auth: roots.map(
          (rootInvocation) =>
            new xdr.SorobanAuthorizationEntry({
              credentials: xdr.SorobanCredentials.sorobanCredentialsSourceAccount(),
              rootInvocation,
            }),
        ),
      }),
    )
    .setTimeout(0)
    .build()
  const { operations } = await describeTransaction(built.toXDR(), passphrase)
  return authorizedBeyond(operations[0]!).map((call) => plain({ call }))
}

const words = (amount: bigint, to = other) =>
  `Transfer ${amount} units of the token ${token} from ${own} to ${to}`

it("is nothing for the call itself", async () => {
  expect(await beyond(transfer(5n), [invocation(transfer(5n))])).toEqual([])
})

it("is the call with another amount or recipient", async () => {
  const more = 5n * 10n ** 17n
  expect(await beyond(transfer(5n), [invocation(transfer(more))])).toEqual([words(more)])
  expect(await beyond(transfer(5n), [invocation(transfer(5n, third))])).toEqual([words(5n, third)])
})

it("is each call below, also to different recipients, and the same one twice", async () => {
  const below = [transfer(5n), transfer(5n, third), transfer(5n)]
  const swap = contractCall("swap", [])
  expect(await beyond(swap, [invocation(swap, below)])).toEqual([
    words(5n),
    words(5n, third),
    words(5n),
  ])
})

it("is the call itself if it is authorized twice", async () => {
  const twice = [invocation(transfer(5n)), invocation(transfer(5n))]
  expect(await beyond(transfer(5n), twice)).toEqual([words(5n)])
})

it("shows the arguments of a function without words of its own", async () => {
  const one = contractCall("swap", [nativeToScVal(5n, { type: "i128" })])
  const other = contractCall("swap", [nativeToScVal(6n, { type: "i128" })])
  expect(await beyond(one, [invocation(other)])).toEqual([`Call swap on ${token} | i128 6`])
})
