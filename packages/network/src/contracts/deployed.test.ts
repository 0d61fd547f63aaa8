import { type Keypair, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import { compileWat } from "../../test/compile-wat.js"
import { address, call, prepare, trial } from "../../test/contract.js"
import { calling, deploy, run, u32, upload } from "../../test/deploy.js"
import { funded, signed, submit, type TestLedger, testLedger } from "../../test/ledger.js"
import { contractWasm } from "../../test/wat.js"
import { errorName, isHostError } from "../host/host-error.js"

const [TEMPORARY, PERSISTENT, INSTANCE] = [0, 1, 2].map(u32) as [xdr.ScVal, xdr.ScVal, xdr.ScVal]
const symbol = (text: string) => xdr.ScVal.scvSymbol(text)
const list = (...items: xdr.ScVal[]) => xdr.ScVal.scvVec(items)

let ledger: TestLedger
let alice: Keypair

beforeEach(() => {
  ledger = testLedger()
  alice = funded(ledger)
})

/** The error of a simulated call, and its message. */
function refusal(operation: xdr.Operation): string {
  try {
    return `returned ${scValToNative(trial(ledger, alice, operation).value)}`
  } catch (thrown) {
    if (!isHostError(thrown)) throw thrown
    return `${errorName(thrown.reason)} ${thrown.message}`
  }
}

describe("a deployed contract", () => {
  test("runs its constructor, and keeps a number in each kind of storage", async () => {
    const counter = await deploy(ledger, alice, "counter", u32(40))
    expect(run(ledger, alice, counter, "count", INSTANCE)).toBe(41)
    expect(run(ledger, alice, counter, "count", INSTANCE)).toBe(42)
    expect(run(ledger, alice, counter, "count", PERSISTENT)).toBe(1)
    expect(run(ledger, alice, counter, "count", TEMPORARY)).toBe(1)
    expect(run(ledger, alice, counter, "get", INSTANCE)).toBe(42)
    run(ledger, alice, counter, "delete", PERSISTENT)
    expect(refusal(calling(counter, "get", PERSISTENT))).toBe(
      "Error(Storage, MissingValue) trying to get non-existing value for contract data",
    )
  })

  test("publishes events with its address", async () => {
    const counter = await deploy(ledger, alice, "counter", u32(0))
    const { events } = trial(ledger, alice, calling(counter, "count", INSTANCE))
    expect(events).toHaveLength(1)
    const [{ body, contractId }] = events as [xdr.ContractEvent]
    expect(String(contractId?.toJson())).toBe(counter)
    expect(body.v0.topics.map(scValToNative)).toEqual([2])
    expect(scValToNative(body.v0.data)).toBe(1)
  })

  test("is not deployed if its constructor gets other arguments", async () => {
    await expect(deploy(ledger, alice, "counter")).rejects.toThrow(
      "constructor invocation has failed with error",
    )
  })

  test("updates its code, keeps its storage, and says so in a system event", async () => {
    const counter = await deploy(ledger, alice, "counter", u32(7))
    const codeHash = upload(ledger, alice, await contractWasm("caller"))
    const update = calling(counter, "update", xdr.ScVal.scvBytes(codeHash))
    const { events } = trial(ledger, alice, update)
    expect(events.map(({ type }) => type.name)).toEqual(["system"])
    expect(call(ledger, alice, update)).toBe("tx_success")
    expect(refusal(calling(counter, "count", INSTANCE))).toBe(
      "Error(WasmVm, MissingValue) trying to invoke non-existent contract function",
    )
  })

  test("does not share the objects of another contract's call", async () => {
    const traps = await deploy(ledger, alice, "traps")
    expect(refusal(calling(traps, "unknown_object"))).toBe(
      "Error(Value, InvalidInput) unknown object reference",
    )
  })
})

describe("a call between contracts", () => {
  test("returns the callee's value, and persists what it wrote", async () => {
    const counter = await deploy(ledger, alice, "counter", u32(1))
    const caller = await deploy(ledger, alice, "caller")
    const args = [address(counter), symbol("count"), list(INSTANCE)]
    expect(run(ledger, alice, caller, "call", ...args)).toBe(2)
    expect(run(ledger, alice, counter, "get", INSTANCE)).toBe(2)
  })

  test("takes back the callee's writes and events if the caller fails", async () => {
    const counter = await deploy(ledger, alice, "counter", u32(1))
    const caller = await deploy(ledger, alice, "caller")
    const outer = await deploy(ledger, alice, "caller")
    const inner = list(address(counter), symbol("count"), list(INSTANCE))
    const args = [address(caller), symbol("fail_after"), inner]
    const { events, value } = trial(ledger, alice, calling(outer, "try", ...args))
    // Error(Context, InvalidAction): only a contract's own errors have their number.
    expect(scValToNative(value)).toBe(6)
    expect(events).toEqual([])
    expect(run(ledger, alice, outer, "try", ...args)).toBe(6)
    expect(run(ledger, alice, counter, "get", INSTANCE)).toBe(1)
  })

  test("shows a caught error of the callee with its number", async () => {
    const traps = await deploy(ledger, alice, "traps")
    const caller = await deploy(ledger, alice, "caller")
    const args = (name: string) => [address(traps), symbol(name), list()]
    expect(run(ledger, alice, caller, "try", ...args("fail"))).toBe(7)
    expect(run(ledger, alice, caller, "try", ...args("return_error"))).toBe(9)
  })

  test("cannot enter a contract that runs, nor a reserved function", async () => {
    const caller = await deploy(ledger, alice, "caller")
    const again = list(address(caller), symbol("call"), list())
    expect(refusal(calling(caller, "call", address(caller), symbol("call"), again))).toBe(
      "Error(Context, InvalidAction) Contract re-entry is not allowed",
    )
    expect(refusal(calling(caller, "call", address(caller), symbol("__constructor"), list()))).toBe(
      "Error(Context, InvalidAction) can't invoke a reserved function directly",
    )
  })
})

describe("a contract that fails", () => {
  test.each([
    ["unreachable", "Error(WasmVm, InvalidAction)"],
    ["divide", "Error(WasmVm, ArithDomain)"],
    ["read_outside", "Error(WasmVm, IndexBounds)"],
    ["call_other", "Error(WasmVm, UnexpectedType)"],
    ["fail", "Error(Contract, #7)"],
    ["fail_as_host", "Error(Context, UnexpectedType)"],
    ["return_error", "Error(Contract, #9)"],
    ["return_nonsense", "Error(Value, InvalidInput)"],
    ["unknown_object", "Error(Value, InvalidInput)"],
    ["host_reads_outside", "Error(WasmVm, IndexBounds)"],
    ["i32_result", "Error(WasmVm, UnexpectedType)"],
    ["a_global", "Error(WasmVm, UnexpectedType)"],
    ["missing", "Error(WasmVm, MissingValue)"],
    ["endless", "Error(Budget, ExceededLimit)"],
    ["deep", "Error(Budget, ExceededLimit)"],
    ["fill", "Error(Budget, ExceededLimit)"],
  ])("by %s ends with a typed error, and the ledger stays", async (name, reason) => {
    const traps = await deploy(ledger, alice, "traps")
    const before = ledger.entries.size
    expect(refusal(calling(traps, name))).toMatch(reason)
    expect(ledger.entries.size).toBe(before)
  })

  test("with an object of another type, too few arguments, or other types ends with a typed error", async () => {
    const traps = await deploy(ledger, alice, "traps")
    const bytes = xdr.ScVal.scvBytes(Buffer.of(1))
    expect(refusal(calling(traps, "wrong_object", bytes))).toMatch("Error(Value, InvalidInput)")
    expect(refusal(calling(traps, "wrong_object"))).toMatch("Error(WasmVm, UnexpectedSize)")
    expect(refusal(calling(traps, "i32_argument", u32(1)))).toMatch("Error(WasmVm, UnexpectedType)")
  })

  test("in its transaction pays the fee and writes nothing", async () => {
    const counter = await deploy(ledger, alice, "counter", u32(1))
    const traps = await deploy(ledger, alice, "traps")
    const tried = trial(ledger, alice, calling(counter, "count", PERSISTENT))
    const failing = prepare(ledger, alice, calling(traps, "write_and_trap"), tried)
    const before = ledger.entries.size
    expect(submit(ledger, signed(failing, alice))).toBe("tx_failed function_trapped")
    expect(ledger.entries.size).toBe(before)
  })

  test("gets at most 40 MiB of memory", async () => {
    const traps = await deploy(ledger, alice, "traps")
    expect(run(ledger, alice, traps, "pages")).toBe(640)
  })

  test("by more instructions than declared ends with that result", async () => {
    const counter = await deploy(ledger, alice, "counter", u32(1))
    const tried = trial(ledger, alice, calling(counter, "count", INSTANCE))
    const { resources, resourceFee, ext } = tried.transactionData
    const transactionData = new xdr.SorobanTransactionData({
      ext,
      resourceFee,
      resources: new xdr.SorobanResources({ ...resources, instructions: 1000 }),
    })
    const short = prepare(ledger, alice, calling(counter, "count", INSTANCE), {
      ...tried,
      transactionData,
    })
    expect(submit(ledger, signed(short, alice))).toBe("tx_failed op_resource_limit_exceeded")
  })
})

describe("code that cannot run is refused when it is uploaded", () => {
  test.each([
    [
      "floating point",
      `(module (func (export "f") (result i64) (drop (f64.add (f64.const 1) (f64.const 2))) (i64.const 2)))`,
      "it uses floating point",
    ],
    [
      "a floating-point parameter",
      `(module (func (export "f") (param f32) (result i64) (i64.const 2)))`,
      "it uses floating point",
    ],
    ["a start function", "(module (func $f) (start $f))", "it has a start function"],
    ["too much memory", "(module (memory 641))", "it needs too much memory"],
    [
      "a function that the host lacks",
      `(module (import "l" "h" (func (param i64) (result i64))))`,
      "The local network does not have the host function create_executable_tag, which the contract imports.",
    ],
    [
      "a function that nobody knows",
      `(module (import "z" "z" (func (result i64))))`,
      "The local network does not know the host function z.z, which the contract imports.",
    ],
    [
      "an imported memory",
      `(module (import "x" "m" (memory 1)))`,
      "it imports something else than functions",
    ],
  ])("%s", async (_, text, why) => {
    const wasm = await compileWat(text)
    expect(() => upload(ledger, alice, wasm)).toThrow(why)
  })

  test("a damaged body, a cut module, and a module without an interface version", async () => {
    const wasm = await contractWasm("counter")
    const damaged = Buffer.from(wasm)
    damaged.fill(0xff, 300, 320)
    expect(() => upload(ledger, alice, damaged)).toThrow("not a valid contract")
    expect(() => upload(ledger, alice, wasm.subarray(0, 300))).toThrow("it ends too early")
    expect(() => upload(ledger, alice, Buffer.of(0, 97, 115, 109, 1, 0, 0, 0))).toThrow(
      "its interface version is missing",
    )
  })

  test("a contract for a later protocol", async () => {
    const wasm = await compileWat("(module)", 99)
    expect(() => upload(ledger, alice, wasm)).toThrow(
      "contract protocol number is too new for the ledger",
    )
  })
})
