import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { type NetworkJob, type Things, thingsElsewhere } from "./elsewhere.js"
import type { Inbox, InboxItem } from "./inbox.js"
import { createOpenReviews } from "./open-reviews.js"
import { createSignedWork, type SignedKinds, subjectOf } from "./signed-work.js"
import type { TabItems } from "./tab-items.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const network = networks.Testnet
const signed = { address, verified: "signature" } as const

/** Stores without a thing, and an inbox that holds an item until it is discarded. */
function empty(item?: InboxItem): Things {
  const state = { count: 1, item }
  const inbox = {
    getState: () => state,
    discard: () => {
      state.item = undefined
    },
  } as unknown as Inbox
  const nothing: TabItems = { read: () => [], write() {}, remove() {} }
  return { inbox, signedWork: createSignedWork(nothing), reviews: createOpenReviews(nothing) }
}

const opened = (item: InboxItem) => (): Things => empty(item)
const details = { network }
const work =
  <Kind extends keyof SignedKinds>(kind: Kind, value: SignedKinds[Kind]) =>
  (): Things => {
    const things = empty()
    things.signedWork.keep(kind, subjectOf(address, network), value)
    return things
  }

const payment = {
  destination: other,
  asset: "native",
  memo: { type: "none", value: "" },
} as const

const things: readonly (readonly [name: string, tab: NetworkJob, kind: string, () => Things])[] = [
  [
    "a transaction of a link",
    "transaction",
    "opened",
    opened({ what: "transaction", xdr: "AA", network, details }),
  ],
  [
    "a payment of a link",
    "transaction",
    "opened",
    opened({ what: "payment", payment, network, details }),
  ],
  [
    "a failed request of the activity",
    "transaction",
    "opened",
    opened({ what: "transaction", xdr: "AA", network }),
  ],
  [
    "a signed transaction of the activity",
    "transaction",
    "opened",
    opened({ what: "signed", envelope: { xdr: "AA", signed }, network }),
  ],
  [
    "an authorization of the activity",
    "authorization",
    "opened",
    opened({ what: "authorization", preimage: "AA", network }),
  ],
  [
    "a message of the activity",
    "message",
    "opened",
    opened({ what: "message", text: "Hi", network }),
  ],
  [
    "a transaction under review",
    "transaction",
    "review",
    () => {
      const all = empty()
      all.reviews.set("transaction", address, network, "AA")
      return all
    },
  ],
  [
    "an authorization under review",
    "authorization",
    "review",
    () => {
      const all = empty()
      all.reviews.set("authorization", address, network, { preimage: "AA" })
      return all
    },
  ],
  ["a signed transaction", "transaction", "signed", work("transaction", { xdr: "AA", signed })],
  [
    "a signed authorization",
    "authorization",
    "signed",
    work("authorization", { preimage: "AA", signature: "BB", signed }),
  ],
  [
    "a signed message",
    "message",
    "signed",
    work("message", { typed: "Hi", form: "text", signature: "BB", signed }),
  ],
  ["a signing list", "transaction", "list", work("list", { items: [{ xdr: "AA" }], current: 0 })],
]

test.each(things)(
  "%s is shown on its own network only, and named with it elsewhere",
  (_, tab, kind, make) => {
    const all = make()
    expect(thingsElsewhere(tab, address, network, all)).toEqual([])
    const found = thingsElsewhere(tab, address, networks.Public, all)
    expect(found).toMatchObject([{ kind, network }])
    const jobs: NetworkJob[] = ["transaction", "authorization", "message"]
    for (const elsewhere of jobs.filter((each) => each !== tab)) {
      expect(thingsElsewhere(elsewhere, address, networks.Public, all)).toEqual([])
    }
    found[0]?.discard()
    expect(thingsElsewhere(tab, address, networks.Public, all)).toEqual([])
  },
)

test("another account's work and a proof, which names its network itself, are not named", () => {
  const all = empty({ what: "proof", link: "https://alidade.example/#proof=AA" })
  all.signedWork.keep("transaction", subjectOf(other, network), { xdr: "AA" })
  all.reviews.set("transaction", other, network, "AA")
  expect(thingsElsewhere("transaction", address, networks.Public, all)).toEqual([])
})
