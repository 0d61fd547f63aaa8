import { useKitState } from "@alidade/react"
import { type ReactElement, type RefObject, useLayoutEffect, useRef } from "react"
import { basePath } from "../logic/base-path.js"
import { usePage } from "../page/page.js"
import { usePlace } from "../page/place.js"
import { say } from "../texts/en/app.js"

/** The jobs that have a link here, and whether they need an account. */
const links = [
  ["transaction", true],
  ["contract", false],
  ["message", true],
  ["check", false],
] as const

/** The links to the jobs. Without an account, only those that need none. In the header where there is room, else below it. */
export function Jobs(): ReactElement {
  const connected = useKitState((state) => state.activeAddress !== undefined)
  const focused = useRef<string>(undefined)
  // A new element with the account, so that no link moves when the others come.
  return <Links key={`${connected}`} connected={connected} focused={focused} />
}

interface LinksProps {
  connected: boolean
  /** The address of the link that had focus in the element before. */
  focused: RefObject<string | undefined>
}

function Links({ connected, focused }: LinksProps): ReactElement {
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const links = [...(nav.current?.querySelectorAll("a") ?? [])]
    const { current } = focused
    if (current !== undefined) (links.find(({ href }) => href === current) ?? links[0])?.focus()
    return () => {
      focused.current = links.find((link) => link === document.activeElement)?.href
    }
  }, [focused])
  const { mode } = usePage()
  const { place = connected ? "transaction" : undefined } = usePlace()
  // Contracts lead to authorizations, which have no link of their own.
  const current = place === "authorization" ? "contract" : place
  return (
    <nav ref={nav} className="jobs" aria-label={say("jobs")}>
      {!connected && mode === "live" && <a href={`${basePath}?mode=practice`}>{say("practice")}</a>}
      {links
        .filter(([, needsAccount]) => connected || !needsAccount)
        .map(([job]) => (
          <a key={job} href={`#${job}`} aria-current={job === current ? "page" : undefined}>
            {say(job)}
          </a>
        ))}
    </nav>
  )
}
