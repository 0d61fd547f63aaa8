import { Keypair, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import { accountSignature, delegate, sealEntry } from "../../test/authorize.js"
import {
  address,
  nativeContract,
  nextLedger,
  prepare,
  stroops,
  trial,
  withAuth,
} from "../../test/contract.js"
import { calling, deploy, run } from "../../test/deploy.js"
import { funded, signed, submit, type TestLedger, testLedger } from "../../test/ledger.js"
import { errorName, isHostError } from "../host/host-error.js"

const VOID = xdr.ScVal.scvVoid()
const symbol = (text: string) => xdr.ScVal.scvSymbol(text)
const list = (...items: xdr.ScVal[]) => xdr.ScVal.scvVec(items)
const bytes = (value: Uint8Array) => xdr.ScVal.scvBytes(value)

let ledger: TestLedger
let alice: Keypair
let bob: Keypair
let owner: Keypair
let account: string
let vault: string

beforeEach(async () => {
  ledger = testLedger()
  alice = funded(ledger)
  bob = funded(ledger)
  owner = Keypair.random()
  account = await deploy(ledger, alice, "account", bytes(owner.rawPublicKey()))
  vault = await deploy(ledger, alice, "vault")
})

/** What happens to a call with its recorded entry signed like this: `tx_success`, or why its simulation fails. */
function outcome(
  operation: xdr.Operation,
  sign: (payload: Uint8Array) => xdr.ScVal,
  delegates?: (payload: Uint8Array) => xdr.SorobanDelegateSignature[],
): string {
  const { auth } = trial(ledger, alice, operation, { upgraded: true })
  const sealed = auth.map((entry) => sealEntry(entry, nextLedger(ledger) + 100, sign, delegates))
  try {
    const authorized = withAuth(operation, sealed)
    const tried = trial(ledger, alice, authorized, { auth: "enforce" })
    return submit(ledger, signed(prepare(ledger, alice, operation, tried), alice))
  } catch (thrown) {
    if (!isHostError(thrown)) throw thrown
    return [thrown, thrown.cause].map((error) => error?.message).join(" < ")
  }
}

const byOwner = (payload: Uint8Array) => bytes(owner.sign(Buffer.from(payload)))
const failed = "failed account authentication with error"

describe("an account that a contract is", () => {
  test("authorizes a call by its own check of a signature", () => {
    expect(outcome(calling(vault, "guard", address(account)), byOwner)).toBe("tx_success")
  })

  test("refuses another key's signature", () => {
    expect(
      outcome(calling(vault, "guard", address(account)), (payload) =>
        bytes(alice.sign(Buffer.from(payload))),
      ),
    ).toBe(`${failed} < failed ED25519 verification`)
  })

  test("authorizes nested calls in one tree, and a transfer of what it holds", () => {
    const native = nativeContract(ledger).contractId()
    run(
      ledger,
      alice,
      native,
      "transfer",
      ...[alice.publicKey(), account].map(address),
      stroops(9n),
    )
    const args = [address(account), address(bob.publicKey()), stroops(4n)]
    const call = calling(
      vault,
      "nested",
      address(account),
      address(native),
      symbol("transfer"),
      list(...args),
    )
    const { auth } = trial(ledger, alice, call, { upgraded: true })
    expect(auth.map(({ rootInvocation }) => rootInvocation.subInvocations.length)).toEqual([1])
    expect(outcome(call, byOwner)).toBe("tx_success")
    expect(run(ledger, alice, native, "balance", address(account))).toBe(5n)
  })

  test("cannot be asked for a call below the operation's own, unless the simulation allows it", () => {
    const call = calling(vault, "through", address(vault), symbol("guard"), list(address(account)))
    const other = calling(
      account,
      "__check_auth",
      ...[bytes(Buffer.alloc(32)), bytes(Buffer.alloc(64)), list()],
    )
    expect(() => trial(ledger, alice, call)).toThrow("re-entry")
    expect(() => trial(ledger, alice, other)).toThrow("can't invoke a reserved function directly")
  })
})

describe("delegates of an account (CAP-71)", () => {
  const guard = () => calling(vault, "guard", address(account))

  test("sign in its place: accounts, and contracts with delegates of their own", async () => {
    const inner = await deploy(ledger, alice, "account", bytes(owner.rawPublicKey()))
    const byBoth = (payload: Uint8Array) => [
      delegate(bob.publicKey(), accountSignature(bob, payload)),
      delegate(inner, VOID, delegate(alice.publicKey(), accountSignature(alice, payload))),
    ]
    expect(outcome(guard(), () => VOID, byBoth)).toBe("tx_success")
  })

  test("must have signed with their own key", () => {
    const byWrong = (payload: Uint8Array) => [
      delegate(bob.publicKey(), accountSignature(alice, payload)),
    ]
    expect(outcome(guard(), () => VOID, byWrong)).toBe(
      `${failed} < signer does not belong to account`,
    )
  })

  test("must be in order, without repetition", () => {
    const twice = (payload: Uint8Array) =>
      [bob, bob].map((pair) => delegate(pair.publicKey(), accountSignature(pair, payload)))
    expect(outcome(guard(), () => VOID, twice)).toBe(
      `${failed} < delegated signers are not in order or repeated`,
    )
  })

  test("cannot be asked outside of a check", () => {
    expect(outcome(guard(), () => VOID)).toBe(`${failed} < VM call trapped: unreachable`)
  })
})

describe("a contract that authorizes what its callee does in its name", () => {
  let callee: string
  const guarded = (entries: xdr.ScVal) =>
    calling(
      vault,
      "on_behalf",
      entries,
      ...[address(callee), symbol("through")],
      list(address(callee), symbol("guard"), list(address(vault))),
    )

  test("lets a contract below its callee act for it, for exactly the listed call", async () => {
    callee = await deploy(ledger, alice, "vault")
    const third = await deploy(ledger, alice, "vault")
    const entry = (name: string) =>
      list(
        symbol("Contract"),
        map({
          context: map({
            args: list(address(vault)),
            contract: address(third),
            fn_name: symbol(name),
          }),
          sub_invocations: list(),
        }),
      )
    const call = (entries: xdr.ScVal) =>
      calling(
        vault,
        "on_behalf",
        entries,
        ...[address(callee), symbol("through")],
        list(address(third), symbol("guard"), list(address(vault))),
      )
    expect(scValToNative(trial(ledger, alice, call(list(entry("guard")))).value)).toBe(null)
    expect(() => trial(ledger, alice, call(list(entry("other"))))).toThrow(
      "encountered unauthorized call for a contract earlier in the call stack",
    )
    expect(refusal(guarded(list(symbol("nonsense"))))).toMatch("Error(Value, UnexpectedType)")
  })
})

function map(fields: Record<string, xdr.ScVal>): xdr.ScVal {
  return xdr.ScVal.scvMap(
    Object.entries(fields).map(([name, val]) => new xdr.ScMapEntry({ key: symbol(name), val })),
  )
}

function refusal(operation: xdr.Operation): string {
  try {
    trial(ledger, alice, operation)
    return "no error"
  } catch (thrown) {
    if (!isHostError(thrown)) throw thrown
    return errorName(thrown.reason)
  }
}
