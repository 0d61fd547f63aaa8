import type { ReactElement } from "react"
import { useNetworkMoment } from "../page/use-network-moment.js"
import { say } from "../texts/en/waiting.js"
import { formatTimeLeft } from "../texts/numbers.js"

/** How long a transaction can still be sent, by the network's time. */
export function TimeLeft({ expiresAt }: { expiresAt: number }): ReactElement | null {
  const { now, source } = useNetworkMoment()
  if (source === "asking") return null
  const left = expiresAt - now
  return (
    <span className="hint">
      {left > 0 ? say("left", { time: formatTimeLeft(left) }) : say("over")}
    </span>
  )
}
