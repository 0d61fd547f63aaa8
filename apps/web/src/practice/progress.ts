import { createStore, type Store } from "@alidade/core"
import { fieldsOf } from "../logic/stellar/read-json.js"
import { parseJson, readKey, writeKey } from "../page/stored-keys.js"

/** The tasks of practice, in their order. */
export const tasks = ["pay", "catch", "proof"] as const

export type Task = (typeof tasks)[number]

const KEY = "alidade-web:practice:done"

/** The tasks that are done. They stay done after a reload. */
export const progress: Store<readonly Task[]> = createStore(readDone())

function readDone(): readonly Task[] {
  const saved = fieldsOf(parseJson(readKey("localStorage", KEY)))
  return tasks.filter((task) => saved[task] === true)
}

export function markDone(task: Task): void {
  const done = progress.getState()
  if (done.includes(task)) return
  const now = [...done, task]
  progress.setState(now)
  writeKey("localStorage", KEY, Object.fromEntries(now.map((one) => [one, true])))
}
