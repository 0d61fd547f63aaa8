import {
  Account,
  Asset,
  Keypair,
  MuxedAccount,
  Operation,
  TransactionBuilder,
  WebAuth,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { networks } from "../networks/networks.js"
import { sentenceText } from "./sentence.js"
import { describeTransaction } from "./transaction.js"
import type { DescribeOptions } from "./types.js"

const passphrase = networks.Testnet
const [alice, bob, carol] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair, Keypair]

const pay = (source?: string) =>
  Operation.payment({
    destination: carol.publicKey(),
    asset: Asset.native(),
    amount: "5",
    ...(source && { source }),
  })

type Body = ReturnType<typeof pay>

function build(operations: readonly Body[], { sequence = "1", source = alice.publicKey() } = {}) {
  const builder = new TransactionBuilder(new Account(source, sequence), {
    fee: "100",
    networkPassphrase: passphrase,
  })
  for (const operation of operations) builder.addOperation(operation)
  return builder.setTimeout(60).build()
}

async function headline(xdr: string, options?: DescribeOptions): Promise<(string | undefined)[]> {
  const described = await describeTransaction(xdr, passphrase, options)
  return [described.headline, described.inside].map((each) => each && sentenceText(each))
}

describe("a SEP-10 challenge", () => {
  const challenge = () =>
    WebAuth.buildChallengeTx(
      bob,
      alice.publicKey(),
      "example.org",
      300,
      passphrase,
      "auth.example.org",
    )

  test("is a sign-in that changes nothing", async () => {
    expect(await headline(challenge(), { account: alice.publicKey() })).toEqual([
      "Sign in to example.org. This can’t be sent; nothing changes.",
      undefined,
    ])
  })

  const nonce = Buffer.alloc(64, 7)
  const entry = (name: string, value: Buffer | null = nonce, source = alice.publicKey()) =>
    Operation.manageData({ name, value, source }) as Body

  test.each<[string, Body[], string]>([
    ["a sequence number", [entry("example.org auth")], "5"],
    ["a payment", [entry("example.org auth"), pay(bob.publicKey())], "-1"],
    ["another entry first", [entry("color"), entry("example.org auth")], "-1"],
    ["no nonce", [entry("example.org auth", null)], "-1"],
    ["a short nonce", [entry("example.org auth", Buffer.alloc(48))], "-1"],
    ["no domain", [entry("Send all to Bob auth")], "-1"],
  ])("is not recognized with %s", async (_, operations, sequence) => {
    const [said] = await headline(build(operations, { sequence, source: bob.publicKey() }).toXDR())
    expect(said ?? "").not.toContain("Sign in")
  })
})

describe("a fee bump", () => {
  const bumpBy = (payer: Keypair, signers: Keypair[] = []) => {
    const inner = build([pay()])
    for (const signer of signers) inner.sign(signer)
    return TransactionBuilder.buildFeeBumpTransaction(payer, "400", inner, passphrase).toXDR()
  }

  test("pays the fee of somebody else's transaction", async () => {
    expect(await headline(bumpBy(bob, [alice]), { account: bob.publicKey() })).toEqual([
      "Pay the network fee of another account’s transaction, up to 0.00008 XLM",
      `Inside, already signed by ${alice.publicKey()}:`,
    ])
  })

  test("says which of the inner accounts have signed, verified", async () => {
    const inside = async (...signers: Keypair[]) => (await headline(bumpBy(bob, signers)))[1]
    expect(await inside()).toBe("Inside, not signed yet:")
    expect(await inside(carol)).toBe("Inside, with signatures we couldn’t verify:")
    const forged = build([pay()])
    const other = build([pay(), pay()])
    other.sign(alice)
    forged.signatures.push(other.signatures[0]!)
    const bump = TransactionBuilder.buildFeeBumpTransaction(bob, "400", forged, passphrase)
    expect((await headline(bump.toXDR()))[1]).toBe("Inside, with signatures we couldn’t verify:")
  })

  test("pays one's own fee, or from an account that one signs for", async () => {
    const account = alice.publicKey()
    expect((await headline(bumpBy(alice), { account }))[0]).toBe(
      "Pay a new network fee for your own transaction, up to 0.00008 XLM",
    )
    expect((await headline(bumpBy(bob), { account }))[0]).toBe(
      `Pay a transaction’s network fee from ${bob.publicKey()}, up to 0.00008 XLM`,
    )
  })
})

describe("a transaction of other accounts", () => {
  const account = alice.publicKey()

  test("pays their fee if its source is the connected account", async () => {
    const [said] = await headline(build([pay(bob.publicKey())]).toXDR(), { account })
    expect(said).toBe("Pay the network fee of another account’s transaction, up to 0.00001 XLM")
  })

  test("is signed for them", async () => {
    const [one] = await headline(build([pay()], { source: bob.publicKey() }).toXDR(), { account })
    expect(one).toBe(`Sign for another account: ${bob.publicKey()}`)
    const makers = [4, 5, 6, 7].map((byte) =>
      Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)).publicKey(),
    )
    const many = build(makers.map(pay), { source: bob.publicKey() }).toXDR()
    expect((await headline(many, { account }))[0]).toBe("Sign for 4 other accounts")
  })

  test("has no headline if one operation is the account's, also by its muxed address", async () => {
    const muxed = new MuxedAccount(new Account(account, "1"), "7").accountId()
    for (const own of [account, muxed]) {
      const xdr = build([pay(bob.publicKey()), pay(own)], { source: bob.publicKey() }).toXDR()
      expect(await headline(xdr, { account })).toEqual([undefined, undefined])
    }
    expect(await headline(build([pay()]).toXDR())).toEqual([undefined, undefined])
  })
})
