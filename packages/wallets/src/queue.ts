import { type ConversationOptions, conversation } from "@alidade/core/conversation"

/** Runs a task when those before it have ended, well or badly. Settles as the task does. */
export type Queue = <T>(
  task: () => Promise<T>,
  patience: Pick<ConversationOptions, "signal">,
) => Promise<T>

/**
 * A queue that lets one task run at a time, in the order in which they came. A signal that is aborted takes its
 * task out of the line; a task that runs must end by itself when its signal is aborted, and then makes room.
 */
export function createQueue(): Queue {
  let ahead: Promise<unknown> = Promise.resolve()
  return (task, patience) => {
    const line = ahead
    const turn = conversation<void>(patience, () => line.then(() => {}))
    const done = turn.then(task)
    // Who leaves the line early does not let the next one pass those who are still ahead.
    ahead = Promise.allSettled([line, done]).then(() => undefined)
    return done
  }
}
