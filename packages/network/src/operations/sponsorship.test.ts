import { Asset, type Keypair, Operation, xdr } from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import { balanceIdOf, claimable } from "../../test/codes/accounts.js"
import { createWorld, pairOf, raw, sponsoredBy, type World } from "../../test/world.js"
import { available } from "../entries/account.js"
import { factsOf } from "../entries/account-facts.js"

let world: World

beforeEach(() => {
  world = createWorld()
})

/** Subentries, reserves that others pay, and reserves that the account pays for others. */
const counts = (pair: Keypair) => {
  const account = world.account(pair)
  const { numSponsored, numSponsoring } = factsOf(account)
  return [account.numSubEntries, numSponsored, numSponsoring]
}
const note = (source?: Keypair) =>
  Operation.manageData({ name: "note", value: "x", source: source?.publicKey() })
const revokeNote = (of: Keypair, source?: Keypair) =>
  Operation.revokeDataSponsorship({
    account: of.publicKey(),
    name: "note",
    source: source?.publicKey(),
  })

describe("a sponsor", () => {
  test("pays the reserve of what the other account creates, until it is removed", () => {
    const { alice, bob, ok } = world
    ok(alice, ...sponsoredBy(alice, bob, note(bob)))
    expect([counts(alice), counts(bob)]).toEqual([
      [0, 0, 1],
      [1, 1, 0],
    ])
    expect(available(world.account(bob))).toBe(100_000_000_000n - 10_000_000n)
    ok(bob, Operation.manageData({ name: "note", value: null }))
    expect([counts(alice), counts(bob)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test("pays for a whole account, which can then start without lumens", () => {
    const { alice, ok } = world
    const nobody = pairOf("carol")
    ok(world.carol, Operation.accountMerge({ destination: alice.publicKey() }))
    const create = Operation.createAccount({
      destination: nobody.publicKey(),
      startingBalance: "0",
    })
    ok(alice, ...sponsoredBy(alice, nobody, create))
    expect([counts(alice), counts(nobody)]).toEqual([
      [0, 0, 2],
      [0, 2, 0],
    ])
    expect(world.account(nobody).balance).toBe(0n)
  })

  test("pays for a signer, and its place in the list follows the signers' order", () => {
    const { alice, bob, carol, ok } = world
    const signer = (key: Keypair, weight = 1) =>
      Operation.setOptions({
        signer: { ed25519PublicKey: key.publicKey(), weight },
        source: bob.publicKey(),
      })
    ok(alice, ...sponsoredBy(alice, bob, signer(alice)), signer(carol))
    const { signers } = world.account(bob)
    const sponsors = factsOf(world.account(bob)).signerSponsors
    const sponsored = signers.findIndex(({ key }) => sameKey(key, alice))
    expect(sponsors.map((sponsor) => sponsor !== null)).toEqual(
      signers.map((_, index) => index === sponsored),
    )
    ok(bob, signer(alice, 0))
    expect([counts(alice), counts(bob)]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ])
  })

  test("can hand a reserve back to its owner, or on to its own sponsor", () => {
    const { alice, bob, carol, ok } = world
    ok(alice, ...sponsoredBy(alice, bob, note(bob)))
    ok(carol, ...sponsoredBy(carol, alice, revokeNote(bob, alice)))
    expect([counts(alice), counts(bob), counts(carol)]).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [0, 0, 1],
    ])
    ok(carol, revokeNote(bob))
    expect([counts(bob), counts(carol)]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ])
  })

  test("can take over a reserve that its owner pays", () => {
    const { alice, bob, ok } = world
    ok(bob, note())
    ok(alice, ...sponsoredBy(alice, bob, revokeNote(bob, bob)))
    expect([counts(alice), counts(bob)]).toEqual([
      [0, 0, 1],
      [1, 1, 0],
    ])
  })
})

describe("a claimable balance", () => {
  const lumens = Asset.native()
  const claim = (created: xdr.OperationResult[]) =>
    raw(
      xdr.OperationBody.claimClaimableBalance(
        new xdr.ClaimClaimableBalanceOp({ balanceId: balanceIdOf(created[0]!) }),
      ),
    )

  test("costs its creator a reserve for each claimant until it is claimed", () => {
    const { alice, bob, ok } = world
    const created = ok(alice, claimable(bob, "5"))
    expect(counts(alice)).toEqual([0, 0, 1])
    ok(bob, claim(created))
    expect(counts(alice)).toEqual([0, 0, 0])
    expect(world.account(bob).balance).toBe(100_000_000_000n + 50_000_000n - 100n)
  })

  const { ClaimPredicate: P } = xdr
  const now = BigInt(Date.UTC(2026, 10, 21)) / 1000n
  test.each<[string, xdr.ClaimPredicate, (number | undefined)[]]>([
    ["before a time", P.claimPredicateBeforeAbsoluteTime(now + 10n), [0, 9]],
    ["within some seconds", P.claimPredicateBeforeRelativeTime(10n), [0, 9]],
    [
      "not before a time",
      P.claimPredicateNot(P.claimPredicateBeforeAbsoluteTime(now + 10n)),
      [10, 20],
    ],
    [
      "between two times",
      P.claimPredicateAnd([
        P.claimPredicateNot(P.claimPredicateBeforeRelativeTime(5n)),
        P.claimPredicateBeforeRelativeTime(10n),
      ]),
      [5, 9],
    ],
    [
      "before one time or from another",
      P.claimPredicateOr([
        P.claimPredicateBeforeRelativeTime(5n),
        P.claimPredicateNot(P.claimPredicateBeforeRelativeTime(10n)),
      ]),
      [0, 4, 10, 20],
    ],
  ])("can be claimed %s, and at no other time", (_, predicate, seconds) => {
    const possible = [0, 4, 5, 9, 10, 20].filter((passed) => {
      const { alice, bob, ok, code, ledger } = createWorld()
      const created = ok(alice, claimable(bob, "5", lumens, predicate))
      ledger.clock.ms += passed * 1_000
      return code(bob, claim(created)) === "claimClaimableBalanceSuccess"
    })
    expect(possible).toEqual([0, 4, 5, 9, 10, 20].filter((passed) => matches(passed, seconds)))
  })
})

function sameKey(key: xdr.SignerKey, pair: Keypair): boolean {
  return key.equals(xdr.SignerKey.signerKeyTypeEd25519(pair.rawPublicKey()))
}

/** Whether a number is in one of the ranges, each with its first and last number. */
function matches(
  passed: number,
  [from = 0, to = 0, again = Infinity, end = 0]: (number | undefined)[],
) {
  return (passed >= from && passed <= to) || (passed >= again && passed <= end)
}
