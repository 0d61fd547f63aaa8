import { expect, test } from "vitest"
import { createQueue } from "./queue.js"

/** A task that is begun by the queue and ended by the test. */
function task<T>() {
  const { promise, resolve, reject } = withResolvers<T>()
  let begun = false
  return {
    run: () => {
      begun = true
      return promise
    },
    resolve,
    reject,
    get begun() {
      return begun
    },
  }
}

function withResolvers<T>() {
  let resolve!: (value: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** All that promises can still do by themselves is done. */
const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test("tasks run one at a time, in the order in which they came", async () => {
  const inTurn = createQueue()
  const tasks = [task<string>(), task<string>(), task<string>()] as const
  const all = Promise.all(tasks.map(({ run }) => inTurn(run, {})))
  await idle()
  expect(tasks.map(({ begun }) => begun)).toEqual([true, false, false])
  tasks[0].resolve("a")
  await idle()
  expect(tasks.map(({ begun }) => begun)).toEqual([true, true, false])
  tasks[1].resolve("b")
  tasks[2].resolve("c")
  expect(await all).toEqual(["a", "b", "c"])
})

test("a task that fails does not keep the next one from running", async () => {
  const inTurn = createQueue()
  const first = inTurn(() => Promise.reject(new Error("declined")), {})
  const second = inTurn(async () => "signed", {})
  await expect(first).rejects.toThrow("declined")
  expect(await second).toBe("signed")
})

test("one that throws at once does not keep the next one from running either", async () => {
  const inTurn = createQueue()
  const first = inTurn(() => {
    throw new Error("broken")
  }, {})
  const second = inTurn(async () => "signed", {})
  await expect(first).rejects.toThrow("broken")
  expect(await second).toBe("signed")
})

test("an abort while waiting in line rejects at once, and that task never begins", async () => {
  const inTurn = createQueue()
  const first = task<string>()
  const second = task<string>()
  const controller = new AbortController()
  const begun = inTurn(first.run, {})
  const waiting = inTurn(second.run, { signal: controller.signal })
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ kind: "aborted" })
  first.resolve("a")
  await begun
  await idle()
  expect(second.begun).toBe(false)
})

test("who leaves the line early does not let the next one overtake", async () => {
  const inTurn = createQueue()
  const first = task<string>()
  const third = task<string>()
  const controller = new AbortController()
  const begun = inTurn(first.run, {})
  const left = inTurn(async () => "never", { signal: controller.signal })
  const last = inTurn(third.run, {})
  controller.abort()
  await expect(left).rejects.toMatchObject({ kind: "aborted" })
  await idle()
  expect(third.begun).toBe(false)
  first.resolve("a")
  third.resolve("c")
  expect(await begun).toBe("a")
  expect(await last).toBe("c")
})

test("a signal that was aborted before keeps its task from beginning", async () => {
  const inTurn = createQueue()
  const only = task<string>()
  await expect(inTurn(only.run, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    kind: "aborted",
  })
  await idle()
  expect(only.begun).toBe(false)
})
