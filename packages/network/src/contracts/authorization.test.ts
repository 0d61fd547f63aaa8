import {
  authorizeEntry,
  Keypair,
  Operation,
  type Transaction,
  xdr,
} from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import {
  call,
  failure,
  nextLedger,
  prepare,
  type Signing,
  someContract,
  sponsored,
  transfer,
  trial,
  withAuth,
} from "../../test/contract.js"
import {
  balance,
  build,
  funded,
  send,
  signed,
  submit,
  type TestLedger,
  testLedger,
} from "../../test/ledger.js"
import { MAX_ENTRY_TTL } from "../entries/parameters.js"

let ledger: TestLedger
let alice: Keypair
let bob: Keypair
let payer: Keypair

beforeEach(() => {
  ledger = testLedger()
  alice = funded(ledger)
  bob = funded(ledger)
  payer = funded(ledger)
})

const START = 100_000_000_000n
const pay = (amount = 7n) => transfer(ledger, alice, bob.publicKey(), amount)
/** A transfer from Alice whose fee `payer` pays, signed by both. */
const sponsor = async (signing: Partial<Signing> = {}, operation = pay()) =>
  signed(await sponsored(ledger, payer, operation, { signer: alice, ...signing }), payer)
const wrongly = "failed account authentication with error"

describe("the source account of a transaction", () => {
  test("authorizes with the transaction signature, without signing the entry", () => {
    expect(call(ledger, alice, pay())).toBe("tx_success")
    expect(balance(ledger, bob)).toBe(START + 7n)
  })

  test("may be the source of the operation only", () => {
    const operation = new xdr.Operation({
      sourceAccount: alice.xdrMuxedAccount(),
      body: pay().body,
    })
    const { auth, transactionData } = trial(ledger, alice, operation)
    const authorized = new xdr.Operation({ ...operation, body: withAuth(operation, auth).body })
    const transaction = build(ledger, payer, [authorized], { sorobanData: transactionData })
    expect(auth.map(({ credentials }) => credentials.type)).toEqual([
      "sorobanCredentialsSourceAccount",
    ])
    expect(submit(ledger, signed(transaction, payer))).toBe("tx_failed op_bad_auth")
    expect(submit(ledger, signed(transaction, alice))).toBe("tx_success")
  })

  test("does not authorize for another account", () => {
    const { transactionData, auth } = trial(ledger, alice, pay())
    const reused = build(ledger, payer, [withAuth(pay(), auth)], { sorobanData: transactionData })
    expect(failure(ledger, signed(reused, payer))).toEqual([
      "Unauthorized function call for address",
    ])
    expect(balance(ledger, bob)).toBe(START)
  })
})

describe.each([
  ["version 1, over a preimage of type 9", false],
  ["version 2, over a preimage of type 10", true],
])("credentials of %s", (_, upgraded) => {
  test("let another account pay: the signer pays the amount, the payer the fee", async () => {
    const transaction = await sponsor({ upgraded })
    expect(submit(ledger, transaction)).toBe("tx_success")
    expect(balance(ledger, alice)).toBe(START - 7n)
    expect(balance(ledger, bob)).toBe(START + 7n)
    expect(balance(ledger, payer)).toBe(START - BigInt(transaction.fee))
  })

  test("work once: their nonce is stored as a temporary entry, and then spent", async () => {
    const transaction = await sponsor({ upgraded })
    const nonce = nonceOf(transaction)
    expect(ledger.draft().contractData(nonce)).toBeUndefined()
    expect(submit(ledger, transaction)).toBe("tx_success")
    expect(ledger.draft().liveUntil(nonce)).toBe(ledger.latest().header.ledgerSeq + 719)
    const stored = ledger.draft().contractData(nonce)
    expect([stored?.durability.name, stored?.val.type]).toEqual(["temporary", "scvVoid"])

    const again = build(ledger, payer, [withAuth(pay(), authOf(transaction))], {
      sorobanData: dataOf(transaction),
    })
    expect(failure(ledger, signed(again, payer))).toEqual(["nonce already exists for address"])
    expect(balance(ledger, bob)).toBe(START + 7n)
  })

  test.each<[string, () => Partial<Signing>, string[]]>([
    ["by another key", () => ({ signer: bob }), [wrongly, "signer does not belong to account"]],
    [
      "for another network",
      () => ({ passphrase: "Test SDF Network ; September 2015" }),
      [wrongly, "failed ED25519 verification"],
    ],
    [
      "if they expire in a closed ledger",
      () => ({ until: nextLedger(ledger) - 1 }),
      ["signature has expired"],
    ],
    [
      "if they expire too far in the future",
      () => ({ until: nextLedger(ledger) + MAX_ENTRY_TTL }),
      ["signature expiration is too late"],
    ],
  ])("are rejected %s: the call fails, and the payer still pays", async (_, signing, why) => {
    const transaction = await sponsor({ upgraded, ...signing() })
    expect(failure(ledger, transaction)).toEqual(why)
    expect(balance(ledger, alice)).toBe(START)
    expect(balance(ledger, payer)).toBe(START - BigInt(transaction.fee))
  })

  test.each([
    ["in the last ledger they are signed for", 0],
    ["in the latest ledger possible", MAX_ENTRY_TTL - 1],
  ])("are accepted %s", async (_, ledgers) => {
    const until = nextLedger(ledger) + ledgers
    const transaction = await sponsor({ upgraded, until })
    expect(submit(ledger, transaction)).toBe("tx_success")
    expect(ledger.draft().liveUntil(nonceOf(transaction))).toBeGreaterThanOrEqual(until)
  })

  test("are rejected as credentials of the other version", async () => {
    const transaction = await sponsor({ upgraded })
    const [entry] = authOf(transaction)
    const credentials = credentialsOf(entry!)
    const other = new xdr.SorobanAuthorizationEntry({
      rootInvocation: entry!.rootInvocation,
      credentials: upgraded
        ? xdr.SorobanCredentials.sorobanCredentialsAddress(credentials)
        : xdr.SorobanCredentials.sorobanCredentialsAddressV2(credentials),
    })
    const turned = build(ledger, payer, [withAuth(pay(), [other])], {
      sorobanData: dataOf(transaction),
    })
    expect(failure(ledger, signed(turned, payer))).toEqual([wrongly, "failed ED25519 verification"])
  })

  test("are rejected for another amount than the signed one", async () => {
    const transaction = await sponsor({ upgraded })
    const raised = build(ledger, payer, [withAuth(pay(8n), authOf(transaction))], {
      sorobanData: dataOf(transaction),
    })
    expect(failure(ledger, signed(raised, payer))).toEqual([
      "Unauthorized function call for address",
    ])
  })
})

describe("a contract call", () => {
  test("fails without authorization entries", () => {
    const transaction = prepare(ledger, alice, pay(), trial(ledger, alice, pay()), [])
    expect(failure(ledger, signed(transaction, alice))).toEqual([
      "Unauthorized function call for address",
    ])
  })

  test("finds the one authorization entry that matches", async () => {
    const tried = trial(ledger, payer, pay())
    const [fits] = await authorized(tried.auth, alice)
    const [foreign] = trial(ledger, payer, transfer(ledger, bob, alice.publicKey(), 1n)).auth
    const transaction = prepare(ledger, payer, pay(), tried, [foreign!, fits!])
    expect(submit(ledger, signed(transaction, payer))).toBe("tx_success")
  })

  test("cannot be authorized by a contract address without a contract", async () => {
    expect(call(ledger, alice, transfer(ledger, alice, someContract, 50n))).toBe("tx_success")
    const back = transfer(ledger, someContract, alice.publicKey(), 50n)
    expect(failure(ledger, await sponsor({}, back))).toEqual([
      wrongly,
      "trying to get non-existing value for contract instance",
    ])
  })
})

describe("an account with several signers", () => {
  const second = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 1))
  const stranger = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 2))

  beforeEach(() => {
    const signer = { ed25519PublicKey: second.publicKey(), weight: 1 }
    send(ledger, alice, [Operation.setOptions({ signer, lowThreshold: 1, medThreshold: 2 })])
  })

  /** A sponsored transfer, signed by these keys in this order. */
  async function by(...signers: Keypair[]) {
    const tried = trial(ledger, payer, pay())
    const each = await Promise.all(signers.map((signer) => authorized(tried.auth, signer)))
    const signatures = each.flatMap(([entry]) => signaturesOf(entry!))
    const [entry] = each[0]!
    const credentials = credentialsOf(entry!)
    const all = new xdr.SorobanAddressCredentials({
      ...credentials,
      signature: xdr.ScVal.scvVec(signatures),
    })
    const joined = new xdr.SorobanAuthorizationEntry({
      rootInvocation: entry!.rootInvocation,
      credentials: xdr.SorobanCredentials.sorobanCredentialsAddress(all),
    })
    return signed(prepare(ledger, payer, pay(), tried, [joined]), payer)
  }
  const inOrder = (...keys: Keypair[]) =>
    keys.toSorted((a, b) => Buffer.compare(a.rawPublicKey(), b.rawPublicKey()))

  test("authorizes with its medium threshold, with signatures ordered by key", async () => {
    expect(submit(ledger, await by(...inOrder(alice, second)))).toBe("tx_success")
  })

  test.each<[string, () => Keypair[], string]>([
    ["one signer alone", () => [alice], "signature weight is lower than threshold"],
    ["the same signer twice", () => [alice, alice], "public keys are not ordered"],
    [
      "both signers in the wrong order",
      () => inOrder(alice, second).reverse(),
      "public keys are not ordered",
    ],
    [
      "both signers and a stranger",
      () => inOrder(alice, second, stranger),
      "signer does not belong to account",
    ],
  ])("does not authorize with %s", async (_, signers, why) => {
    expect(failure(ledger, await by(...signers()))).toEqual([wrongly, why])
  })

  test("does not authorize with a master key of weight 0", async () => {
    const raised = { ed25519PublicKey: second.publicKey(), weight: 2 }
    const operation = Operation.setOptions({ signer: raised, masterWeight: 0 })
    expect(send(ledger, alice, [operation])).toBe("tx_success")
    expect(failure(ledger, await by(alice))).toEqual([wrongly, "signer does not belong to account"])
    expect(submit(ledger, await by(second))).toBe("tx_success")
  })
})

describe("a signature of the wrong shape", () => {
  const bytes = (length: number) => xdr.ScVal.scvBytes(Buffer.alloc(length))
  const entry = (name: string, val: xdr.ScVal) =>
    new xdr.ScMapEntry({ key: xdr.ScVal.scvSymbol(name), val })
  const signature = (...entries: xdr.ScMapEntry[]) => xdr.ScVal.scvVec([xdr.ScVal.scvMap(entries)])
  const shape = "an account's signature has the wrong shape"

  test.each<[string, xdr.ScVal, string]>([
    ["no signature", xdr.ScVal.scvVoid(), shape],
    ["bytes instead of a list", bytes(64), shape],
    ["an empty list", xdr.ScVal.scvVec([]), "no account signatures found"],
    ["an absent list", xdr.ScVal.scvVec(null), shape],
    ["a list of bytes", xdr.ScVal.scvVec([bytes(64)]), shape],
    ["a map without a key", signature(entry("signature", bytes(64))), shape],
    [
      "a short signature",
      signature(entry("public_key", bytes(32)), entry("signature", bytes(63))),
      shape,
    ],
    [
      "a map with other keys",
      signature(entry("key", bytes(32)), entry("signature", bytes(64))),
      shape,
    ],
    [
      "a signature of zeros by a key of zeros",
      signature(entry("public_key", bytes(32)), entry("signature", bytes(64))),
      "failed ED25519 verification",
    ],
    [
      "more signatures than an account can have signers",
      xdr.ScVal.scvVec(
        Array.from({ length: 21 }, () =>
          xdr.ScVal.scvMap([entry("public_key", bytes(32)), entry("signature", bytes(64))]),
        ),
      ),
      "too many account signers",
    ],
  ])("does not authorize: %s", async (_, given, why) => {
    const tried = trial(ledger, payer, pay())
    const [unsigned] = tried.auth
    const credentials = new xdr.SorobanAddressCredentials({
      ...credentialsOf(unsigned!),
      signatureExpirationLedger: nextLedger(ledger),
      signature: given,
    })
    const forged = new xdr.SorobanAuthorizationEntry({
      rootInvocation: unsigned!.rootInvocation,
      credentials: xdr.SorobanCredentials.sorobanCredentialsAddress(credentials),
    })
    const transaction = prepare(ledger, payer, pay(), tried, [forged])
    expect(failure(ledger, signed(transaction, payer))).toEqual([wrongly, why])
  })
})

function dataOf({ tx }: Transaction): xdr.SorobanTransactionData {
  if (!("ext" in tx) || tx.ext.type !== "sorobanData")
    throw new TypeError("not a contract transaction")
  return tx.ext.sorobanData
}

/** The ledger key of the nonce that a transaction spends. */
function nonceOf(transaction: Transaction): xdr.LedgerKey {
  const { readWrite } = dataOf(transaction).resources.footprint
  return readWrite.find(({ type }) => type === "contractData")!
}

function authOf({ tx }: Transaction): readonly xdr.SorobanAuthorizationEntry[] {
  const body = tx.operations[0]?.body
  return body?.type === "invokeHostFunction" ? body.invokeHostFunctionOp.auth : []
}

function authorized(entries: readonly xdr.SorobanAuthorizationEntry[], signer: Keypair) {
  const sign = async (_: unknown, payload: Uint8Array) => ({
    signature: signer.sign(payload),
    publicKey: signer.publicKey(),
  })
  return Promise.all(
    entries.map((entry) => authorizeEntry(entry, sign, nextLedger(ledger), ledger.passphrase)),
  )
}

function credentialsOf({ credentials }: xdr.SorobanAuthorizationEntry) {
  if (credentials.type === "sorobanCredentialsAddress") return credentials.address
  if (credentials.type === "sorobanCredentialsAddressV2") return credentials.addressV2
  throw new TypeError(credentials.type)
}

function signaturesOf(entry: xdr.SorobanAuthorizationEntry): xdr.ScVal[] {
  const { signature } = credentialsOf(entry)
  return signature.type === "scvVec" ? (signature.vec ?? []) : []
}
