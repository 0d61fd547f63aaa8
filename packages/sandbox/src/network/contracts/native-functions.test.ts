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
} from "../../../test/contract.js"
import { balance, funded, signed, type TestLedger, testLedger } from "../../../test/ledger.js"
import { errorText, isHostError } from "./host-error.js"

let ledger: TestLedger
let alice: Keypair
let bob: Keypair

beforeEach(() => {
  ledger = testLedger()
  alice = funded(ledger)
  bob = funded(ledger)
})

const START = 100_000_000_000n

/** The first line of what a trial says of a call that fails. */
function refusal(name: string, ...args: xdr.ScVal[]): string | undefined {
  return refusalOf(calling(nativeContract(ledger).contractId(), name, ...args))
}

/** A call that the SDK's own builder would partly refuse. */
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

describe("what the contract tells without being paid", () => {
  test("its decimals, its name and its symbol", () => {
    expect([ask(ledger, "decimals"), ask(ledger, "name"), ask(ledger, "symbol")]).toEqual([
      7,
      "native",
      "native",
    ])
  })

  test("the lumens of an account, those of a contract, and 0 for a contract that never had any", () => {
    expect(ask(ledger, "balance", address(alice.publicKey()))).toBe(START)
    expect(ask(ledger, "balance", address(someContract))).toBe(0n)
    call(ledger, alice, transfer(ledger, alice, someContract, 12n))
    expect(ask(ledger, "balance", address(someContract))).toBe(12n)
  })

  test("nothing of an account that there is not", () => {
    const nobody = address(Keypair.random().publicKey())
    expect(refusal("balance", nobody)).toBe(
      "HostError: Error(Contract, #6) account entry is missing",
    )
  })
})

describe("a transfer", () => {
  /** The one event of a transaction's only operation, and its meta. */
  function told(operation: xdr.Operation) {
    const submitted = ledger.submit(signed(prepare(ledger, alice, operation), alice).toXdr())
    if ("refused" in submitted) throw new Error("refused")
    const { meta, result } = submitted.transaction
    if (meta.type !== "v4") throw new TypeError(meta.type)
    const [event] = meta.v4.operations[0]?.events ?? []
    return { meta: meta.v4, result, event: event! }
  }

  test("gives back nothing, tells one event, and is bound to both by the hash in its result", () => {
    const { meta, event, result } = told(transfer(ledger, alice, bob.publicKey(), 7n))
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

  test("to a muxed address goes to its account, and its number into the event", () => {
    const muxed = new MuxedAccount(new Account(bob.publicKey(), "0"), "42").accountId()
    const { event } = told(transfer(ledger, alice, muxed, 7n))
    expect(balance(ledger, bob)).toBe(START + 7n)
    expect(scValToNative(event.body.v0.topics[2]!)).toBe(bob.publicKey())
    expect(scValToNative(event.body.v0.data)).toEqual({ amount: 7n, to_muxed_id: 42n })
  })

  test("to oneself leaves all but the fee where it was", () => {
    const transaction = signed(
      prepare(ledger, alice, transfer(ledger, alice, alice.publicKey(), 7n)),
      alice,
    )
    expect(ledger.submit(transaction.toXdr())).toMatchObject({ transaction: { successful: true } })
    expect(balance(ledger, alice)).toBe(START - BigInt(transaction.fee))
  })

  test("creates an account where there is none, if it brings the reserve (CAP-73)", () => {
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

  test("takes what an account can spend, and not a stroop more: its reserve stays", () => {
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
      "from an account that there is not",
      () => transfer(ledger, Keypair.random(), bob.publicKey(), 1n),
      "Error(Contract, #6) account entry is missing",
    ],
    [
      "nothing to an account that there is not",
      () => transfer(ledger, alice, Keypair.random().publicKey(), 0n),
      "Error(Contract, #6) account entry is missing",
    ],
    [
      "from a contract that has none",
      () => transfer(ledger, someContract, bob.publicKey(), 1n),
      "Error(Contract, #10) balance is not sufficient to spend",
    ],
  ])("of %s is refused by the contract", (_, operation, why) => {
    expect(refusalOf(operation())).toBe(`HostError: ${why}`)
  })

  test("moves lumens between accounts and contracts, and makes and loses none", () => {
    const people = [alice, bob, funded(ledger)]
    const contracts = [someContract, nativeContract(ledger).contractId()]
    const total = () => {
      const inContracts = contracts.map((each) => ask(ledger, "balance", address(each)) as bigint)
      const inAccounts = [...ledger.entries.values()].map(({ data }) =>
        data.type === "account" ? data.account.balance : 0n,
      )
      const sum = [...inContracts, ...inAccounts].reduce((one, other) => one + other, 0n)
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

describe("a call that cannot be", () => {
  const to = () => address(bob.publicKey())
  const from = () => address(alice.publicKey())
  const text = (value: string) => xdr.ScVal.scvString(value)

  test.each<[string, () => string | undefined, string]>([
    [
      "of a function that is not there",
      () => refusal("mint", to(), stroops(1n)),
      "Error(Context, MissingValue) function does not exist: the sandbox carries out transfer, balance, decimals, name, symbol",
    ],
    [
      "of a function named after an object's own",
      () => refusal("constructor"),
      "Error(Context, MissingValue) function does not exist: the sandbox carries out transfer, balance, decimals, name, symbol",
    ],
    [
      "with too few arguments",
      () => refusal("transfer", from(), to()),
      "Error(Context, UnexpectedSize) wrong number of args to func",
    ],
    [
      "with too many",
      () => refusal("decimals", to()),
      "Error(Context, UnexpectedSize) wrong number of args to func",
    ],
    [
      "from a text",
      () => refusal("transfer", text(alice.publicKey()), to(), stroops(1n)),
      "Error(Value, UnexpectedType) an argument is not an address of an account or a contract",
    ],
    [
      "from a muxed address",
      () => refusal("transfer", muxed(alice), to(), stroops(1n)),
      "Error(Value, UnexpectedType) an argument is not an address of an account or a contract",
    ],
    [
      "to a claimable balance",
      () => refusal("transfer", from(), claimable(), stroops(1n)),
      "Error(Value, UnexpectedType) an argument is not an address of an account or a contract",
    ],
    [
      "of an amount of another type",
      () => refusal("transfer", from(), to(), nativeToScVal(1n, { type: "u64" })),
      "Error(Value, UnexpectedType) an argument is not an i128",
    ],
  ])("%s is refused by the host", (_, refused, why) => {
    expect(refused()).toBe(`HostError: ${why}`)
  })

  test("of another contract finds none there", () => {
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
