import { describe, expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "./create-model.js"
import { sandboxAccounts } from "./keys.js"
import type { ModelOptions, WalletModel } from "./model.js"
import type { WalletRequest } from "./state.js"

const { networks } = sandboxConfig(8000)
const question: WalletRequest = {
  kind: "connect",
  host: "app.example",
  passphrase: networks[0]!.passphrase,
  payload: "",
}

function modelWith(options: Partial<ModelOptions> = {}): WalletModel {
  return createModel({
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
    const model = modelWith()
    for (const answer of ["approve", "reject", "close", "alter", "wrong-signer"] as const) {
      model.update({ answer })
      expect(await model.ask(question)).toBe(answer)
    }
    expect(model.getState().waiting).toEqual([])
  })

  test("next answers count once each, in order, before the standing one", async () => {
    const model = modelWith()
    model.update({ answer: "approve" })
    model.next("reject", "close")
    const verdicts = [
      await model.ask(question),
      await model.ask(question),
      await model.ask(question),
    ]
    expect(verdicts).toEqual(["reject", "close", "approve"])
  })

  test("asked to ask, it waits for a person, the latest request in front", async () => {
    const model = modelWith()
    const verdicts = [model.ask(question), model.ask({ ...question, kind: "message" })]
    expect(model.getState().waiting).toMatchObject([
      { kind: "connect", shown: true },
      { kind: "message", shown: true },
    ])
    model.settle("reject")
    model.settle("approve")
    expect(await Promise.all(verdicts)).toEqual(["approve", "reject"])
    expect(model.getState().waiting).toEqual([])
  })

  test("a request by its id can be decided while another is in front", async () => {
    const model = modelWith()
    const first = model.ask(question)
    void model.ask(question)
    model.settle("close", model.getState().waiting[0]!.id)
    expect(await first).toBe("close")
    expect(model.getState().waiting).toHaveLength(1)
  })

  test("never: no window, and a driver can still decide it later", async () => {
    const model = modelWith()
    model.next("never")
    const verdict = model.ask(question)
    expect(model.getState().waiting).toMatchObject([{ shown: false }])
    model.settle("approve")
    expect(await verdict).toBe("approve")
  })

  test("deciding when nothing is asked throws", () => {
    expect(() => modelWith().settle("approve")).toThrow("not being asked anything")
  })
})

describe("what cannot be approved", () => {
  const disabled = { kind: "disabled", title: "Not connected", text: "" } as const
  const notice = { kind: "notice", title: "Other network", text: "" } as const

  test("under a disabled button an approving answer waits for a person, who cannot approve either", async () => {
    const model = modelWith()
    model.update({ answer: "approve" })
    const verdict = model.ask({ ...question, obstacle: disabled })
    expect(model.getState().waiting).toMatchObject([{ shown: true }])
    expect(() => model.settle("approve")).toThrow("This cannot be approved: Not connected.")
    model.settle("reject")
    expect(await verdict).toBe("reject")
  })

  test("approving a notice is its 'Got it', which rejects", async () => {
    const model = modelWith()
    model.next("approve", "ask")
    expect(await model.ask({ ...question, obstacle: notice })).toBe("reject")
    const verdict = model.ask({ ...question, obstacle: notice })
    model.settle("approve")
    expect(await verdict).toBe("reject")
  })

  test("without a wallet nothing can be approved, and its window can be closed", async () => {
    const model = modelWith()
    model.update({ created: false, answer: "approve" })
    const verdict = model.ask(question)
    expect(() => model.settle("approve")).toThrow("there is no wallet yet")
    model.settle("close")
    expect(await verdict).toBe("close")
  })

  test("approving a locked wallet unlocks it, rejecting does not", async () => {
    const model = modelWith()
    model.update({ locked: true })
    model.next("reject", "approve")
    await model.ask(question)
    expect(model.getState().locked).toBe(true)
    await model.ask(question)
    expect(model.getState().locked).toBe(false)
  })

  test("what the browser asks is approved without unlocking", async () => {
    const model = modelWith()
    model.update({ locked: true })
    model.next("approve")
    expect(await model.ask({ ...question, byBrowser: true })).toBe("approve")
    expect(model.getState().locked).toBe(true)
  })
})

describe("settings", () => {
  test("a snapshot is never changed; listeners hear of each change until they stop", () => {
    const model = modelWith()
    const before = model.getState()
    let heard = 0
    const stop = model.subscribe(() => heard++)
    model.update({ locked: true })
    expect(before.locked).toBe(false)
    expect(model.getState()).not.toBe(before)
    expect(heard).toBe(1)
    stop()
    model.update({ locked: false })
    expect(heard).toBe(1)
  })

  test("one switch is turned without touching the others", () => {
    const model = modelWith()
    model.update({ quirks: { B: true } })
    expect(model.getState().quirks).toEqual({ A: true, B: true })
  })

  test("an account, a network or a switch that it does not have is refused", () => {
    const model = modelWith()
    const before = model.getState()
    expect(() => model.update({ account: "GWRONG" })).toThrow("no account GWRONG")
    expect(() => model.update({ network: "futurenet" as "local" })).toThrow("no network futurenet")
    expect(() => model.update({ quirks: { C: true } })).toThrow("no switch C")
    expect(model.getState()).toBe(before)
  })

  test("reset: everything as at first, what waits is dropped unanswered", async () => {
    const model = modelWith({ initial: { network: "local" } })
    const first = model.getState()
    model.update({ locked: true, network: "public", quirks: { A: false } })
    model.record("in", { type: "x" })
    const verdict = model.ask(question)
    model.reset()
    expect(await verdict).toBeNull()
    expect(model.getState()).toEqual(first)
  })
})

describe("over reloads", () => {
  test("settings are kept; what waits and what passed are not", () => {
    const storage = memory()
    const before = modelWith({ storage })
    const grants = [
      { network: "local", account: sandboxAccounts[1]!.address, host: "a.example" },
    ] as const
    before.update({ grants, locked: true, network: "local", answer: "never", quirks: { B: true } })
    before.next("reject")
    before.record("in", { type: "x" })
    void before.ask(question)
    expect(storage.read()).not.toHaveProperty("log")
    expect(storage.read()).not.toHaveProperty("waiting")
    expect(modelWith({ storage }).getState()).toMatchObject({
      ...{ grants, locked: true, network: "local", answer: "never" },
      ...{ next: [], quirks: { A: true, B: true }, waiting: [], log: [] },
    })
  })

  test("what makes no sense in storage is left out, field by field", () => {
    const first = modelWith().getState()
    for (const text of ["", "null", "7", "[]", "{", '"x"'])
      expect(modelWith({ storage: memory(text) }).getState()).toEqual(first)
    const kept = {
      ...{ installed: "yes", locked: true, account: "GWRONG", network: "mars", answer: "maybe" },
      ...{
        grants: [null, 7, { network: "local", account: "GWRONG", host: "x" }],
        next: ["nod", "close"],
      },
      ...{ authEntry: ["v3", "v1"], quirks: { A: "no", B: true, C: true }, waiting: [1], log: "x" },
    }
    expect(modelWith({ storage: memory(JSON.stringify(kept)) }).getState()).toEqual({
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
    const model = modelWith({ storage: broken })
    model.update({ locked: true })
    expect(model.getState().locked).toBe(true)
  })
})

describe("its record", () => {
  test("keeps the latest 200 messages, with their direction", () => {
    const model = modelWith()
    for (let index = 0; index < 205; index++) model.record("in", { index })
    model.record("out", { last: true })
    const { log } = model.getState()
    expect(log).toHaveLength(200)
    expect(log.at(-1)).toMatchObject({ direction: "out", message: { last: true } })
    expect(log[0]).toMatchObject({ direction: "in", message: { index: 6 } })
  })

  test("cuts long texts and ends cycles", () => {
    const model = modelWith()
    const cyclic: Record<string, unknown> = { blob: "x".repeat(5_000), list: Array(101).fill(0) }
    cyclic.self = cyclic
    model.record("in", cyclic)
    const text = JSON.stringify(model.getState().log)
    expect(text).toContain("(5000 characters in all)")
    expect(text).toContain("(101 in all)")
    expect(text.length).toBeLessThan(50_000)
  })
})

describe("its end", () => {
  test("destroyed, what waits is dropped, what comes later gets nothing, time no longer counts", async () => {
    const model = modelWith()
    const waiting = model.ask(question)
    const time = model.wait(1_000_000)
    model.destroy()
    expect(await waiting).toBeNull()
    await time
    expect(await model.ask(question)).toBeNull()
  })

  test("time is the caller's where one is given", async () => {
    const waits: number[] = []
    const model = modelWith({
      wait: async (ms) => {
        waits.push(ms)
      },
    })
    await model.wait(45_000)
    expect(waits).toEqual([45_000])
  })
})
