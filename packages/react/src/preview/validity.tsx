import {
  type Bounds,
  type DescribedTransaction,
  type NetworkTime,
  timeWarnings,
  type Value,
} from "@alidade/core/describe"
import { type ReactElement, useEffect, useState } from "react"
import { useKitContext } from "../context/kit-context.js"
import { PreviewText } from "./value-text.js"
import { Warnings } from "./warnings.js"

/** When a transaction is valid, also as the time from now if the app knows its network's time. */
export function Validity({ transaction }: { transaction: DescribedTransaction }): ReactElement {
  const { notBefore, notAfter } = transaction
  const now = useNetworkTime()?.now
  const from = time(notBefore)
  const until = time(notAfter)
  if (now !== undefined) {
    const seconds = Math.floor(now / 1000)
    const starts = notBefore !== undefined && Number(notBefore) > seconds
    const bound = starts ? notBefore : notAfter
    if (bound !== undefined && isNear(Number(bound) - seconds)) {
      const when: Value = { type: "time", value: bound, from: String(seconds) }
      const text = starts
        ? notAfter === undefined
          ? "previewStarts"
          : "previewStartsUntil"
        : Number(bound) < seconds
          ? "previewEnded"
          : "previewEnds"
      return <PreviewText text={text} values={{ when, from, until }} />
    }
  }
  const values = { from, until }
  if (notBefore && notAfter) return <PreviewText text="previewBetween" values={values} />
  if (notBefore) return <PreviewText text="previewFrom" values={values} />
  return <PreviewText text={notAfter ? "previewUntil" : "previewAlways"} values={values} />
}

/** Warnings that appear as time passes. */
export function TimeWarnings({ bounds }: { bounds: Bounds }): ReactElement | null {
  const time = useNetworkTime()
  if (time === undefined) return null
  return (
    <div role="status">
      <Warnings warnings={timeWarnings(bounds, time)} />
    </div>
  )
}

/** The network's time, once a second. Undefined if the app doesn't provide it. */
function useNetworkTime(): NetworkTime | undefined {
  const { networkTime } = useKitContext()
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!networkTime) return
    const timer = setInterval(() => setTicks((count) => count + 1), SECOND)
    return () => clearInterval(timer)
  }, [networkTime])
  return networkTime?.()
}

/** In ms. */
const SECOND = 1_000

/** Whether a distance in seconds is worth saying: in more than a year, the date says more. */
function isNear(seconds: number): boolean {
  return Math.abs(seconds) < 366 * 24 * 60 * 60
}

function time(value = "0"): Value {
  return { type: "time", value }
}
