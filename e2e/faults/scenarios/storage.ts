import type { Bench, Scenario } from "../scenario.js"

/** What the kit's storage does in a scenario. */
interface Fault {
  /** What the storage holds when the kit starts. */
  held?: string
  /** Which of its functions throw. */
  broken?: readonly ("getItem" | "setItem" | "removeItem")[]
  /** Its promises never settle. */
  silent?: boolean
}

/** Connects and signs with a kit whose storage has a fault, and disconnects. */
function useStorage(on: Bench, fault: Fault): Promise<void> {
  return on.page.evaluate(
    ({ fault: { held = null, broken = [], silent }, xdr }) => {
      const { connect, createKit, loaded, run } = window.bench
      let text: string | null = held
      const refuse = (name: (typeof broken)[number]): void => {
        if (broken.includes(name)) throw new DOMException("Refused.", "QuotaExceededError")
      }
      const later = <Value>(value: Value): Value | Promise<Value> =>
        silent ? new Promise<Value>(() => {}) : value
      const storage = {
        getItem() {
          refuse("getItem")
          return later(text)
        },
        setItem(_: string, value: string) {
          refuse("setItem")
          text = value
          return later(undefined)
        },
        removeItem() {
          refuse("removeItem")
          text = null
          return later(undefined)
        },
      }
      const kit = createKit({ storage })
      run(async () => {
        await loaded.side.click(() => connect({}, kit))
        await kit.signTransaction(xdr)
        await kit.disconnect()
        if (kit.getState().status !== "disconnected") throw new Error("The kit is still connected.")
        kit.destroy()
      })
    },
    { fault, xdr: on.payload },
  )
}

/** The storage where the kit remembers its connection is full, forbidden, or holds something else. */
export const storage: readonly Scenario[] = (
  [
    ["storage-full", "The storage is full: nothing can be written.", { broken: ["setItem"] }],
    [
      "storage-forbidden",
      "The browser forbids the storage: each of its functions throws.",
      { broken: ["getItem", "setItem", "removeItem"] },
    ],
    ["storage-silent", "The app's own storage never answers.", { silent: true }],
    ["storage-corrupted", "The storage holds half of a JSON text.", { held: '{"walletId":"fre' }],
    [
      "storage-of-a-later-version",
      "The storage holds what a later version of the kit has written.",
      { held: JSON.stringify({ version: 9, connections: [{ wallet: { id: "freighter" } }] }) },
    ],
    [
      "storage-with-another-type",
      "The storage holds a list in place of a connection.",
      { held: JSON.stringify([1, 2, 3]) },
    ],
    [
      "storage-with-a-false-address",
      "The storage holds a connection whose address has a wrong checksum.",
      { held: JSON.stringify({ walletId: "freighter", address: `G${"A".repeat(55)}` }) },
    ],
    [
      "storage-with-a-prototype",
      "The storage holds a connection whose wallet and keys are names of the prototype.",
      {
        held: `{"walletId":"__proto__","address":"GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L","__proto__":{"path":"x"},"others":[{"walletId":"constructor"}]}`,
      },
    ],
    [
      "storage-with-five-megabytes",
      "The storage holds a text of five megabytes.",
      { held: JSON.stringify({ walletId: "x".repeat(5_000_000), address: "G" }) },
    ],
  ] satisfies [name: string, says: string, fault: Fault][]
).map(([name, says, fault]) => ({
  name,
  says,
  ask: "transaction",
  cause: (on) => useStorage(on, fault),
  sees: () => "succeeds",
}))
