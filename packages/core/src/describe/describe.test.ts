import {
  Account,
  Address,
  Asset,
  Claimant,
  Keypair,
  Memo,
  nativeToScVal,
  Operation,
  StrKey,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { unsignedEntry } from "../../test/auth-entries.js"
import {
  kitPolicy,
  list,
  map,
  testPasskey,
  withSignature,
  zeppelinDelegate,
  zeppelinPasskey,
  zeppelinRules,
} from "../../test/smart-signatures.js"
import { networks } from "../networks/networks.js"
import { describeAuthEntry } from "./auth-entry.js"
import { argumentText, sentenceText } from "./sentence.js"
import { describeTransaction } from "./transaction.js"
import { accountsIn, authEntryTree, transactionTree } from "./tree.js"

const [alice, bob] = [1, 2].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair]
const passphrase = networks.Testnet
const usd = new Asset("USD", bob.publicKey())
const contract = usd.contractId(passphrase)

type Built = Parameters<TransactionBuilder["addOperation"]>[0]

function build(operations: readonly Built[], fee = "100") {
  const builder = new TransactionBuilder(new Account(alice.publicKey(), "1"), {
    fee,
    networkPassphrase: passphrase,
  })
  for (const operation of operations) builder.addOperation(operation)
  return builder.setTimeout(0).build()
}

const describeOf = (operation: Built, options = {}) =>
  describeTransaction(build([operation]).toXDR(), passphrase, options)

/** A call of `swap` without arguments, and its sub-calls. */
const invocationOf = (
  address: string,
  subInvocations: xdr.SorobanAuthorizedInvocation[] = [],
): xdr.SorobanAuthorizedInvocation =>
  new xdr.SorobanAuthorizedInvocation({
    function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
      new xdr.InvokeContractArgs({
        contractAddress: Address.fromString(address).toScAddress(),
        functionName: "swap",
        args: [],
      }),
    ),
    subInvocations,
  })

/** The base64 preimage (type 9) of an authorization. */
async function preimageOf(invocation: xdr.SorobanAuthorizedInvocation): Promise<string> {
  const networkId = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(passphrase))
  return xdr.HashIdPreimage.envelopeTypeSorobanAuthorization(
    new xdr.HashIdPreimageSorobanAuthorization({
      networkId: new Uint8Array(networkId),
      nonce: 5n,
      signatureExpirationLedger: 9,
      invocation,
    }),
  ).toXdr("base64")
}

async function warned(operation: Built): Promise<string[]> {
  const { operations } = await describeOf(operation)
  return operations[0]!.warnings.map(({ level, key }) => `${level} ${key}`)
}

describe("warnings", () => {
  test.each<[string, Built, string[]]>([
    [
      "a signer",
      Operation.setOptions({ signer: { ed25519PublicKey: bob.publicKey(), weight: 1 } }),
      ["danger warnSigner"],
    ],
    ["thresholds", Operation.setOptions({ highThreshold: 2 }), ["danger warnThresholds"]],
    ["the master weight", Operation.setOptions({ masterWeight: 2 }), ["danger warnMasterWeight"]],
    ["the master key's end", Operation.setOptions({ masterWeight: 0 }), ["danger warnMasterOff"]],
    ["flags for clawback", Operation.setOptions({ setFlags: 8 }), ["caution warnClawbackFlag"]],
    ["flags for good", Operation.setOptions({ setFlags: 4 }), ["danger warnImmutable"]],
    ["a merge", Operation.accountMerge({ destination: bob.publicKey() }), ["danger warnMerge"]],
    [
      "a clawback",
      Operation.clawback({ asset: usd, amount: "1", from: bob.publicKey() }),
      ["danger warnClawback"],
    ],
    ["unlimited trust", Operation.changeTrust({ asset: usd }), ["caution warnUnlimitedTrust"]],
    ["new trust", Operation.changeTrust({ asset: usd, limit: "1" }), ["caution warnNewTrust"]],
    ["a trust line's end", Operation.changeTrust({ asset: usd, limit: "0" }), []],
    [
      "a sequence number raised to the last of all, after which there is no transaction",
      Operation.bumpSequence({ bumpTo: "9223372036854775807" }),
      ["danger warnSequence"],
    ],
    [
      "a sequence number raised to one of the last",
      Operation.bumpSequence({ bumpTo: "9223372036853775808" }),
      ["danger warnSequence"],
    ],
    [
      "a sequence number raised below the last",
      Operation.bumpSequence({ bumpTo: "9223372036853775807" }),
      [],
    ],
    ["a home domain", Operation.setOptions({ homeDomain: "example.org" }), []],
    ["a payment", Operation.payment({ destination: bob.publicKey(), asset: usd, amount: "1" }), []],
  ])("%s", async (_, operation, warnings) => {
    expect(await warned(operation)).toEqual(warnings)
  })

  test("warns of an unusually high fee for the number of operations, using a fee bump's outer fee", async () => {
    const keys = async (xdrText: string) =>
      (await describeTransaction(xdrText, passphrase)).warnings.map(({ key }) => key)
    const operation = Operation.bumpSequence({ bumpTo: "9" })
    expect(await keys(build([operation], "1000000").toXDR())).toEqual([])
    expect(await keys(build([operation], "1000001").toXDR())).toEqual(["warnFee"])
    expect(await keys(build([operation, operation], "1000000").toXDR())).toEqual([])
    const bump = TransactionBuilder.buildFeeBumpTransaction(
      bob,
      "5000000",
      build([operation]),
      passphrase,
    )
    expect(await keys(bump.toXDR())).toEqual(["warnFee"])
    expect(await describeTransaction(bump.toXDR(), passphrase)).toMatchObject({
      source: alice.publicKey(),
      feeSource: bob.publicKey(),
      fee: "1",
      innerFee: "0.00001",
    })
  })

  test("counts a fee bump's signatures separately from those of its inner transaction", async () => {
    const counted = async (inside: Keypair[], outside: Keypair[]) => {
      const inner = build([Operation.bumpSequence({ bumpTo: "9" })])
      for (const signer of inside) inner.sign(signer)
      const bump = TransactionBuilder.buildFeeBumpTransaction(bob, "400", inner, passphrase)
      for (const signer of outside) bump.sign(signer)
      const { signatures, innerSignatures } = await describeTransaction(bump.toXDR(), passphrase)
      return [signatures, innerSignatures]
    }
    expect(await counted([], [bob])).toEqual([1, 0])
    expect(await counted([alice, bob], [])).toEqual([0, 2])
    expect(await describeOf(Operation.bumpSequence({ bumpTo: "9" }))).not.toHaveProperty(
      "innerSignatures",
    )
  })

  test("warns of a transaction's own sequence number if it is one of the last", async () => {
    const keys = async (sequence: string) => {
      const transaction = new TransactionBuilder(new Account(alice.publicKey(), sequence), {
        fee: "100",
        networkPassphrase: passphrase,
      })
        .addOperation(Operation.bumpSequence({ bumpTo: "9" }))
        .setMinAccountSequence("1")
        .setTimeout(0)
        .build()
      const { warnings } = await describeTransaction(transaction.toXDR(), passphrase)
      return warnings.map(({ level, key }) => `${level} ${key}`)
    }
    expect(await keys("9223372036854775806")).toEqual(["danger warnSequence"])
    expect(await keys("9223372036853775806")).toEqual([])
  })

  test("warns of a network other than the app's", async () => {
    const operation = Operation.bumpSequence({ bumpTo: "9" })
    const { warnings } = await describeOf(operation, { expectedNetwork: networks.Public })
    expect(warnings.map(({ key }) => key)).toEqual(["warnNetwork"])
    expect((await describeOf(operation, { expectedNetwork: passphrase })).warnings).toEqual([])
  })

  test("warns of an unknown contract anywhere in an authorization", async () => {
    const native = Asset.native().contractId(passphrase)
    const preimage = await preimageOf(invocationOf(native, [invocationOf(contract)]))
    const described = await describeAuthEntry(preimage)
    expect(described.warnings).toEqual([
      {
        level: "caution",
        key: "warnUnknownContract",
        values: { contract: { type: "address", value: contract } },
      },
    ])
    expect((await describeAuthEntry(preimage, { knownContracts: [contract] })).warnings).toEqual([])
    const elsewhere = await describeAuthEntry(preimage, { expectedNetwork: networks.Public })
    expect(elsewhere.warnings.map(({ key }) => key)).toEqual(["warnNetwork", "warnUnknownContract"])
    expect(elsewhere.networkPassphrase).toBe(passphrase)
  })
})

test("lists delegates that sign for an address, including nested ones (CAP-71)", async () => {
  const [account, delegate, below] = [3, 4, 5].map((byte) =>
    StrKey.encodeContract(new Uint8Array(32).fill(byte)),
  ) as [string, string, string]
  const delegated = (address: string, nestedDelegates: xdr.SorobanDelegateSignature[] = []) =>
    new xdr.SorobanDelegateSignature({
      address: Address.fromString(address).toScAddress(),
      signature: xdr.ScVal.scvVoid(),
      nestedDelegates,
    })
  const call = new xdr.InvokeContractArgs({
    contractAddress: Address.fromString(contract).toScAddress(),
    functionName: "swap",
    args: [],
  })
  const authorized = async (delegates: xdr.SorobanDelegateSignature[]) => {
    const credentials = new xdr.SorobanAddressCredentialsWithDelegates({
      addressCredentials: new xdr.SorobanAddressCredentials({
        address: Address.fromString(account).toScAddress(),
        nonce: 5n,
        signatureExpirationLedger: 9,
        signature: xdr.ScVal.scvVoid(),
      }),
      delegates,
    })
    const { operations } = await describeOf(
      Operation.invokeHostFunction({
        func: xdr.HostFunction.hostFunctionTypeInvokeContract(call),
        auth: [
          new xdr.SorobanAuthorizationEntry({
            credentials: xdr.SorobanCredentials.sorobanCredentialsAddressWithDelegates(credentials),
            rootInvocation: new xdr.SorobanAuthorizedInvocation({
              function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(call),
              subInvocations: [],
            }),
          }),
        ],
      }),
    )
    return operations[0]!.authorizations[0]!
  }
  const nested = [delegated(delegate, [delegated(below)]), delegated(bob.publicKey())]
  expect(await authorized(nested)).toMatchObject({
    address: account,
    delegates: [delegate, below, bob.publicKey()],
  })
  expect(await authorized([])).not.toHaveProperty("delegates")
})

test("PK5: names the signers of a smart account, as far as its form is known", async () => {
  const account = StrKey.encodeContract(new Uint8Array(32).fill(3))
  const passkey = testPasskey(1, [1, 2, 3])
  const digest = new Uint8Array(32)
  const described = async (signature: xdr.ScVal) => {
    const entry = await withSignature(unsignedEntry(account), signature, networks.Testnet)
    const { operations } = await describeOf(
      Operation.invokeContractFunction({
        ...{ contract, function: "run", args: [], auth: [entry] },
      }),
    )
    return operations[0]!.authorizations[0]!.smart
  }
  const sent = map(
    zeppelinDelegate(bob.publicKey()),
    zeppelinPasskey(contract, passkey, passkey.assert(digest)),
  )
  const smart = await described(zeppelinRules([0], sent))
  expect(smart?.form).toBe("openZeppelinRules")
  expect(smart?.signers).toEqual([
    { type: "address", value: bob.publicKey() },
    {
      type: "sentence",
      value: { key: "signerPasskey", values: { id: { type: "code", value: "AQID" } } },
    },
  ])
  const kit = await described(list(map(kitPolicy(contract))))
  expect(
    kit?.signers.map((signer) => signer.type === "sentence" && sentenceText(signer.value)),
  ).toEqual([`the policy ${contract}`])
  expect(await described(xdr.ScVal.scvVoid())).toBeUndefined()
  expect(await described(list())).toBeUndefined()
})

describe("hostile content", () => {
  test("escapes invisible characters and direction controls", async () => {
    const { operations } = await describeOf(
      Operation.manageData({ name: "a\u202eb", value: "x\u0000" }),
    )
    expect(sentenceText(operations[0]!.sentence)).toBe("Set data entry “a\\u{202e}b” to “x\\u{0}”")
  })

  test("truncates huge texts and a quarter of a million values, and says how much is left out", async () => {
    const args = [
      nativeToScVal("x".repeat(10_000)),
      xdr.ScVal.scvVec(Array.from({ length: 60_000 }, () => xdr.ScVal.scvVoid())),
      nativeToScVal(1, { type: "u32" }),
    ]
    const { operations } = await describeOf(
      Operation.invokeContractFunction({ contract, function: "f", args }),
    )
    const [text, vector, rest] = operations[0]!.call!.args
    expect(text).toEqual({
      type: "string",
      value: { type: "text", value: "x".repeat(256), more: 9_744 },
    })
    expect(vector!.items!.length).toBeLessThan(600)
    expect(vector!.items!.length + vector!.more!).toBe(60_000)
    expect(rest).toMatchObject({ more: 1 })
    expect(argumentText(text!)).toMatch(/x… \(9744 more\)”$/)
  })

  test("warns when endless values push authorized calls out of the description", async () => {
    const call = (functionName: string, args: xdr.ScVal[]) =>
      new xdr.InvokeContractArgs({
        contractAddress: Address.fromString(contract).toScAddress(),
        functionName,
        args,
      })
    const transfer = call(
      "transfer",
      [alice, bob].map((keypair) => nativeToScVal(keypair.publicKey())),
    )
    const invocation = new xdr.SorobanAuthorizedInvocation({
      function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(transfer),
      subInvocations: [],
    })
    const calling = (values: number) =>
      describeOf(
        Operation.invokeHostFunction({
          func: xdr.HostFunction.hostFunctionTypeInvokeContract(
            call("f", [
              xdr.ScVal.scvVec(Array.from({ length: values }, () => xdr.ScVal.scvVoid())),
            ]),
          ),
          auth: [
            new xdr.SorobanAuthorizationEntry({
              credentials: xdr.SorobanCredentials.sorobanCredentialsSourceAccount(),
              rootInvocation: invocation,
            }),
          ],
        }),
        { knownContracts: [contract] },
      )
    // With the vector itself, 500: the maximum.
    const [operation] = (await calling(497)).operations
    expect(operation!.authorizations[0]!.call.args).toHaveLength(2)
    expect(operation!.warnings).toEqual([])
    const [cut] = (await calling(499)).operations
    expect(cut!.authorizations[0]!.call.args).toEqual([{ type: "vec", items: [], more: 2 }])
    expect(cut!.warnings).toEqual([{ level: "caution", key: "warnLeftOut", values: {} }])
  })

  test.each(["", "AAAA", "not base64!", "A".repeat(4000), null])("rejects %j", async (text) => {
    const refused = expect.objectContaining({ kind: "bad-request" })
    await expect(describeTransaction(text as string, passphrase)).rejects.toEqual(refused)
    await expect(describeAuthEntry(text as string)).rejects.toEqual(refused)
  })

  test("does not replace placeholders inside values", () => {
    const sentence = {
      key: "opWriteData",
      values: {
        name: { type: "text", value: "{value}" },
        value: { type: "text", value: "$&{name}" },
      },
    } as const
    expect(sentenceText(sentence)).toBe("Set data entry “{value}” to “$&{name}”")
  })
})

describe("all fields", () => {
  const xdrText = build([
    Operation.payment({ destination: bob.publicKey(), asset: usd, amount: "1" }),
  ]).toXDR()

  test("are a tree with Stellar's own names, with readable addresses and codes", () => {
    expect(transactionTree(xdrText)).toMatchObject({
      tx: {
        sourceAccount: alice.publicKey(),
        seqNum: "2",
        operations: [
          {
            body: {
              payment: {
                destination: bob.publicKey(),
                asset: { creditAlphanum4: { assetCode: "USD", issuer: bob.publicKey() } },
                amount: "10000000",
              },
            },
          },
        ],
      },
      signatures: "empty",
    })
  })

  test("show hashes unchanged, and accounts and contracts as addresses", () => {
    const memo = Memo.hash("ab".repeat(32))
    const tx = new TransactionBuilder(new Account(alice.publicKey(), "1"), {
      fee: "100",
      networkPassphrase: passphrase,
      memo,
    })
      .addOperation(Operation.invokeContractFunction({ contract, function: "f", args: [] }))
      .setTimeout(0)
      .build()
    const tree = transactionTree(tx.toXDR())
    expect(tree).toHaveProperty("tx.memo", { hash: "ab".repeat(32) })
    const called = "tx.operations.0.body.invokeHostFunction.hostFunction.invokeContract"
    expect(tree).toHaveProperty(`${called}.contractAddress`, contract)
  })

  test("reject trailing bytes after a transaction or preimage", async () => {
    const preimage = await preimageOf(invocationOf(contract))
    for (const [tree, text] of [
      [transactionTree, xdrText],
      [authEntryTree, preimage],
    ] as const) {
      const longer = Buffer.concat([Buffer.from(text, "base64"), Buffer.alloc(4)])
      expect(tree(text)).toBeTypeOf("object")
      expect(() => tree(longer.toString("base64"))).toThrow("4 bytes too many")
    }
  })

  test("list each account once", () => {
    expect(accountsIn(xdrText)).toEqual([alice.publicKey(), bob.publicKey()])
  })
})

test.each<[0 | 1 | 2, string]>([
  [0, "opDisallowTrust"],
  [1, "opAllowTrust"],
  [2, "opAllowOffers"],
])("describes allow-trust %i as %s", async (authorize, key) => {
  const trustor = bob.publicKey()
  const { operations } = await describeOf(
    Operation.allowTrust({ trustor, assetCode: "USD", authorize }),
  )
  expect(operations[0]?.sentence.key).toBe(key)
})

test("describes a claim condition four levels deep, the network's limit", async () => {
  const { predicateNot, predicateUnconditional } = Claimant
  const nested = (depth: number): ReturnType<typeof predicateNot> =>
    depth === 1 ? predicateUnconditional() : predicateNot(nested(depth - 1))
  const described = async (depth: number): Promise<string> => {
    const claimants = [new Claimant(bob.publicKey(), nested(depth))]
    return JSON.stringify(
      await describeOf(Operation.createClaimableBalance({ asset: usd, amount: "1", claimants })),
    )
  }
  expect(await described(4)).toContain("claimAlways")
  expect(await described(5)).toContain("claimDeep")
  expect(await described(5)).not.toContain("claimAlways")
})
