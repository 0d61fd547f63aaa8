import { useState } from "react"
import { type OriginProblem, originProblem, verifyOrigin } from "../../logic/links/origin.js"
import type { InboxItem } from "../../page/inbox.js"
import { noteLinkKey } from "../../page/link-keys.js"
import { usePage } from "../../page/page.js"
import { usePolicy } from "../../page/policy.js"
import { useAct } from "../../ui/use-act.js"

/** Whether an opened link comes from where it says. */
export interface OriginCheck {
  /** Why it must not be followed. */
  problem: OriginProblem | undefined
  /** Asks its domain. Undefined if the item is no link that names one. */
  ask: (() => void) | undefined
  isAsking: boolean
}

/** Verifies where an opened link comes from, on the visitor's request only. A verified one is followed. */
export function useOrigin(item: InboxItem): OriginCheck {
  const { inbox, mode } = usePage()
  const { mayConnect } = usePolicy()
  const [found, setFound] = useState<OriginProblem>()
  const request = item.what === "request" ? item : undefined
  const { domain, vouched } = request?.link.details ?? {}
  const { start, isRunning } = useAct(
    (signal, text: string, name: string) => verifyOrigin(text, name, signal, mayConnect),
    (origin) => {
      if ("problem" in origin) return setFound(origin.problem)
      if (!request || domain === undefined) return
      const { link, network } = request
      const isChanged = noteLinkKey(mode, domain, origin.key)
      const verified = { ...link, details: { ...link.details, vouched: { domain, isChanged } } }
      inbox.open(
        "replacements" in link && link.replacements
          ? { ...request, link: verified }
          : { ...verified, network },
      )
    },
  )
  if (!request || domain === undefined || vouched) {
    return { problem: undefined, ask: undefined, isAsking: isRunning }
  }
  const { text } = request
  return {
    problem: found ?? originProblem(text, domain, mayConnect),
    ask: () => start(text, domain),
    isAsking: isRunning,
  }
}
