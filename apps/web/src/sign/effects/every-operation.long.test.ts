import { encodeAddress, networks } from "@alidade/core"
import {
  decodeTransaction,
  describeTransaction,
  type XdrFields,
  type XdrValue,
} from "@alidade/core/describe"
import { encodeBase64 } from "@alidade/core/encoding"
import fc from "fast-check"
import { createElement } from "react"
import { describe, expect, it } from "vitest"
import { xdrTypes } from "../../../../../packages/core/src/encoding/xdr-types/index.js"
import { applyTransaction, effectOf } from "../../logic/effects/account-effect.js"
import { type AccountState, noAccount } from "../../logic/effects/account-state.js"
import { draftOf } from "../../logic/effects/draft.js"
import type { AccountEffect } from "../../logic/effects/effect.js"
import { encodeXdr } from "../../logic/effects/operations/encode-xdr.js"
import { readOperations } from "../../logic/effects/operations/read-operations.js"
import { keyValue, sampleEnvelope } from "../../logic/effects/operations/sample-envelope.js"
import { otherKey, ownKey, sample, sampleField } from "../../logic/effects/operations/samples.js"
import { operationTable } from "../../logic/effects/operations/table.js"
import AlertsView from "./alerts-view.js"
import { ChangeRow } from "./change-row.js"
import { AccountDetails } from "./details.js"
import { drawn } from "./drawn.js"

const own = encodeAddress(ownKey)
const bodies = (xdrTypes.OperationBody as { union: Record<string, string> }).union

/** The fields of an operation, and the type of each, by the names of Stellar's definitions. */
function fieldsOf(operation: string): Record<string, string> {
  const type = bodies[operation]!
  if (type === "void") return {}
  const definition = xdrTypes[type]!
  if (type === "MuxedAccount") return { destination: type }
  return "struct" in definition ? definition.struct : "union" in definition ? definition.union : {}
}

/** An account with XLM, and nothing that keeps it from anything. */
const state: AccountState = {
  ...noAccount,
  exists: true,
  sequence: 1n,
  lines: new Map([["native", { ...noAccount.lines.get("native")!, balance: 10n ** 18n }]]),
  signers: new Map([[own, 1]]),
}

/** What is expected of an operation by an account, whose fee another pays. */
async function effectOn(
  operation: string,
  body: XdrValue,
  { by = ownKey, account = state } = {},
): Promise<AccountEffect> {
  const xdr = sampleEnvelope([{ type: operation, value: body, by }], { source: otherKey })
  const described = await describeTransaction(xdr, networks.Testnet)
  const draft = draftOf(own, account, 5_000_000n)
  applyTransaction(draft, described, readOperations(decodeTransaction(xdr), described))
  return effectOf(draft, own)
}

function draw(effect: AccountEffect): string {
  const row = { address: own, shown: own, role: "source", isActing: true, effect } as const
  const known = { effect, isOwn: true, isApplicable: true }
  return [
    createElement(AlertsView, {
      expected: { data: { at: 0, effect: { obstacles: [], accounts: [effect], unread: [] } } },
    }),
    createElement(ChangeRow, { ...known, row, isLoading: false, fee: 100n }),
    createElement(AccountDetails, known),
  ]
    .map(drawn)
    .join("\n")
}

const NOTHING = "Nothing changes"

describe("the table of operations", () => {
  it("has every operation of the network, with every field", () => {
    const listed = Object.entries(operationTable).map(([name, { fields }]) => [
      name,
      Object.keys(fields).sort(),
    ])
    const defined = Object.keys(bodies).map((name) => [name, Object.keys(fieldsOf(name)).sort()])
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(defined))
  })
})

/** The body of an operation with one field replaced. */
function withField(operation: string, body: XdrValue, field: string, value: XdrValue): XdrValue {
  const type = bodies[operation]!
  if (type === "MuxedAccount") return value
  if ("union" in xdrTypes[type]!) return { type: field, value }
  return { ...(body as XdrFields), [field]: value }
}

const fields = Object.keys(bodies).flatMap((operation) =>
  Object.entries(fieldsOf(operation)).map(([field, type]) => ({ operation, field, type })),
)

/** The same values each time: a rare pair that draws alike must not fail an unrelated change. */
const SEED = 20_261_125

describe("what is drawn", () => {
  it.each(Object.keys(bodies).filter((operation) => operation !== "inflation"))(
    "is something for %s, whatever its fields are",
    async (operation) => {
      await fc.assert(
        fc.asyncProperty(sample(bodies[operation]!), async (body) => {
          expect(draw(await effectOn(operation, body))).not.toContain(NOTHING)
        }),
        { numRuns: 10 },
      )
    },
  )

  it.each(
    fields.filter(({ operation, field }) => operationTable[operation]?.fields[field] !== "nothing"),
  )(
    "changes with $operation’s $field, where the table says",
    async ({ operation, field, type }) => {
      const struct = bodies[operation]!
      const values = sampleField(struct, field, type)
      await fc.assert(
        fc.asyncProperty(sample(struct), values, values, async (body, one, two) => {
          const encoded = [one, two].map((value) => encodeBase64(encodeXdr(type, value)))
          fc.pre(encoded[0] !== encoded[1])
          const [first, second] = await Promise.all(
            [one, two].map((value) =>
              effectOn(operation, withField(operation, body, field, value)),
            ),
          )
          expect(draw(first!)).not.toBe(draw(second!))
          const where = operationTable[operation]!.fields[field]!
          expect(part(first!, where)).not.toBe(part(second!, where))
        }),
        { numRuns: 20, seed: SEED },
      )
    },
  )
})

/** The part of an effect that a row of the table names, as text. */
function part(effect: AccountEffect, where: string): string {
  const { balances, alarms, uncomputed, failures: _, warnings: __, ...facts } = effect
  const parts: Readonly<Record<string, unknown>> = {
    balance: [balances, facts],
    fact: [facts],
    alarm: [alarms],
    notIncluded: [uncomputed],
  }
  return JSON.stringify(parts[where], (_key, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  )
}

describe("what another account does to this one", () => {
  const named: readonly [operation: string, field: string][] = [
    ["createAccount", "destination"],
    ["payment", "destination"],
    ["pathPaymentStrictReceive", "destination"],
    ["pathPaymentStrictSend", "destination"],
    ["accountMerge", "destination"],
    ["allowTrust", "trustor"],
    ["setTrustLineFlags", "trustor"],
    ["clawback", "from"],
    ["beginSponsoringFutureReserves", "sponsoredId"],
  ]
  it.each(named)("is drawn for %s", async (operation, field) => {
    await fc.assert(
      fc.asyncProperty(sample(bodies[operation]!), async (body) => {
        const given = withField(operation, body, field, keyValue(ownKey))
        const effect = await effectOn(operation, given, { by: otherKey })
        expect(draw(effect)).not.toContain(NOTHING)
      }),
      { numRuns: 10 },
    )
  })

  it("is drawn for a claimant, and for the owner of an entry whose sponsor changes", async () => {
    const owner = keyValue(ownKey)
    const always = { type: "unconditional", value: null }
    const claimants = [{ type: "v0", value: { destination: owner, predicate: always } }]
    const asset = { type: "native", value: null }
    const claimable = { asset, amount: 5n, claimants }
    const effects = [
      await effectOn("createClaimableBalance", claimable, { by: otherKey }),
      ...(await Promise.all(
        (
          [
            { type: "ledgerEntry", value: { type: "account", value: { accountId: owner } } },
            {
              type: "ledgerEntry",
              value: { type: "offer", value: { sellerId: owner, offerId: 7n } },
            },
            { type: "signer", value: { accountId: owner, signerKey: keyValue(otherKey) } },
          ] as XdrValue[]
        ).map((body) => effectOn("revokeSponsorship", body, { by: otherKey })),
      )),
    ]
    for (const effect of effects) expect(draw(effect)).not.toContain(NOTHING)
  })
})
