import { type ConversationOptions, conversation } from "@alidade/core/conversation"

/** Runs a task after all earlier tasks have settled. Settles like the task. */
export type Queue = <T>(
  task: () => Promise<T>,
  options: Pick<ConversationOptions, "signal">,
) => Promise<T>

/**
 * Creates a queue that runs one task at a time, in order. If a waiting task's signal aborts, the task is removed. A
 * running task must end by itself when its signal aborts; until then it blocks the queue.
 */
export function createQueue(): Queue {
  let ahead: Promise<unknown> = Promise.resolve()
  return (task, options) => {
    const line = ahead
    const turn = conversation<void>(options, () => line.then(() => {}))
    const done = turn.then(task)
    // If a waiting task is removed, the next one still waits for those ahead of it.
    ahead = Promise.allSettled([line, done]).then(() => undefined)
    return done
  }
}
