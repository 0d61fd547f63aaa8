import { useEffect, useRef, useState } from "react"
import { type OriginProblem, originProblem, verifyOrigin } from "../../logic/links/origin.js"
import type { LinkDetails } from "../../logic/links/stellar-link.js"
import type { InboxItem } from "../../page/inbox.js"
import { noteLinkKey } from "../../page/link-keys.js"
import { usePage } from "../../page/page.js"
import { usePolicy } from "../../page/policy.js"

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
  const [isAsking, setAsking] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  if (item.what !== "request" || !isUnverified(item.link.details)) {
    return { problem: undefined, ask: undefined, isAsking }
  }
  const { text, link, network } = item
  const { details } = link
  const { domain = "" } = details

  async function ask(): Promise<void> {
    if (isAsking) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setAsking(true)
    const origin = await verifyOrigin(text, domain, signal, mayConnect)
    if (signal.aborted) return
    setAsking(false)
    if ("problem" in origin) setFound(origin.problem)
    else {
      const vouched = { domain, isChanged: noteLinkKey(mode, domain, origin.key) }
      const verified = { ...link, details: { ...details, vouched } }
      inbox.open(
        "replacements" in link && link.replacements
          ? { what: "request", text, link: verified, network }
          : { ...verified, network },
      )
    }
  }

  return {
    problem: found ?? originProblem(text, domain, mayConnect),
    ask: () => void ask(),
    isAsking,
  }
}

function isUnverified({ domain, vouched }: LinkDetails): boolean {
  return domain !== undefined && !vouched
}
