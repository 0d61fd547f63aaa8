import { useEffect, useState } from "react"
import { type Input, readInput } from "../logic/check/inputs.js"
import { usePage } from "../page/page.js"

/** What a text is. While it is read, what the last one was. */
export function useInput(text: string): Input | undefined {
  const { networks } = usePage()
  const [input, setInput] = useState<Input>()
  useEffect(() => {
    let isCurrent = true
    void readInput(text, networks).then((read) => {
      if (isCurrent) setInput(read)
    })
    return () => {
      isCurrent = false
    }
  }, [text, networks])
  return input
}
