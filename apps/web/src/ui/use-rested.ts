import { useEffect, useState } from "react"

/** Pause in typing before the network is asked, in ms. */
const REST = 250

/** A subject once it has not changed for a while. Undefined before. */
export function useRested(subject: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(subject), REST)
    return () => clearTimeout(timer)
  }, [subject])
  return rested === subject ? subject : undefined
}
