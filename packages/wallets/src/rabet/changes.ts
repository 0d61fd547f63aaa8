import type { Rabet, RabetEvent } from "./wire.js"

type Told = () => void

const listeners: Readonly<Record<RabetEvent, Set<Told>>> = {
  accountChanged: new Set(),
  networkChanged: new Set(),
}

/** The objects that are listened to already. */
const heard = new WeakSet<Rabet>()

/**
 * Calls back when Rabet tells of a change. It has no `off`: its object is listened to once in a page, and what it tells
 * goes to those who listen at the time. Returns how to stop.
 */
export function onChange(rabet: Rabet, event: RabetEvent, told: Told): () => void {
  if (!heard.has(rabet)) {
    heard.add(rabet)
    for (const name of Object.keys(listeners) as RabetEvent[]) hear(rabet, name)
  }
  listeners[event].add(told)
  return () => listeners[event].delete(told)
}

function hear(rabet: Rabet, event: RabetEvent): void {
  try {
    rabet.on(event, () => {
      for (const listener of [...listeners[event]]) listener()
    })
  } catch {
    // One that cannot be listened to tells of no changes; what it is asked it may answer all the same.
  }
}
