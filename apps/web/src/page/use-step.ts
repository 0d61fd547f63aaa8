import { useLayoutEffect, useReducer, useRef, useState } from "react"
import { type Form, formOf, hasDialog, type Job, usePlace } from "./place.js"

/** How the work of a job stands in the page's address. */
export interface Step {
  /** False after the visitor went back to what the work began with. */
  isShown: boolean
  /** Shows work that has just begun. */
  show: () => void
}

/**
 * Keeps the step of a job's work in the address, such as `#transaction/review`. Work that begins adds an entry to the
 * browser's history, so that Back returns to its form and Forward to the work; each further step replaces it, because what
 * was signed or sent can't be undone. Without work, the address has the step of its form, if the form has one.
 */
export function useStep(job: Job, step: string | undefined, form?: Form): Step {
  const { place = "transaction", step: named } = usePlace()
  const formAt = formOf(named)
  const at = formAt === undefined ? named : undefined
  const isHere = place === job
  const [isLeft, setLeft] = useState(false)
  /** Counts the changes of the history that the address doesn't show: a dialog has left it. */
  const [changes, noteChange] = useReducer((count: number) => count + 1, 0)
  const before = useRef<{ at: string | undefined; step: string | undefined }>(undefined)
  /** Whether the entry before this one shows the form, and which one. */
  const isAdded = useRef(false)
  const formBefore = useRef<Form>(undefined)
  /** Whether another place was shown. */
  const wasAway = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that has left the history is a change
  useLayoutEffect(() => {
    const cameBack = wasAway.current
    wasAway.current = !isHere
    if (!isHere) {
      before.current = undefined
      isAdded.current = false
      return
    }
    if (hasDialog()) {
      window.addEventListener("popstate", noteChange, { once: true })
      return () => window.removeEventListener("popstate", noteChange)
    }
    const last = before.current
    before.current = { at, step }
    if (at === undefined) formBefore.current = formAt
    if (step === undefined) {
      setLeft(false)
      if (at === undefined) return
      if (isAdded.current && formBefore.current === form) history.back()
      else replace(form === undefined ? job : `${job}/${form}`)
      isAdded.current = false
    } else if (at !== undefined) {
      setLeft(false)
      if (at !== step) replace(`${job}/${step}`)
    } else if (last ? last.at !== undefined && last.step !== undefined : formAt !== undefined) {
      isAdded.current = false
      setLeft(true)
    } else if (cameBack && formAt !== undefined) {
      // A link of another place asks for this form.
      setLeft(true)
    } else if (!isLeft) {
      isAdded.current = last !== undefined
      if (last) location.hash = `${job}/${step}`
      else replace(`${job}/${step}`)
      // A visitor may go back before the page hears of the new address.
      before.current = { at: step, step }
      window.addEventListener("hashchange", noteChange, { once: true })
      return () => window.removeEventListener("hashchange", noteChange)
    }
  }, [job, isHere, at, formAt, step, form, isLeft, changes])

  return { isShown: step !== undefined && !isLeft, show: () => setLeft(false) }
}

function replace(fragment: string): void {
  location.replace(`#${fragment}`)
}
