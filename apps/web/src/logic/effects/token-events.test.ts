import { networks } from "@alidade/core"
import { Address, Asset, Keypair, nativeToScVal, xdr } from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readTokenEvents } from "./token-events.js"

const passphrase = networks.Testnet
const [own, other] = [1, 2].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)).publicKey(),
) as [string, string]
const contract = new Asset("TOKEN", other).contractId(passphrase)

const address = (text: string) => Address.fromString(text).toScVal()
const i128 = (value: bigint) => nativeToScVal(value, { type: "i128" })
const u32 = (value: number) => nativeToScVal(value, { type: "u32" })
const vec = (...items: xdr.ScVal[]) => xdr.ScVal.scvVec(items)

function event(name: string, topics: readonly xdr.ScVal[], data: xdr.ScVal): string {
  const id = Address.fromString(contract).toScAddress()
  return new xdr.DiagnosticEvent({
    inSuccessfulContractCall: true,
    event: new xdr.ContractEvent({
      ext: xdr.ExtensionPoint.v0(),
      contractId: id.type === "scAddressTypeContract" ? id.contractId : null,
      type: xdr.ContractEventType.contract,
      body: xdr.ContractEventBody.v0(
        new xdr.ContractEventV0({ topics: [xdr.ScVal.scvSymbol(name), ...topics], data }),
      ),
    }),
  }).toXdr("base64")
}

const read = (...events: unknown[]) => readTokenEvents(events, passphrase)

describe("an event without an amount", () => {
  it.each<[string, xdr.ScVal[], xdr.ScVal, string[], string]>([
    ["transfer", [address(own), address(other)], u32(7), [own, other], "7"],
    ["transfer", [address(own), address(other), u32(7)], xdr.ScVal.scvVoid(), [own, other], "7"],
    [
      "transfer",
      [address(own), address(other)],
      nativeToScVal(7n, { type: "u64" }),
      [own, other],
      "7",
    ],
    ["transfer", [address(own), address(other)], i128(-7n), [own, other], "-7"],
    ["transfer", [address(own)], i128(7n), [own], "7"],
    ["mint", [address(own)], nativeToScVal("seven"), [own], "seven"],
    ["burn", [address(own)], xdr.ScVal.scvBytes(Uint8Array.of(7, 8)), [own], "0708"],
    ["approve", [address(own), u32(7)], vec(address(other), u32(900)), [own, other], "7, 900"],
    ["approve_for_all", [address(own)], vec(address(other), u32(900)), [own, other], "900"],
  ])("%s is an item with everyone it names", (name, topics, data, addresses, content) => {
    expect(read(event(name, topics, data))).toEqual({
      events: [{ kind: "item", name, token: { contract }, addresses, content }],
      unread: 0,
    })
  })
})

it("doesn’t take a text for an address", () => {
  const forged = event("transfer", [nativeToScVal(own), address(other)], i128(7n))
  expect(read(forged).events).toEqual([
    {
      kind: "item",
      name: "transfer",
      token: { contract },
      addresses: [other],
      content: `${own}, 7`,
    },
  ])
})

it("counts what it can’t read, and reads the rest", () => {
  const moved = event("transfer", [address(own), address(other)], i128(7n))
  const { events, unread } = read("AAAA", moved, "nonsense!", null, { event: moved }, moved)
  expect(unread).toBe(4)
  expect(events).toHaveLength(2)
})

it("leaves out events of other names", () => {
  expect(read(event("swap", [address(own)], i128(7n)))).toEqual({ events: [], unread: 0 })
})

it("lists the account in every token event that names it, wherever and with whatever data", () => {
  const values: fc.Arbitrary<xdr.ScVal> = fc.oneof(
    fc.constant(address(other)),
    fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }).map(i128),
    fc.nat().map(u32),
    fc.string().map((text) => nativeToScVal(text)),
    fc.constant(xdr.ScVal.scvVoid()),
  )
  const names = fc.constantFrom("transfer", "burn", "approve")
  const place = fc.nat({ max: 4 })
  fc.assert(
    fc.property(
      names,
      fc.array(values, { maxLength: 3 }),
      values,
      place,
      (name, topics, data, at) => {
        const placed = [...topics.slice(0, at), address(own), ...topics.slice(at)]
        const isInData = at > topics.length
        const given = isInData
          ? event(name, topics, vec(data, address(own)))
          : event(name, placed, data)
        const { events, unread } = read(given)
        expect(unread).toBe(0)
        const text = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}` : value)
        expect(JSON.stringify(events, text)).toContain(own)
      },
    ),
    { numRuns: 1000 },
  )
})
