import { type FormEvent, useState } from "react"
import { reasonOf } from "./reason-of.js"

/** A form for something that is pasted: what its field takes, and what it does when it is submitted. */
export interface Pasted {
  field: {
    value: string
    onChange: (text: string) => void
    /** Why what was submitted last cannot be used; undefined while nothing is wrong. */
    problem: string | undefined
    onProblem: (problem: string | undefined) => void
  }
  submit: (event: FormEvent) => Promise<void>
}

/** Keeps a pasted text, and reads it when the form is submitted: `read` throws an `Error` in words when it cannot. */
export function usePasted(read: (text: string) => Promise<void>): Pasted {
  const [value, setValue] = useState("")
  const [problem, onProblem] = useState<string>()
  return {
    field: { value, onChange: setValue, problem, onProblem },
    async submit(event) {
      event.preventDefault()
      onProblem(await read(value).then(() => undefined, reasonOf))
    },
  }
}
