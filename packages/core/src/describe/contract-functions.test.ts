import {
  Account,
  Address,
  Asset,
  hash,
  Keypair,
  nativeToScVal,
  Operation,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { networks } from "../networks/networks.js"
import { describeAuthEntry } from "./auth-entry.js"
import { sentenceText } from "./sentence.js"
import { describeTransaction } from "./transaction.js"
import type { DescribeOptions, Warning } from "./types.js"

const passphrase = networks.Testnet
const [own, other, third] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)).publicKey(),
) as [string, string, string]
const xlm = Asset.native().contractId(passphrase)
const token = new Asset("TOKEN", other).contractId(passphrase)

const address = (text: string) => Address.fromString(text).toScVal()
const i128 = (value: bigint) => nativeToScVal(value, { type: "i128" })
const u32 = (value: number) => nativeToScVal(value, { type: "u32" })
const bytes = (length: number) => xdr.ScVal.scvBytes(new Uint8Array(length).fill(7))
const code = "07".repeat(32)

type Args = xdr.ScVal[]

const argsOf = (contract: string, functionName: string, args: Args) =>
  new xdr.InvokeContractArgs({
    contractAddress: Address.fromString(contract).toScAddress(),
    functionName,
    args,
  })

const invocation = (
  called: xdr.InvokeContractArgs,
  subInvocations: xdr.SorobanAuthorizedInvocation[] = [],
) =>
  new xdr.SorobanAuthorizedInvocation({
    function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(called),
    subInvocations,
  })

/** An operation that makes a call, with authorizations by its source account. */
async function operationOf(
  called: xdr.InvokeContractArgs,
  authorized: xdr.SorobanAuthorizedInvocation[] = [],
  options: DescribeOptions = {},
) {
  const operation = Operation.invokeHostFunction({
    func: xdr.HostFunction.hostFunctionTypeInvokeContract(called),
    auth: authorized.map(
      (rootInvocation) =>
        new xdr.SorobanAuthorizationEntry({
          credentials: xdr.SorobanCredentials.sorobanCredentialsSourceAccount(),
          rootInvocation,
        }),
    ),
  })
  const transaction = new TransactionBuilder(new Account(own, "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(operation)
    .setTimeout(0)
    .build()
  const { operations } = await describeTransaction(transaction.toXDR(), passphrase, {
    knownContracts: [token],
    ...options,
  })
  return operations[0]!
}

const keysOf = (warnings: readonly Warning[]) => warnings.map(({ level, key }) => `${level} ${key}`)

/** What a call reads like, and its warnings. */
async function told(contract: string, name: string, args: Args, options?: DescribeOptions) {
  const { sentence, warnings } = await operationOf(argsOf(contract, name, args), [], options)
  return [sentenceText(sentence), ...keysOf(warnings)]
}

const allowance = (amount: bigint, from = own, ledger = 900) => [
  address(from),
  address(other),
  i128(amount),
  u32(ledger),
]

describe("functions with words of their own", () => {
  const units = `5 units of the token ${token}`

  test.each<[string, Args, string[]]>([
    [
      "transfer",
      [address(own), address(other), i128(5n)],
      [`Transfer ${units} from ${own} to ${other}`],
    ],
    [
      "transfer_from",
      [address(own), address(other), address(third), i128(5n)],
      [
        `Transfer ${units} from ${other} to ${third}, by an allowance of ${own}`,
        "caution warnUsesAllowance",
      ],
    ],
    [
      "approve",
      allowance(5n),
      [`Let ${other} spend up to ${units} of yours until ledger 900`, "caution warnAllowance"],
    ],
    [
      "approve",
      allowance(5n, third),
      [`Let ${other} spend up to ${units} from ${third} until ledger 900`, "caution warnAllowance"],
    ],
    [
      "approve",
      allowance(0n),
      [`Take back what ${other} may spend of the token ${token} of yours`],
    ],
    [
      "increase_allowance",
      [address(own), address(other), i128(5n)],
      [`Let ${other} spend ${units} more of yours`, "caution warnAllowance"],
    ],
    [
      "decrease_allowance",
      [address(own), address(other), i128(5n)],
      [`Let ${other} spend ${units} less of yours`],
    ],
    [
      "approve_for_all",
      [address(own), address(other), u32(900)],
      [
        `Let ${other} transfer everything of yours in ${token} until ledger 900`,
        "danger warnAllowanceAll",
      ],
    ],
    ["burn", [address(own), i128(5n)], [`Burn ${units} from ${own}`, "caution warnBurn"]],
    [
      "burn_from",
      [address(own), address(other), i128(5n)],
      [`Burn ${units} from ${other}, by an allowance of ${own}`, "caution warnBurn"],
    ],
    ["mint", [address(other), i128(5n)], [`Create ${units} for ${other}`, "caution warnMint"]],
    [
      "clawback",
      [address(other), i128(5n)],
      [`Claw back ${units} from ${other}`, "danger warnClawback"],
    ],
    [
      "set_admin",
      [address(other)],
      [`Make ${other} the administrator of ${token}`, "danger warnAdmin"],
    ],
    [
      "set_authorized",
      [address(other), xdr.ScVal.scvBool(true)],
      [`Allow ${other} to hold the token ${token}`],
    ],
    [
      "set_authorized",
      [address(other), xdr.ScVal.scvBool(false)],
      [`Stop allowing ${other} to hold the token ${token}`, "caution warnFreeze"],
    ],
    ["upgrade", [bytes(32)], [`Replace the code of ${token} with ${code}`, "danger warnUpgrade"]],
    [
      "upgrade",
      [bytes(32), address(own)],
      [`Replace the code of ${token} with ${code}`, "danger warnUpgrade"],
    ],
  ])("%s", async (name, args, words) => {
    expect(await told(token, name, args)).toEqual(words)
  })

  test.each<[string, Args]>([
    ["approve", [address(other), i128(5n)]],
    ["approve", [address(own), address(other), u32(5), u32(900)]],
    ["approve", [...allowance(5n), u32(1)]],
    ["transfer", [address(own), address(other), nativeToScVal(5n, { type: "u64" })]],
    ["upgrade", [bytes(31)]],
    ["set_admin", [nativeToScVal(other)]],
    ["Approve", allowance(5n)],
    ["constructor", []],
  ])("are not those of %s with other arguments or another name", async (name, args) => {
    expect(await told(token, name, args)).toEqual([`Call ${name} on ${token}`])
  })
})

describe("an allowance", () => {
  test("of XLM is an amount of XLM", async () => {
    expect(await told(xlm, "approve", allowance(50_000_000n))).toEqual([
      `Let ${other} spend up to 5 XLM of yours until ledger 900`,
      "caution warnAllowance",
    ])
    expect(await told(xlm, "approve", allowance(0n))).toEqual([
      `Take back what ${other} may spend of XLM of yours`,
    ])
  })

  test.each([2n ** 127n - 1n, 2n ** 64n - 1n, 2n ** 63n - 1n, 10n ** 30n])(
    "of %i units is a danger: it has no limit in practice",
    async (amount) => {
      for (const contract of [xlm, token]) {
        const [, ...warnings] = await told(contract, "approve", allowance(amount))
        expect(warnings).toEqual(["danger warnAllowanceAll"])
      }
    },
  )

  test("above the balance is a danger", async () => {
    const warned = async (amount: bigint, options: DescribeOptions, from = own) =>
      (await told(xlm, "approve", allowance(amount, from), options)).at(-1)
    const options = { account: own, balance: "5.0000000" }
    expect(await warned(50_000_000n, options)).toBe("caution warnAllowance")
    expect(await warned(50_000_001n, options)).toBe("danger warnAllowanceAll")
    expect(await warned(50_000_001n, { account: own })).toBe("caution warnAllowance")
    expect(await warned(50_000_001n, options, third)).toBe("caution warnAllowance")
  })

  test("is yours only if it is the connected account's", async () => {
    const words = async (account: string) =>
      (await told(token, "approve", allowance(5n), { account }))[0]
    expect(await words(own)).toContain("of yours")
    expect(await words(third)).toContain(`from ${own}`)
  })

  test("warns in a sub-call, in an authorization alone, and once if both name the same call", async () => {
    const approve = argsOf(token, "approve", allowance(2n ** 127n - 1n))
    const below = await operationOf(argsOf(token, "swap", []), [
      invocation(argsOf(token, "swap", []), [invocation(approve)]),
    ])
    expect(keysOf(below.warnings)).toEqual(["danger warnAllowanceAll"])
    expect(below.authorizations[0]!.call.calls[0]!.sentence.key).toBe("callApproveOwn")
    const twice = await operationOf(approve, [invocation(approve)])
    expect(keysOf(twice.warnings)).toEqual(["danger warnAllowanceAll"])
    const preimage = xdr.HashIdPreimage.envelopeTypeSorobanAuthorization(
      new xdr.HashIdPreimageSorobanAuthorization({
        networkId: hash(Buffer.from(passphrase)),
        nonce: 5n,
        signatureExpirationLedger: 9,
        invocation: invocation(approve),
      }),
    ).toXdr("base64")
    const alone = await describeAuthEntry(preimage, { account: own, knownContracts: [token] })
    expect(alone.call.sentence.key).toBe("callApproveOwn")
    expect(keysOf(alone.warnings)).toEqual(["danger warnAllowanceAll"])
  })
})

describe("an authorization's call", () => {
  const called = argsOf(token, "transfer", [address(own), address(other), i128(5n)])

  test("is the operation's own if all of it is the same", async () => {
    const { authorizations } = await operationOf(called, [invocation(called)])
    expect(authorizations).toMatchObject([{ isOwnCall: true }])
  })

  test.each<[string, xdr.InvokeContractArgs]>([
    ["amount", argsOf(token, "transfer", [address(own), address(other), i128(5n * 10n ** 17n)])],
    ["recipient", argsOf(token, "transfer", [address(own), address(third), i128(5n)])],
    ["contract", argsOf(xlm, "transfer", [address(own), address(other), i128(5n)])],
    ["function", argsOf(token, "transfers", [address(own), address(other), i128(5n)])],
    ["number of arguments", argsOf(token, "transfer", [address(own), address(other)])],
  ])("is another one with another %s", async (_, authorized) => {
    const { authorizations } = await operationOf(called, [invocation(authorized)])
    expect(authorizations).toMatchObject([{ isOwnCall: false }])
  })

  test("is another one if it differs only where a description is cut", async () => {
    const long = (end: string) => argsOf(token, "f", [nativeToScVal("x".repeat(5000) + end)])
    const { authorizations } = await operationOf(long("a"), [invocation(long("b"))])
    expect(authorizations).toMatchObject([{ isOwnCall: false }])
  })
})
