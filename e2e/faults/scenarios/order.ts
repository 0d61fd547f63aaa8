import { lastSignature } from "../answer-with.js"
import { changed, signed } from "../forge.js"
import type { Bench, Scenario } from "../scenario.js"
import { setWallet } from "../wallet-side.js"
import type { Way } from "../ways.js"

/** Two transactions that differ in their memo. */
const two = (on: Bench): readonly [string, string] => [
  on.payload,
  changed(on.payload, (tx) => {
    tx.memo = { text: "Invoice 8" }
  }),
]

/** Asks for two signatures at once. It succeeds if each call gets its own, and fails alike if both fail. */
function askForTwo(on: Bench): Promise<void> {
  return on.page.evaluate((xdrs) => {
    const { kit, run } = window.bench
    run(async () => {
      const calls = xdrs.map((xdr) => kit.signTransaction(xdr))
      const [first, second] = await Promise.allSettled(calls)
      if (first?.status !== second?.status) throw new Error("One of two was answered.")
      if (first?.status === "rejected") throw first.reason
    })
  }, two(on))
}

/** The texts with which wallets answer: the signed envelope, or its signature alone. */
function formsOf(envelope: string): string[] {
  const signature = Buffer.from(lastSignature(envelope))
  const base64 = signature.toString("base64")
  return [envelope, base64, base64.replace(/=+$/, ""), signature.toString("hex")]
}

/**
 * Asks, cancels once the wallet has answered, and asks for something else. A wallet is asked one request after another,
 * so only a canceled one can still be answered then. `on` must hold the first answer back.
 */
function askAfterCancel(on: Bench): Promise<void> {
  return on.page.evaluate(([first, second]) => {
    const { answers, kit, run } = window.bench
    run(async () => {
      const abort = new AbortController()
      const canceled = kit.signTransaction(first, { signal: abort.signal }).catch(() => {})
      while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      abort.abort()
      await canceled
      return kit.signTransaction(second)
    })
  }, two(on))
}

/** Only answers that come as messages on one way, each with an id, can be held back and mixed up. */
const numbered = ({ route }: Way): string | undefined =>
  ["posted messages", "in-app", "port"].includes(route)
    ? undefined
    : route === "window"
      ? "each answer comes from a window of its own"
      : "its reply can come only once"

/** Two requests at once, whose answers come in another order, or are mixed up. */
export const order: readonly Scenario[] = [
  {
    name: "second-approved-first",
    says: "The app asks twice at once, and the user approves the second request first, where the wallet shows both.",
    ask: "transaction",
    async cause(on) {
      await setWallet(on, { answer: "ask" })
      await askForTwo(on)
      await on.page.evaluate(async () => {
        const { outcome, loaded } = window.bench
        const { wallet, side } = loaded
        let isOver = false
        void outcome().then(() => {
          isOver = true
        })
        // A wallet that takes one request at a time shows the second one later.
        for (let approved = 0; approved < 2 && !isOver; approved++) {
          await Promise.race([side.requested(), outcome()])
          if (approved === 0) await window.bench.idle()
          const { waiting } = await wallet.refresh()
          const last = waiting.at(-1)
          if (last) await wallet.settle("approve", last.id)
        }
      })
    },
    sees: () => "succeeds",
  },
  {
    name: "canceled-answer-comes-first",
    says: "The app cancels a request and makes another one. The canceled one's answer comes just before the other's.",
    ask: "transaction",
    excludes: numbered,
    async cause(on) {
      await on.deliver(
        (reply, { held }) => {
          held.push(reply)
          return held.length === 1 ? [] : held
        },
        { held: [] as unknown[] },
      )
      await askAfterCancel(on)
    },
    sees: () => "succeeds",
  },
  {
    name: "canceled-answer-comes-last",
    says: "The app cancels a request and makes another one. The canceled one's answer comes just after the other's.",
    ask: "transaction",
    excludes: numbered,
    async cause(on) {
      await on.deliver(
        (reply, { held }) => {
          held.push(reply)
          return held.length === 1 ? [] : [...held].reverse()
        },
        { held: [] as unknown[] },
      )
      await askAfterCancel(on)
    },
    sees: () => "succeeds",
  },
  {
    name: "canceled-answer-with-the-next-id",
    says: "The app cancels a request and makes another one. The canceled one's answer comes first, with the other's id.",
    ask: "transaction",
    excludes: numbered,
    async cause(on) {
      await on.deliver(
        (reply, { held }, { isEnvelope, mapTexts }) => {
          held.push(reply)
          if (held.length === 1) return []
          const envelopes: string[] = []
          mapTexts(held[0], (text) => (isEnvelope(text) ? envelopes.push(text) : text))
          return [mapTexts(reply, (text) => (isEnvelope(text) ? envelopes[0] : text)), reply]
        },
        { held: [] as unknown[] },
      )
      await askAfterCancel(on)
    },
    sees: () => "altered otherTransaction",
  },
  {
    name: "answers-exchanged",
    says: "The app asks twice at once, and the wallet answers each request with what it signed for the other.",
    ask: "transaction",
    async cause(on) {
      const [first, second] = two(on).map((xdr) => formsOf(signed(xdr, on.key)))
      await on.alter(
        (reply, { first, second }, { mapTexts }) => [
          mapTexts(reply, (text) => {
            if (first.includes(text)) return second[first.indexOf(text)]
            return first[second.indexOf(text)] ?? text
          }),
        ],
        { first: first!, second: second! },
      )
      await askForTwo(on)
    },
    sees: ({ signsOnly }) =>
      signsOnly ? "bad-signature invalidForTransaction" : "altered otherTransaction",
  },
]
