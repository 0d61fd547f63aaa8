import { getEventListeners } from "node:events"
import { describe, expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "./create-model.js"
import { sandboxAccounts } from "./keys.js"
import type { LocalModel, ModelOptions } from "./model.js"
import type { WalletRequest } from "./state.js"

const { networks } = sandboxConfig(8000)
const question: WalletRequest = {
  kind: "connect",
  host: "app.example",
  passphrase: networks[0]!.passphrase,
  payload: "",
}

const arabic = { lang: "ar", dir: "rtl", texts: { approve: "موافقة" } } as const

function modelWith(options: Partial<ModelOptions> = {}): LocalModel {
  return createModel({
    wallet: "test",
    accounts: sandboxAccounts,
    networks,
    quirks: [
      { id: "A", text: { key: "a", english: "A harmless quirk." }, on: true },
      { id: "B", text: { key: "b", english: "A hindering quirk." }, on: false },
    ],
    ...options,
  })
}

/** A storage that the test can read. */
function memory(text: string | null = null): {
  getItem(): string | null
  setItem(key: string, value: string): void
  read(): unknown
} {
  let stored = text
  return {
    getItem: () => stored,
    setItem: (_, value) => {
      stored = value
    },
    read: () => JSON.parse(stored ?? "null"),
  }
}

describe("answers", () => {
  test("decides at once with a configured answer, without a window", async () => {
    const model = modelWith()
    for (const answer of ["approve", "reject", "close", "alter", "wrong-signer"] as const) {
      model.update({ answer })
      expect(await model.ask(question)).toBe(answer)
    }
    expect(model.getState().waiting).toEqual([])
  })

  test("uses each queued answer once, in order, before the configured one", async () => {
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

  test("waits for a person, with the latest request in front", async () => {
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

  test("decides a request by its id while another is in front", async () => {
    const model = modelWith()
    const first = model.ask(question)
    void model.ask(question)
    model.settle("close", model.getState().waiting[0]!.id)
    expect(await first).toBe("close")
    expect(model.getState().waiting).toHaveLength(1)
  })

  test("leaves a request open without a window, and still lets it be decided later", async () => {
    const model = modelWith()
    model.next("never")
    const verdict = model.ask(question)
    expect(model.getState().waiting).toMatchObject([{ shown: false }])
    model.settle("approve")
    expect(await verdict).toBe("approve")
  })

  test("listens to a page's end only while its request is pending", async () => {
    const model = modelWith()
    const { signal } = new AbortController()
    const verdict = model.ask(question, { id: "1", gone: signal })
    expect(getEventListeners(signal, "abort")).toHaveLength(1)
    model.settle("approve")
    expect(await verdict).toBe("approve")
    expect(getEventListeners(signal, "abort")).toEqual([])
  })

  test("throws when no request is pending", () => {
    expect(() => modelWith().settle("approve")).toThrow("has no pending request")
  })
})

describe("requests that cannot be approved", () => {
  const disabled = { kind: "disabled", title: "Not connected", text: "" } as const
  const notice = { kind: "notice", title: "Other network", text: "" } as const

  test("waits under a disabled button, which nobody can approve", async () => {
    const model = modelWith()
    model.update({ answer: "approve" })
    const verdict = model.ask({ ...question, obstacle: disabled })
    expect(model.getState().waiting).toMatchObject([{ shown: true }])
    expect(() => model.settle("approve")).toThrow("This request cannot be approved: Not connected.")
    model.settle("reject")
    expect(await verdict).toBe("reject")
  })

  test("rejects a notice when it is approved with 'Got it'", async () => {
    const model = modelWith()
    model.next("approve", "ask")
    expect(await model.ask({ ...question, obstacle: notice })).toBe("reject")
    const verdict = model.ask({ ...question, obstacle: notice })
    model.settle("approve")
    expect(await verdict).toBe("reject")
  })

  test("allows closing, but not approving, before a wallet is set up", async () => {
    const model = modelWith()
    model.update({ created: false, answer: "approve" })
    const verdict = model.ask(question)
    expect(() => model.settle("approve")).toThrow("no wallet is set up yet")
    model.settle("close")
    expect(await verdict).toBe("close")
  })

  test("unlocks a locked wallet on approval, not on rejection", async () => {
    const model = modelWith()
    model.update({ locked: true })
    model.next("reject", "approve")
    await model.ask(question)
    expect(model.getState().locked).toBe(true)
    await model.ask(question)
    expect(model.getState().locked).toBe(false)
  })

  test("approves a browser's request without unlocking", async () => {
    const model = modelWith()
    model.update({ locked: true })
    model.next("approve")
    expect(await model.ask({ ...question, byBrowser: true })).toBe("approve")
    expect(model.getState().locked).toBe(true)
  })
})

describe("settings", () => {
  test("keeps snapshots immutable and notifies listeners until they unsubscribe", () => {
    const model = modelWith()
    const before = model.getState()
    let calls = 0
    const stop = model.subscribe(() => calls++)
    model.update({ locked: true })
    expect(before.locked).toBe(false)
    expect(model.getState()).not.toBe(before)
    expect(calls).toBe(1)
    stop()
    model.update({ locked: false })
    expect(calls).toBe(1)
  })

  test("changes one quirk without touching the others", () => {
    const model = modelWith()
    model.update({ quirks: { B: true } })
    expect(model.getState().quirks).toEqual({ A: true, B: true })
  })

  test("refuses an account, a network, or a quirk that it does not have", () => {
    const model = modelWith()
    const before = model.getState()
    expect(() => model.update({ account: "GWRONG" })).toThrow("no account GWRONG")
    expect(() => model.update({ network: "futurenet" as "local" })).toThrow("no network futurenet")
    expect(() => model.update({ quirks: { C: true } })).toThrow("no switch C")
    expect(model.getState()).toBe(before)
  })

  test("restores the initial settings and drops pending requests on reset", async () => {
    const model = modelWith({ initial: { network: "local" } })
    const first = model.getState()
    model.update({ locked: true, network: "public", quirks: { A: false }, language: arabic })
    model.record("in", { type: "x" })
    const verdict = model.ask(question)
    model.reset()
    expect(await verdict).toBeNull()
    expect(model.getState()).toEqual(first)
  })
})

describe("storage", () => {
  test("keeps settings across reloads, but not pending requests or messages", () => {
    const storage = memory()
    const before = modelWith({ storage })
    const grants = [
      { network: "local", account: sandboxAccounts[1]!.address, host: "a.example" },
    ] as const
    before.update({ grants, locked: true, network: "local", answer: "never", quirks: { B: true } })
    before.update({ language: arabic })
    before.next("reject")
    before.record("in", { type: "x" })
    void before.ask(question)
    expect(storage.read()).not.toHaveProperty("log")
    expect(storage.read()).not.toHaveProperty("waiting")
    expect(modelWith({ storage }).getState()).toMatchObject({
      ...{ grants, locked: true, network: "local", answer: "never" },
      ...{ next: [], quirks: { A: true, B: true }, language: arabic, waiting: [], log: [] },
    })
  })

  test("ignores invalid stored fields one by one", () => {
    const first = modelWith().getState()
    for (const text of ["", "null", "7", "[]", "{", '"x"'])
      expect(modelWith({ storage: memory(text) }).getState()).toEqual(first)
    const stored = {
      ...{ installed: "yes", locked: true, account: "GWRONG", network: "mars", answer: "maybe" },
      ...{
        grants: [null, 7, { network: "local", account: "GWRONG", host: "x" }],
        next: ["nod", "close"],
      },
      ...{ authEntry: ["v3", "v1"], quirks: { A: "no", B: true, C: true }, waiting: [1], log: "x" },
      language: { ...arabic, dir: "up" },
    }
    expect(modelWith({ storage: memory(JSON.stringify(stored)) }).getState()).toEqual({
      ...first,
      ...{ locked: true, next: ["close"], authEntry: ["v1"], quirks: { A: true, B: true } },
    })
  })

  test("treats a storage that throws as empty", () => {
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

describe("the log", () => {
  test("keeps the latest 200 messages with their direction", () => {
    const model = modelWith()
    for (let index = 0; index < 205; index++) model.record("in", { index })
    model.record("out", { last: true })
    const { log } = model.getState()
    expect(log).toHaveLength(200)
    expect(log.at(-1)).toMatchObject({ direction: "out", message: { last: true } })
    expect(log[0]).toMatchObject({ direction: "in", message: { index: 6 } })
  })

  test("cuts long texts and cycles", () => {
    const model = modelWith()
    const cyclic: Record<string, unknown> = { blob: "x".repeat(5_000), list: Array(101).fill(0) }
    cyclic.self = cyclic
    model.record("in", cyclic)
    const text = JSON.stringify(model.getState().log)
    expect(text).toContain("(5000 characters in total)")
    expect(text).toContain("(101 in total)")
    expect(text.length).toBeLessThan(50_000)
  })
})

describe("destroy", () => {
  test("drops pending requests, answers later ones with null, and ends waits", async () => {
    const model = modelWith()
    const waiting = model.ask(question)
    const time = model.wait(1_000_000)
    model.destroy()
    expect(await waiting).toBeNull()
    await time
    expect(await model.ask(question)).toBeNull()
  })

  test("uses the caller's timer if there is one", async () => {
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
