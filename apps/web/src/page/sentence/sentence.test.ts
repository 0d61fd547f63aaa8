import { encodeAddress, networks } from "@alidade/core"
import type { XdrValue } from "@alidade/core/describe"
import fc from "fast-check"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { xdrTypes } from "../../../../../packages/core/src/encoding/xdr-types/index.js"
import {
  keyValue,
  sampleEnvelope,
  samplePayment,
} from "../../logic/effects/operations/sample-envelope.js"
import { otherKey, ownKey, sample } from "../../logic/effects/operations/samples.js"
import { partiesAmong } from "../../logic/parties/parties.js"
import { readDeeds } from "../../logic/sentence/read-deeds.js"
import { say } from "../../texts/en/sentences.js"
import { PartiesContext } from "../parties.js"
import { Sentence } from "./sentence.js"
import { sentenceText } from "./sentence-text.js"
import { type SentenceForm, wordsOf } from "./words.js"

const own = encodeAddress(ownKey)
const other = encodeAddress(otherKey)
const third = new Uint8Array(32).fill(3)
const parties = partiesAmong({
  own: [own],
  contacts: [{ address: other, name: "Treasury Berlin" }],
  recent: [],
})

async function said(
  operations: Parameters<typeof sampleEnvelope>[0],
  form: SentenceForm = "toDo",
  { account = own, ...options }: { account?: string } & Parameters<typeof sampleEnvelope>[1] = {},
): Promise<string> {
  const deeds = await readDeeds(sampleEnvelope(operations, options), networks.Testnet)
  return sentenceText(wordsOf(deeds, form, account), parties)
}

const bodies = (xdrTypes.OperationBody as { union: Record<string, string> }).union

describe("the sentence of a transaction", () => {
  it.each(Object.entries(bodies))("has words for each %s in each form", async (type, body) => {
    await fc.assert(
      fc.asyncProperty(sample(body), async (value) => {
        for (const form of ["toDo", "done"] as const) {
          const deeds = await readDeeds(sampleEnvelope([{ type, value }]), networks.Testnet)
          const words = wordsOf(deeds, form)
          const names = String(say.english[words.text]).match(/(?<=\{)\w+/g) ?? []
          expect(Object.keys(words.values)).toEqual(expect.arrayContaining(names))
          expect(sentenceText(words, parties)).toMatch(/^\p{Lu}/u)
        }
      }),
      { numRuns: 10 },
    )
  })

  it("says a payment as to do, as done, and as received, with the visitor's names", async () => {
    const payment = samplePayment(30_000_000n)
    expect(await said([payment])).toBe("Send 3 XLM to Treasury Berlin")
    expect(await said([payment], "done")).toBe("Sent 3 XLM to Treasury Berlin")
    const account = { account: other }
    expect(await said([payment], "toDo", account)).toBe("Send 3 XLM to Treasury Berlin")
    expect(await said([payment], "done", account)).toMatch(/^Received 3 XLM from G.{3}….{6}$/)
  })

  it("names who acts if it isn't the source, and who only pays the fee", async () => {
    const payment = { ...samplePayment(10_000_000n, third), by: otherKey }
    expect(await said([payment])).toMatch(/^Treasury Berlin: Send 1 XLM to G/)
    const fee = "the network fee of another account’s transaction, up to 0.00005 XLM"
    const options = { source: otherKey, feeBumpBy: ownKey }
    expect(await said([samplePayment(1n, third)], "toDo", options)).toBe(`Pay ${fee}`)
    expect(await said([samplePayment(1n, third)], "done", options)).toBe(`Paid ${fee}`)
    expect(await said([samplePayment(1n, third)], "toDo", { ...options, account: other })).toMatch(
      /^Send 0.0000001 XLM/,
    )
  })

  it("sums up payments, and says the first of different operations", async () => {
    const three = [1n, 2n, 3n].map((xlm) => samplePayment(xlm * 10_000_000n))
    expect(await said(three)).toBe("Send 3 payments, 6 XLM in all")
    expect(await said(three, "done")).toBe("Sent 3 payments, 6 XLM in all")
    expect(await said(three, "done", { account: other })).toMatch(/^Received 6 XLM from G/)
    const bump = { type: "bumpSequence", value: { bumpTo: 9n } as XdrValue }
    expect(await said([bump, ...three])).toBe("4 operations: Raise the sequence number to 9…")
    const byAnother = three.map((payment) => ({ ...payment, by: third }))
    expect(await said([three[0]!, ...byAnother])).toBe(
      "4 operations: Send 1 XLM to Treasury Berlin…",
    )
    expect(await said([])).toBe("Change nothing")
  })

  it("says the only change of an account's settings, and not one of several", async () => {
    const none = {
      inflationDest: null,
      clearFlags: null,
      setFlags: null,
      masterWeight: null,
      lowThreshold: null,
      medThreshold: null,
      highThreshold: null,
      homeDomain: null,
      signer: null,
    }
    const signer = { key: keyValue(otherKey), weight: 2 }
    const set = (options: object): Promise<string> =>
      said([{ type: "setOptions", value: { ...none, ...options } as XdrValue }])
    expect(await set({ signer })).toBe("Make Treasury Berlin a signer with weight 2")
    expect(await set({ signer: { ...signer, weight: 0 } })).toBe("Remove signer Treasury Berlin")
    const thresholds = { lowThreshold: 1, medThreshold: 2, highThreshold: 2 }
    expect(await set(thresholds)).toBe("Change how much weight signing needs")
    expect(await set({ signer, ...thresholds })).toBe("Change account settings")
  })

  it("makes names and amounts bold, and a look-alike red", async () => {
    const show = async (to: Uint8Array, known: string): Promise<string> => {
      const deeds = await readDeeds(
        sampleEnvelope([samplePayment(30_000_000n, to)]),
        networks.Testnet,
      )
      const value = partiesAmong({ own: [], contacts: [{ address: known, name: "X" }], recent: [] })
      const sentence = createElement(Sentence, { deeds, form: "toDo" })
      return renderToStaticMarkup(createElement(PartiesContext.Provider, { value }, sentence))
    }
    expect(await show(otherKey, other)).toBe(
      'Send <b><bdi class="amount">3 XLM</bdi></b> to <b><bdi>X</bdi></b>',
    )
    const likeness = `${other.slice(0, 20)}AAAA${other.slice(24)}`
    expect(await show(otherKey, likeness)).toContain('<span class="deceptive">')
    expect(await show(otherKey, likeness)).toContain("(not X)")
  })
})
