import { type FormEvent, useEffect, useRef, useState } from "react"
import type { Drafts } from "../page/drafts.js"

/** The state of a form that checks something. */
export interface UseCheck<Name extends string, Result> {
  texts: Readonly<Record<Name, string>>
  /** The result of the last check, or the error that ended it. Undefined once a text has changed. */
  outcome: { result: Result } | { error: unknown } | undefined
  change: (name: Name, text: string) => void
  /** Ends the running check, and forgets its outcome. */
  forget: () => void
  clear: () => void
  submit: (event: FormEvent) => Promise<void>
}

/**
 * Keeps the texts of a form and checks them on submit. `check` throws an error if they are invalid. Its signal is
 * aborted when a text changes, on another check, and on unmount. With `drafts`, the texts survive a reload under the
 * form's name.
 */
export function useCheck<Name extends string, Result>(
  names: readonly Name[],
  check: (texts: Readonly<Record<Name, string>>, signal: AbortSignal) => Promise<Result>,
  { drafts, form = "" }: { drafts?: Drafts; form?: string } = {},
): UseCheck<Name, Result> {
  const [texts, setTexts] = useState(
    () =>
      Object.fromEntries(names.map((name) => [name, drafts?.read(form, name) ?? ""])) as Record<
        Name,
        string
      >,
  )
  const [outcome, setOutcome] = useState<UseCheck<Name, Result>["outcome"]>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function forget(): void {
    running.current?.abort()
    setOutcome(undefined)
  }

  function change(name: Name, text: string): void {
    forget()
    setTexts((known) => ({ ...known, [name]: text }))
    drafts?.write(form, name, text)
  }

  return {
    texts,
    outcome,
    change,
    forget,
    clear() {
      for (const name of names) change(name, "")
    },
    async submit(event) {
      event.preventDefault()
      forget()
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      const ended = await check(texts, signal).then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      )
      if (!signal.aborted) setOutcome(ended)
    },
  }
}
