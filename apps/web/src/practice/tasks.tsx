import "../ui/styles/practice.css"
import { type ReactElement, useEffect, useSyncExternalStore } from "react"
import { usePlace } from "../page/place.js"
import { useTabStores } from "../page/tab-stores.js"
import { say } from "../texts/en/practice.js"
import { Icon } from "../ui/icons.js"
import { progress, type Task, tasks } from "./progress.js"

const addresses: Readonly<Record<Task, string>> = {
  pay: "#transaction",
  catch: "#practice/catch",
  proof: "#practice/proof",
}

/** The tasks of practice above the content, each with whether it is done. */
export default function Tasks(): ReactElement | null {
  const { place = "transaction", step = "catch" } = usePlace()
  const done = useSyncExternalStore(progress.subscribe, progress.getState)
  const { journal } = useTabStores()
  const entries = useSyncExternalStore(journal.subscribe, journal.getState)
  const hasPaid = entries.some(({ kind, outcome }) => kind === "sent" && outcome === "done")
  useEffect(() => {
    if (hasPaid) progress.put("pay")
  }, [hasPaid])
  const current: Task | undefined =
    place === "transaction"
      ? "pay"
      : place === "check"
        ? "proof"
        : place === "practice"
          ? tasks.find((task) => task === step)
          : undefined
  if (!current) return null
  return (
    <nav aria-label={say("tasks")}>
      <ol className="tasks">
        {tasks.map((task, index) => {
          const isDone = done.includes(task)
          return (
            <li key={task} data-state={isDone ? "done" : undefined}>
              <a href={addresses[task]} aria-current={task === current ? "step" : undefined}>
                <span className="task-mark">{isDone ? <Icon name="check" /> : index + 1}</span>
                <span>
                  {say(task)} <small className="hint">{say(isDone ? "done" : `${task}Hint`)}</small>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
