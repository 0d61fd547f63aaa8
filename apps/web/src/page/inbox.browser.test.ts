import { createKit, type Kit, networks } from "@alidade/core"
import { afterEach, expect, test } from "vitest"
import type { PageNetwork } from "../logic/networks/networks.js"
import { createInbox, type Inbox, type InboxItem } from "./inbox.js"

const listed = (["Testnet", "Public", "Futurenet"] as const).map(
  (name): PageNetwork => ({
    id: name,
    name,
    passphrase: networks[name],
    horizonUrl: "https://horizon.example",
    rpcUrl: "https://rpc.example",
  }),
)

/** A page on Public. */
function open(): { kit: Kit; inbox: Inbox; selected: () => string } {
  const kit = createKit({ network: networks.Public, networks: listed, wallets: [], storage: null })
  const selected = () => kit.getState().selectedNetwork
  return { kit, inbox: createInbox(kit, () => listed), selected }
}

const item = (network: string): InboxItem => ({ what: "transaction", xdr: "AA", network })

afterEach(() => {
  location.hash = ""
})

test("an item carries its network, and the page returns to its own once the item is discarded", () => {
  const { inbox, selected } = open()
  inbox.open(item(networks.Testnet))
  expect(selected()).toBe(networks.Testnet)
  expect(inbox.getState().item).toMatchObject({ network: networks.Testnet })
  // The next visit starts where the visitor was, not where the link led.
  expect(inbox.chosenNetwork()).toBe(networks.Public)
  inbox.clear("transaction")
  expect(selected()).toBe(networks.Public)
  expect(inbox.getState().item).toBeUndefined()
})

test("a signed item keeps its network until it is done", () => {
  const { inbox, selected } = open()
  const opened = item(networks.Testnet)
  inbox.open(opened)
  inbox.take(opened)
  expect(inbox.getState().item).toBeUndefined()
  expect(selected()).toBe(networks.Testnet)
  inbox.clear("transaction")
  expect(selected()).toBe(networks.Public)
})

test("several items in a row return to the network before the first", () => {
  const { inbox, selected } = open()
  inbox.open(item(networks.Testnet))
  inbox.open(item(networks.Futurenet))
  expect(inbox.chosenNetwork()).toBe(networks.Public)
  inbox.open(item(networks.Public))
  inbox.clear("transaction")
  expect(selected()).toBe(networks.Public)
  inbox.open(item(networks.Testnet))
  // A proof belongs to no network of the page.
  inbox.open({ what: "proof", link: "https://alidade.example/#proof=AA" })
  expect(selected()).toBe(networks.Public)
})

test("a network that the visitor chooses stays, and so does the item for its own network", () => {
  const { kit, inbox, selected } = open()
  const opened = item(networks.Testnet)
  inbox.open(opened)
  kit.setNetwork(networks.Futurenet)
  expect(inbox.chosenNetwork()).toBe(networks.Futurenet)
  expect(inbox.getState().item).toBe(opened)
  // Something of Futurenet is done: the item is for another network, and stays.
  inbox.clear("transaction")
  expect(inbox.getState().item).toBe(opened)
  expect(selected()).toBe(networks.Futurenet)
  inbox.discard()
  expect(inbox.getState().item).toBeUndefined()
  expect(selected()).toBe(networks.Futurenet)
})

test("clears only the item of the tab, and not one that was opened since", () => {
  const { inbox } = open()
  const first = item(networks.Testnet)
  const second: InboxItem = { what: "message", text: "Hi", network: networks.Testnet }
  inbox.open(first)
  inbox.open(second)
  inbox.take(first)
  inbox.clear("transaction")
  expect(inbox.getState().item).toBe(second)
})

test("refuses an item for a network that the page doesn't have, and keeps the opened one", () => {
  const { inbox, selected } = open()
  const opened = item(networks.Testnet)
  inbox.open(opened)
  inbox.open(item("Mine ; 2026"))
  expect(inbox.getState()).toMatchObject({
    item: opened,
    refused: { found: { problem: "unknownNetwork", network: "Mine ; 2026" } },
  })
  expect(selected()).toBe(networks.Testnet)
  inbox.dismiss()
  expect(inbox.getState()).toMatchObject({ item: opened, refused: undefined })
})
