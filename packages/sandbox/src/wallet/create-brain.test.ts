import { describe, expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import type { Brain, BrainOptions } from "./brain.js"
import { createBrain } from "./create-brain.js"
import { sandboxAccounts } from "./keys.js"
import type { Asked } from "./state.js"

const { networks } = sandboxConfig(8000)
const question: Asked = {
  kind: "connect",
  host: "app.example",
  passphrase: networks[0]!.passphrase,
  payload: "",
}

function brainWith(options: Partial<BrainOptions> = {}): Brain {
  return createBrain({
    wallet: "test",
    accounts: sandboxAccounts,
    networks,
    quirks: [
      { id: "A", text: "A harmless one.", on: true },
      { id: "B", text: "One in the way.", on: false },
    ],
    ...options,
  })
}

/** A storage that can be looked into. */
function memory(text: string | null = null): {
  getItem(): string | null
  setItem(key: string, value: string): void
  read(): unknown
} {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value
    },
    read: () => JSON.parse(kept ?? "null"),
  }
}

describe("what it answers", () => {
  test("a standing answer decides at once, without a window", async () => {
    const brain = brainWith()
    for (const answer of ["approve", "reject", "close", "alter", "wrong-signer"] as const) {
      brain.update({ answer })
      expect(await brain.ask(question)).toBe(answer)
    }
    expect(brain.getState().waiting).toEqual([])
  })

  test("next answers count once each, in order, before the standing one", async () => {
    const brain = brainWith()
    brain.update({ answer: "approve" })
    brain.next("reject", "close")
    const verdicts = [
      await brain.ask(question),
      await brain.ask(question),
      await brain.ask(question),
    ]
    expect(verdicts).toEqual(["reject", "close", "approve"])
  })

  test("asked to ask, it waits for a person, the latest request in front", async () => {
    const brain = brainWith()
    const verdicts = [brain.ask(question), brain.ask({ ...question, kind: "message" })]
    expect(brain.getState().waiting).toMatchObject([
      { kind: "connect", shown: true },
      { kind: "message", shown: true },
    ])
    brain.settle("reject")
    brain.settle("approve")
    expect(await Promise.all(verdicts)).toEqual(["approve", "reject"])
    expect(brain.getState().waiting).toEqual([])
  })

  test("a request by its id can be decided while another is in front", async () => {
    const brain = brainWith()
    const first = brain.ask(question)
    void brain.ask(question)
    brain.settle("close", brain.getState().waiting[0]!.id)
    expect(await first).toBe("close")
    expect(brain.getState().waiting).toHaveLength(1)
  })

  test("never: no window, and a driver can still decide it later", async () => {
    const brain = brainWith()
    brain.next("never")
    const verdict = brain.ask(question)
    expect(brain.getState().waiting).toMatchObject([{ shown: false }])
    brain.settle("approve")
    expect(await verdict).toBe("approve")
  })

  test("deciding when nothing is asked throws", () => {
    expect(() => brainWith().settle("approve")).toThrow("not being asked anything")
  })
})

describe("what cannot be approved", () => {
  const disabled = { kind: "disabled", title: "Not connected", text: "" } as const
  const notice = { kind: "notice", title: "Other network", text: "" } as const

  test("under a disabled button an approving answer waits for a person, who cannot approve either", async () => {
    const brain = brainWith()
    brain.update({ answer: "approve" })
    const verdict = brain.ask({ ...question, obstacle: disabled })
    expect(brain.getState().waiting).toMatchObject([{ shown: true }])
    expect(() => brain.settle("approve")).toThrow("This cannot be approved: Not connected.")
    brain.settle("reject")
    expect(await verdict).toBe("reject")
  })

  test("approving a notice is its 'Got it', which rejects", async () => {
    const brain = brainWith()
    brain.next("approve", "ask")
    expect(await brain.ask({ ...question, obstacle: notice })).toBe("reject")
    const verdict = brain.ask({ ...question, obstacle: notice })
    brain.settle("approve")
    expect(await verdict).toBe("reject")
  })

  test("without a wallet nothing can be approved, and its window can be closed", async () => {
    const brain = brainWith()
    brain.update({ created: false, answer: "approve" })
    const verdict = brain.ask(question)
    expect(() => brain.settle("approve")).toThrow("there is no wallet yet")
    brain.settle("close")
    expect(await verdict).toBe("close")
  })

  test("approving a locked wallet unlocks it, rejecting does not", async () => {
    const brain = brainWith()
    brain.update({ locked: true })
    brain.next("reject", "approve")
    await brain.ask(question)
    expect(brain.getState().locked).toBe(true)
    await brain.ask(question)
    expect(brain.getState().locked).toBe(false)
  })

  test("what the browser asks is approved without unlocking", async () => {
    const brain = brainWith()
    brain.update({ locked: true })
    brain.next("approve")
    expect(await brain.ask({ ...question, byBrowser: true })).toBe("approve")
    expect(brain.getState().locked).toBe(true)
  })
})

describe("settings", () => {
  test("a snapshot is never changed; listeners hear of each change until they stop", () => {
    const brain = brainWith()
    const before = brain.getState()
    let heard = 0
    const stop = brain.subscribe(() => heard++)
    brain.update({ locked: true })
    expect(before.locked).toBe(false)
    expect(brain.getState()).not.toBe(before)
    expect(heard).toBe(1)
    stop()
    brain.update({ locked: false })
    expect(heard).toBe(1)
  })

  test("one switch is turned without touching the others", () => {
    const brain = brainWith()
    brain.update({ quirks: { B: true } })
    expect(brain.getState().quirks).toEqual({ A: true, B: true })
  })

  test("an account, a network or a switch that it does not have is refused", () => {
    const brain = brainWith()
    const before = brain.getState()
    expect(() => brain.update({ account: "GWRONG" })).toThrow("no account GWRONG")
    expect(() => brain.update({ network: "futurenet" as "local" })).toThrow("no network futurenet")
    expect(() => brain.update({ quirks: { C: true } })).toThrow("no switch C")
    expect(brain.getState()).toBe(before)
  })

  test("reset: everything as at first, what waits is dropped unanswered", async () => {
    const brain = brainWith({ initial: { network: "local" } })
    const first = brain.getState()
    brain.update({ locked: true, network: "public", quirks: { A: false } })
    brain.record("in", { type: "x" })
    const verdict = brain.ask(question)
    brain.reset()
    expect(await verdict).toBeNull()
    expect(brain.getState()).toEqual(first)
  })
})

describe("over reloads", () => {
  test("settings are kept; what waits and what passed are not", () => {
    const storage = memory()
    const before = brainWith({ storage })
    const grants = [
      { network: "local", account: sandboxAccounts[1]!.address, host: "a.example" },
    ] as const
    before.update({ grants, locked: true, network: "local", answer: "never", quirks: { B: true } })
    before.next("reject")
    before.record("in", { type: "x" })
    void before.ask(question)
    expect(storage.read()).not.toHaveProperty("log")
    expect(storage.read()).not.toHaveProperty("waiting")
    expect(brainWith({ storage }).getState()).toMatchObject({
      ...{ grants, locked: true, network: "local", answer: "never" },
      ...{ next: [], quirks: { A: true, B: true }, waiting: [], log: [] },
    })
  })

  test("what makes no sense in storage is left out, field by field", () => {
    const first = brainWith().getState()
    for (const text of ["", "null", "7", "[]", "{", '"x"'])
      expect(brainWith({ storage: memory(text) }).getState()).toEqual(first)
    const kept = {
      ...{ installed: "yes", locked: true, account: "GWRONG", network: "mars", answer: "maybe" },
      ...{
        grants: [null, 7, { network: "local", account: "GWRONG", host: "x" }],
        next: ["nod", "close"],
      },
      ...{ authEntry: ["v3", "v1"], quirks: { A: "no", B: true, C: true }, waiting: [1], log: "x" },
    }
    expect(brainWith({ storage: memory(JSON.stringify(kept)) }).getState()).toEqual({
      ...first,
      ...{ locked: true, next: ["close"], authEntry: ["v1"], quirks: { A: true, B: true } },
    })
  })

  test("a storage that throws counts as empty", () => {
    const broken = {
      getItem: () => {
        throw new Error("denied")
      },
      setItem: () => {
        throw new Error("full")
      },
    }
    const brain = brainWith({ storage: broken })
    brain.update({ locked: true })
    expect(brain.getState().locked).toBe(true)
  })
})

describe("its record", () => {
  test("keeps the latest 200 messages, with their direction", () => {
    const brain = brainWith()
    for (let index = 0; index < 205; index++) brain.record("in", { index })
    brain.record("out", { last: true })
    const { log } = brain.getState()
    expect(log).toHaveLength(200)
    expect(log.at(-1)).toMatchObject({ direction: "out", message: { last: true } })
    expect(log[0]).toMatchObject({ direction: "in", message: { index: 6 } })
  })

  test("cuts long texts and ends cycles", () => {
    const brain = brainWith()
    const cyclic: Record<string, unknown> = { blob: "x".repeat(5_000), list: Array(101).fill(0) }
    cyclic.self = cyclic
    brain.record("in", cyclic)
    const text = JSON.stringify(brain.getState().log)
    expect(text).toContain("(5000 characters in all)")
    expect(text).toContain("(101 in all)")
    expect(text.length).toBeLessThan(50_000)
  })
})

describe("its end", () => {
  test("destroyed, what waits is dropped, what comes later gets nothing, time no longer counts", async () => {
    const brain = brainWith()
    const waiting = brain.ask(question)
    const time = brain.wait(1_000_000)
    brain.destroy()
    expect(await waiting).toBeNull()
    await time
    expect(await brain.ask(question)).toBeNull()
  })

  test("time is the caller's where one is given", async () => {
    const waits: number[] = []
    const brain = brainWith({
      wait: async (ms) => {
        waits.push(ms)
      },
    })
    await brain.wait(45_000)
    expect(waits).toEqual([45_000])
  })
})
