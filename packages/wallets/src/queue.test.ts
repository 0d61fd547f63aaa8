import { expect, test } from "vitest"
import { createQueue } from "./queue.js"

/** A task that the queue starts and the test ends. */
function task<T>() {
  const { promise, resolve, reject } = withResolvers<T>()
  let started = false
  return {
    run: () => {
      started = true
      return promise
    },
    resolve,
    reject,
    get started() {
      return started
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

/** Resolves when all pending promise callbacks have run. */
const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test("runs tasks one at a time, in order", async () => {
  const enqueue = createQueue()
  const tasks = [task<string>(), task<string>(), task<string>()] as const
  const all = Promise.all(tasks.map(({ run }) => enqueue(run, {})))
  await idle()
  expect(tasks.map(({ started }) => started)).toEqual([true, false, false])
  tasks[0].resolve("a")
  await idle()
  expect(tasks.map(({ started }) => started)).toEqual([true, true, false])
  tasks[1].resolve("b")
  tasks[2].resolve("c")
  expect(await all).toEqual(["a", "b", "c"])
})

test("runs the next task after one rejects", async () => {
  const enqueue = createQueue()
  const first = enqueue(() => Promise.reject(new Error("declined")), {})
  const second = enqueue(async () => "signed", {})
  await expect(first).rejects.toThrow("declined")
  expect(await second).toBe("signed")
})

test("runs the next task after one throws synchronously", async () => {
  const enqueue = createQueue()
  const first = enqueue(() => {
    throw new Error("broken")
  }, {})
  const second = enqueue(async () => "signed", {})
  await expect(first).rejects.toThrow("broken")
  expect(await second).toBe("signed")
})

test("rejects a waiting task at once on abort, and never starts it", async () => {
  const enqueue = createQueue()
  const first = task<string>()
  const second = task<string>()
  const controller = new AbortController()
  const running = enqueue(first.run, {})
  const waiting = enqueue(second.run, { signal: controller.signal })
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ kind: "aborted" })
  first.resolve("a")
  await running
  await idle()
  expect(second.started).toBe(false)
})

test("keeps the order after a waiting task is aborted", async () => {
  const enqueue = createQueue()
  const first = task<string>()
  const third = task<string>()
  const controller = new AbortController()
  const running = enqueue(first.run, {})
  const left = enqueue(async () => "never", { signal: controller.signal })
  const last = enqueue(third.run, {})
  controller.abort()
  await expect(left).rejects.toMatchObject({ kind: "aborted" })
  await idle()
  expect(third.started).toBe(false)
  first.resolve("a")
  third.resolve("c")
  expect(await running).toBe("a")
  expect(await last).toBe("c")
})

test("does not start a task whose signal is already aborted", async () => {
  const enqueue = createQueue()
  const only = task<string>()
  await expect(enqueue(only.run, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    kind: "aborted",
  })
  await idle()
  expect(only.started).toBe(false)
})
