import { reason, WalletError } from "@alidade/core"
import { useCallback, useEffect, useState } from "react"
import { COPIED_MS } from "../parts/constants.js"

/** Result of `useCopy`. */
export interface UseCopyResult {
  /** Copies a text. Rejects with a `WalletError` if the text is empty or the browser refuses. Need not be caught. */
  copy: (text: string) => Promise<void>
  /** True for 3000 ms after a text was copied. */
  copied: boolean
  /** Why the last copy failed. */
  error?: WalletError
}

/** Copies texts and reports success for three seconds. */
export function useCopy(): UseCopyResult {
  const [outcome, setOutcome] = useState<{ copied: boolean; error?: WalletError }>({
    copied: false,
  })
  useEffect(() => {
    if (!outcome.copied) return
    const timer = setTimeout(() => setOutcome({ copied: false }), COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = useCallback((text: string): Promise<void> => {
    const promise = write(text)
    promise.then(
      () => setOutcome({ copied: true }),
      (error: WalletError) => setOutcome({ copied: false, error }),
    )
    return promise
  }, [])
  return { ...outcome, copy }
}

async function write(text: string): Promise<void> {
  if (text === "")
    throw new WalletError("bad-request", reason("nothingToCopy", "There is nothing to copy"))
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    throw new WalletError("external", reason("copyRefused", "The browser refused to copy."), {
      cause,
    })
  }
}
