import { type ReactElement, useLayoutEffect, useState } from "react"
import { useAnnounce } from "../../dialog/announce.js"
import { useText } from "../../hooks/use-text.js"
import { promptEnglish } from "../../messages/prompts.js"
import { CODE_LIFE_MS, EXPIRES_SOON_MS } from "../../parts/constants.js"

interface CountdownProps {
  /** When the code expires, in ms since the epoch. */
  expiresAt: number
}

const SECOND = 1_000

/** The remaining lifetime of the code, in seconds, with a ring. Announced once, when a minute is left. */
export function Countdown({ expiresAt }: CountdownProps): ReactElement {
  const text = useText(promptEnglish)
  const [now, setNow] = useState(Date.now)
  useLayoutEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, expiresAt - now)
  useAnnounce(left > 0 && left <= EXPIRES_SOON_MS ? text("codeExpiresSoon") : "")
  const seconds = Math.ceil(left / SECOND)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
  return (
    <p className="alidade-countdown" data-part="countdown">
      <Ring share={Math.min(1, (seconds * SECOND) / CODE_LIFE_MS)} />
      {text("codeExpires", { time: clock })}
    </p>
  )
}

/** A ring with the remaining share, starting at the top. */
function Ring({ share }: { share: number }): ReactElement {
  return (
    <svg className="alidade-ring" data-part="ring" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" />
      <circle cx="8" cy="8" r="6.5" pathLength={1} strokeDasharray={`${share} 1`} />
    </svg>
  )
}
