import { openList } from "../page/device-list.js"

/** The tasks of practice, in their order. */
export const tasks = ["pay", "catch", "proof"] as const

export type Task = (typeof tasks)[number]

/** The tasks that are done. They stay done after a reload. */
export const progress = openList<Task>("practice", "done", {
  read: (value) => tasks.find((task) => task === value),
  keyOf: (task) => task,
})
