import {
  Account,
  Address,
  encodeMuxedAccountToAddress,
  hash,
  Keypair,
  MuxedAccount,
  nativeToScVal,
  scValToNative,
  xdr,
} from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { beforeEach, describe, expect, test } from "vitest"
import {
  address,
  ask,
  call,
  nativeContract,
  prepare,
  someContract,
  stroops,
  transfer,
  trial,
} from "../../test/contract.js"
import { balance, funded, signed, type TestLedger, testLedger } from "../../test/ledger.js"
import { errorText, isHostError } from "../host/host-error.js"

let ledger: TestLedger
let alice: Keypair
let bob: Keypair

beforeEach(() => {
  ledger = testLedger()
  alice = funded(ledger)
  bob = funded(ledger)
})

const START = 100_000_000_000n

/** The first line of the error that a simulated call reports. */
function refusal(name: string, ...args: xdr.ScVal[]): string | undefined {
  return refusalOf(calling(nativeContract(ledger).contractId(), name, ...args))
}

/** A call that the SDK's own builder would partly reject. */
function calling(contract: string, functionName: string, ...args: xdr.ScVal[]): xdr.Operation {
  const contractAddress = new Address(contract).toScAddress()
  const call = new xdr.InvokeContractArgs({ contractAddress, functionName, args })
  const hostFunction = xdr.HostFunction.hostFunctionTypeInvokeContract(call)
  const operation = new xdr.InvokeHostFunctionOp({ hostFunction, auth: [] })
  return new xdr.Operation({
    sourceAccount: null,
    body: xdr.OperationBody.invokeHostFunction(operation),
  })
}

function refusalOf(operation: xdr.Operation): string | undefined {
  try {
    trial(ledger, alice, operation)
    return undefined
  } catch (thrown) {
    if (!isHostError(thrown)) throw thrown
    return `${errorText(thrown).split("\n")[0]} ${thrown.message}`
  }
}

describe("read-only functions of the contract", () => {
  test("return its decimals, name, and symbol", () => {
    expect([ask(ledger, "decimals"), ask(ledger, "name"), ask(ledger, "symbol")]).toEqual([
      7,
      "native",
      "native",
    ])
  })

  test("return the balance of an account or a contract, and 0 for a contract that never held lumens", () => {
    expect(ask(ledger, "balance", address(alice.publicKey()))).toBe(START)
    expect(ask(ledger, "balance", address(someContract))).toBe(0n)
    call(ledger, alice, transfer(ledger, alice, someContract, 12n))
    expect(ask(ledger, "balance", address(someContract))).toBe(12n)
  })

  test("fail for an account that does not exist", () => {
    const nobody = address(Keypair.random().publicKey())
    expect(refusal("balance", nobody)).toBe(
      "HostError: Error(Contract, #6) account entry is missing",
    )
  })
})

describe("a transfer", () => {
  /** The only event of a transaction with one operation, and its meta. */
  function run(operation: xdr.Operation) {
    const submitted = ledger.submit(signed(prepare(ledger, alice, operation), alice).toXdr())
    if ("refused" in submitted) throw new Error("refused")
    const { meta, result } = submitted.transaction
    if (meta.type !== "v4") throw new TypeError(meta.type)
    const [event] = meta.v4.operations[0]?.events ?? []
    return { meta: meta.v4, result, event: event! }
  }

  test("returns nothing, emits one event, and commits to both with the hash in its result", () => {
    const { meta, event, result } = run(transfer(ledger, alice, bob.publicKey(), 7n))
    expect(meta.sorobanMeta?.returnValue?.type).toBe("scvVoid")
    expect(meta.operations).toHaveLength(1)
    expect(meta.operations[0]?.events).toHaveLength(1)
    expect(event.contractId?.toJson()).toBe(nativeContract(ledger).contractId())
    expect(event.body.v0.topics.map((topic) => scValToNative(topic))).toEqual([
      "transfer",
      alice.publicKey(),
      bob.publicKey(),
      "native",
    ])
    expect(scValToNative(event.body.v0.data)).toBe(7n)
    const preimage = new xdr.InvokeHostFunctionSuccessPreImage({
      returnValue: meta.sorobanMeta!.returnValue!,
      events: [event],
    })
    expect(result.result.toJson()).toEqual({
      tx_success: [
        {
          op_inner: {
            invoke_host_function: { success: Buffer.from(hash(preimage.toXdr())).toString("hex") },
          },
        },
      ],
    })
  })

  test("credits the account of a muxed address, and puts the id into the event", () => {
    const muxed = new MuxedAccount(new Account(bob.publicKey(), "0"), "42").accountId()
    const { event } = run(transfer(ledger, alice, muxed, 7n))
    expect(balance(ledger, bob)).toBe(START + 7n)
    expect(scValToNative(event.body.v0.topics[2]!)).toBe(bob.publicKey())
    expect(scValToNative(event.body.v0.data)).toEqual({ amount: 7n, to_muxed_id: 42n })
  })

  test("leaves the balance of a transfer to oneself, except for the fee", () => {
    const transaction = signed(
      prepare(ledger, alice, transfer(ledger, alice, alice.publicKey(), 7n)),
      alice,
    )
    expect(ledger.submit(transaction.toXdr())).toMatchObject({ transaction: { successful: true } })
    expect(balance(ledger, alice)).toBe(START - BigInt(transaction.fee))
  })

  test("creates a missing account if the amount covers its reserve (CAP-73)", () => {
    const carol = Keypair.random()
    const reserve = 10_000_000n
    expect(refusalOf(transfer(ledger, alice, carol.publicKey(), reserve - 1n))).toBe(
      "HostError: Error(Contract, #14) transfer amount is below minimum balance for new account",
    )
    expect(call(ledger, alice, transfer(ledger, alice, carol.publicKey(), reserve))).toBe(
      "tx_success",
    )
    expect(balance(ledger, carol)).toBe(reserve)
    const { seqNum } = ledger.account(carol.xdrAccountId())!
    expect(seqNum).toBe(BigInt(ledger.latest().header.ledgerSeq) << 32n)
  })

  test("can take all an account can spend, but not its reserve", () => {
    const nearly = START - 10_000_000n
    expect(refusalOf(transfer(ledger, alice, bob.publicKey(), nearly + 1n))).toBe(
      "HostError: Error(Contract, #10) resulting balance is not within the allowed range",
    )
    expect(refusalOf(transfer(ledger, alice, bob.publicKey(), nearly))).toBeUndefined()
  })

  test.each<[string, () => xdr.Operation, string]>([
    [
      "a negative amount",
      () => transfer(ledger, alice, bob.publicKey(), -1n),
      "Error(Contract, #8) negative amount is not allowed",
    ],
    [
      "more than any account can hold",
      () => transfer(ledger, alice, bob.publicKey(), 2n ** 63n),
      "Error(Contract, #12) amount is too large for an i64",
    ],
    [
      "a missing sender",
      () => transfer(ledger, Keypair.random(), bob.publicKey(), 1n),
      "Error(Contract, #6) account entry is missing",
    ],
    [
      "0 stroops to a missing account",
      () => transfer(ledger, alice, Keypair.random().publicKey(), 0n),
      "Error(Contract, #6) account entry is missing",
    ],
    [
      "a contract sender without lumens",
      () => transfer(ledger, someContract, bob.publicKey(), 1n),
      "Error(Contract, #10) balance is not sufficient to spend",
    ],
  ])("rejects %s in the contract", (_, operation, why) => {
    expect(refusalOf(operation())).toBe(`HostError: ${why}`)
  })

  test("moves lumens between accounts and contracts without creating or losing any", () => {
    const people = [alice, bob, funded(ledger)]
    const contracts = [someContract, nativeContract(ledger).contractId()]
    const total = () => {
      const inContracts = contracts.map((each) => ask(ledger, "balance", address(each)) as bigint)
      const inAccounts = [...ledger.entries.values()].map(({ data }) =>
        data.type === "account" ? data.account.balance : 0n,
      )
      const sum = [...inContracts, ...inAccounts].reduce((a, b) => a + b, 0n)
      return sum + ledger.latest().header.feePool
    }
    const before = total()
    const recipients = [...people.map((each) => each.publicKey()), ...contracts]
    fc.assert(
      fc.property(
        fc.constantFrom(...people),
        fc.constantFrom(...recipients),
        fc.bigInt({ min: 0n, max: START / 8n }),
        (from, to, amount) => {
          const transaction = prepareIfPossible(from, transfer(ledger, from, to, amount))
          if (transaction) ledger.submit(signed(transaction, from).toXdr())
          expect(total()).toBe(before)
        },
      ),
      { numRuns: 60 },
    )
    expect(ledger.closed.length).toBeGreaterThan(20)
  })

  function prepareIfPossible(from: Keypair, operation: xdr.Operation) {
    try {
      return prepare(ledger, from, operation)
    } catch (thrown) {
      if (isHostError(thrown)) return undefined
      throw thrown
    }
  }
})

describe("an impossible call", () => {
  const to = () => address(bob.publicKey())
  const from = () => address(alice.publicKey())
  const text = (value: string) => xdr.ScVal.scvString(value)

  test.each<[string, () => string | undefined, string]>([
    [
      "a missing function",
      () => refusal("swap", to(), stroops(1n)),
      "Error(Context, MissingValue) function does not exist",
    ],
    [
      "a function named after an object property",
      () => refusal("constructor"),
      "Error(Context, MissingValue) function does not exist",
    ],
    [
      "too few arguments",
      () => refusal("transfer", from(), to()),
      "Error(Context, UnexpectedSize) wrong number of args to func",
    ],
    [
      "too many arguments",
      () => refusal("decimals", to()),
      "Error(Context, UnexpectedSize) wrong number of args to func",
    ],
    [
      "a sender in a string",
      () => refusal("transfer", text(alice.publicKey()), to(), stroops(1n)),
      "Error(Value, UnexpectedType) an argument is not an address of an account or a contract",
    ],
    [
      "a muxed sender",
      () => refusal("transfer", muxed(alice), to(), stroops(1n)),
      "Error(Value, UnexpectedType) an argument is not an address of an account or a contract",
    ],
    [
      "a claimable balance as recipient",
      () => refusal("transfer", from(), claimable(), stroops(1n)),
      "Error(Value, UnexpectedType) an argument is not an address of an account or a contract",
    ],
    [
      "an amount of another type",
      () => refusal("transfer", from(), to(), nativeToScVal(1n, { type: "u64" })),
      "Error(Value, UnexpectedType) an argument is not an i128",
    ],
  ])("%s is rejected by the host", (_, refused, why) => {
    expect(refused()).toBe(`HostError: ${why}`)
  })

  test("finds no other contract", () => {
    expect(refusalOf(calling(someContract, "balance", to()))).toBe(
      "HostError: Error(Storage, MissingValue) trying to get non-existing value for contract instance",
    )
  })

  function muxed(pair: Keypair): xdr.ScVal {
    return address(encodeMuxedAccountToAddress(pair.xdrMuxedAccount("1")))
  }

  function claimable(): xdr.ScVal {
    const id = xdr.ClaimableBalanceId.claimableBalanceIdTypeV0(new Uint8Array(32))
    return xdr.ScVal.scvAddress(xdr.ScAddress.scAddressTypeClaimableBalance(id))
  }
})
