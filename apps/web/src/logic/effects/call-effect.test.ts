import { networks } from "@alidade/core"
import { describeTransaction } from "@alidade/core/describe"
import {
  Account,
  Address,
  Asset,
  Keypair,
  nativeToScVal,
  Operation,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { describe, expect, it } from "vitest"
import { toState } from "./account-state.js"
import { callEffect, type SimulatedCall } from "./call-effect.js"
import { draftOf } from "./draft.js"
import { plain } from "./plain.js"
import { readTokenEvents } from "./token-events.js"

const passphrase = networks.Testnet
const [own, other] = [1, 2].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)).publicKey(),
) as [string, string]
const lumens = Asset.native().contractId(passphrase)
const token = new Asset("TOKEN", other).contractId(passphrase)
const state = toState({
  sequence: "1",
  balances: [{ asset_type: "native", balance: "100.0000000" }],
  signers: [{ key: own, weight: 1 }],
})!

const address = (text: string) => Address.fromString(text).toScVal()
const amountOf = (stroops: bigint) => nativeToScVal(stroops, { type: "i128" })

/** A base64 event of a token: its name, who it names, what asset it claims to be, and an amount. */
function event(contract: string, name: string, who: string[], claimed: string, data: xdr.ScVal) {
  const id = Address.fromString(contract).toScAddress()
  return new xdr.DiagnosticEvent({
    inSuccessfulContractCall: true,
    event: new xdr.ContractEvent({
      ext: xdr.ExtensionPoint.v0(),
      contractId: id.type === "scAddressTypeContract" ? id.contractId : null,
      type: xdr.ContractEventType.contract,
      body: xdr.ContractEventBody.v0(
        new xdr.ContractEventV0({
          topics: [xdr.ScVal.scvSymbol(name), ...who.map(address), xdr.ScVal.scvString(claimed)],
          data,
        }),
      ),
    }),
  }).toXdr("base64")
}

/** The effect of `transfer(own, other, 5 XLM)` on a contract, with these events. */
async function effectOf(
  contract: string,
  events: readonly string[],
  simulated: Partial<SimulatedCall> = {},
) {
  const call = Operation.invokeContractFunction({
    contract,
    function: "transfer",
    args: [address(own), address(other), amountOf(50_000_000n)],
  })
  const built = new TransactionBuilder(new Account(own, "1"), {
    fee: "1000",
    networkPassphrase: passphrase,
  })
    .addOperation(call)
    .setTimeout(60)
    .build()
  const transaction = await describeTransaction(built.toXDR(), passphrase)
  const effect = callEffect(draftOf(own, state, 5_000_000n), own, transaction, {
    auth: [],
    resourceFee: 900n,
    needsRestore: false,
    footprint: { contracts: [contract] },
    held: new Map(),
    decimals: new Map(),
    ...readTokenEvents(events, passphrase),
    ...simulated,
  })
  const { warnings, failures } = effect
  return { ...effect, warnings: warnings.map(plain), failures: failures.map(plain) }
}

const transferOf = (contract: string, stroops: bigint, to = other, claimed = "native") =>
  event(contract, "transfer", [own, to], claimed, amountOf(stroops))

describe("the effect of a call", () => {
  it("is what its transfers of XLM and its fee take, without a warning", async () => {
    const effect = await effectOf(lumens, [transferOf(lumens, 50_000_000n)])
    expect(effect.balances).toEqual([
      {
        asset: { code: "XLM" },
        before: 1_000_000_000n,
        after: { least: 949_999_000n, most: 949_999_900n },
        moves: [expect.anything(), expect.anything()],
      },
    ])
    const moves = effect.balances[0]?.moves.map(plain)
    expect(moves).toEqual(["fee | 0.0001 XLM", `goesTo | 5 XLM | ${other}`])
    expect(effect).toMatchObject({ warnings: [], failures: [], uncomputed: [] })
    expect(effect.call).toEqual({
      tokens: [],
      items: [],
      beyond: [],
      contracts: [lumens],
      resourceFee: 900n,
    })
  })

  it("is the balance of a token in its own units, if the footprint has one", async () => {
    const held = new Map([[token, 70_000_000n]])
    const { call } = await effectOf(token, [transferOf(token, 50_000_000n)], { held })
    expect(call?.tokens).toEqual([{ contract: token, change: -50_000_000n, before: 70_000_000n }])
  })

  it("doesn’t take a token for XLM because its event says so", async () => {
    const { balances, call } = await effectOf(token, [transferOf(token, 50_000_000n)])
    expect(balances[0]?.after.most).toBe(999_999_900n)
    expect(call?.tokens).toEqual([{ contract: token, change: -50_000_000n }])
  })

  it("counts what is received, with the id of a muxed recipient", async () => {
    const data = nativeToScVal(
      { amount: 20_000_000n, to_muxed_id: 7n },
      { type: { amount: ["symbol", "i128"], to_muxed_id: ["symbol", "u64"] } },
    )
    const received = event(lumens, "transfer", [other, own], "native", data)
    const { balances } = await effectOf(lumens, [transferOf(lumens, 50_000_000n), received])
    expect(balances[0]?.after.most).toBe(969_999_900n)
  })
})

describe("warnings about a call", () => {
  it.each<[string, string, string[], string[]]>([
    [
      "another amount",
      lumens,
      [transferOf(lumens, 70_000_000n)],
      ["notAsStated", "alsoTakesFor | 7 XLM"],
    ],
    [
      "another asset",
      token,
      [transferOf(lumens, 50_000_000n)],
      ["notAsStated", "alsoTakesFor | 5 XLM"],
    ],
    [
      "another recipient",
      lumens,
      [transferOf(lumens, 50_000_000n, lumens)],
      ["notAsStated", `alsoTakesFor | 5 XLM | ${lumens}`],
    ],
    [
      "more than it says",
      token,
      [transferOf(token, 50_000_000n), transferOf(lumens, 10_000_000n)],
      ["alsoTakesFor | 1 XLM"],
    ],
    ["nothing", token, [], ["notAsStated"]],
  ])("named transfer, that moves %s", async (_, contract, events, found) => {
    const { warnings } = await effectOf(contract, events)
    expect(warnings).toEqual(found.map((start) => expect.stringContaining(start)))
  })

  it("name the issuer of an asset that looks like XLM", async () => {
    const asset = new Asset("XLM", other)
    const contract = asset.contractId(passphrase)
    const taken = transferOf(contract, 50_000_000n, other, `XLM:${other}`)
    const { warnings } = await effectOf(lumens, [transferOf(lumens, 50_000_000n), taken])
    expect(warnings).toEqual([`alsoTakesFor | 5 XLM of ${other} | ${other}`])
  })

  it("name who may spend the account's tokens afterwards", async () => {
    const data = xdr.ScVal.scvVec([amountOf(50_000_000n), xdr.ScVal.scvU32(9)])
    const approval = event(lumens, "approve", [own, other], "native", data)
    const { warnings } = await effectOf(lumens, [transferOf(lumens, 50_000_000n), approval])
    expect(warnings).toEqual([`letsSpend | ${other} | 5 XLM`])
  })
})

describe("what tokens report without an amount", () => {
  const id = nativeToScVal(7, { type: "u32" })
  const noAsset = (name: string, who: string[], data: xdr.ScVal) =>
    event(token, name, who, "ART", data)

  it("is listed for the account, and only for it", async () => {
    const effect = await effectOf(token, [
      noAsset("transfer", [own, other], id),
      noAsset("transfer", [other, lumens], id),
    ])
    expect(effect.call?.items).toMatchObject([{ name: "transfer", addresses: [own, other] }])
  })

  it("is a warning if somebody may take it", async () => {
    const approval = noAsset("approve", [own, other], id)
    const { warnings, call } = await effectOf(lumens, [transferOf(lumens, 50_000_000n), approval])
    expect(warnings).toEqual([`allowsItem | ${other} | ${token} | “ART, 7”`])
    expect(call?.items).toEqual([])
  })

  it("warns of events that can’t be read, and shows the others", async () => {
    const { warnings, balances } = await effectOf(lumens, ["AAAA", transferOf(lumens, 50_000_000n)])
    expect(warnings).toEqual(["eventsUnread | 1"])
    expect(balances[0]?.after.most).toBe(949_999_900n)
  })
})

it.each<[string, Partial<SimulatedCall>, string]>([
  ["archived data", { needsRestore: true }, "archived"],
  ["a missing authorization", { auth: ["AAAA"] }, "unauthorized"],
  ["a fee that is too low", { resourceFee: 20_000n }, "feeTooLow | 0.002 XLM"],
])("expects a call with %s to fail", async (_, simulated, failure) => {
  const { failures } = await effectOf(lumens, [transferOf(lumens, 50_000_000n)], simulated)
  expect(failures).toEqual([failure])
})
