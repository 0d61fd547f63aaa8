import type { ReactElement, RefObject } from "react"
import { ViewHeader } from "../dialog/view-header.js"
import { useText } from "../hooks/use-text.js"

const advice = [
  ["helpInstall", "helpInstallText"],
  ["helpSite", "helpSiteText"],
  ["helpUnlock", "helpUnlockText"],
  ["helpReload", "helpReloadText"],
  ["helpPrivate", "helpPrivateText"],
  ["helpMobile", "helpMobileText"],
] as const

/** What `MissingView` takes. */
interface MissingViewProps {
  ref: RefObject<HTMLDivElement | null>
  titleId: string
  onBack: () => void
  onClose: () => void
}

/** What to try when a wallet is not in the list, or is said not to be there. */
export function MissingView({ ref, titleId, onBack, onClose }: MissingViewProps): ReactElement {
  const text = useText()
  return (
    <div ref={ref} className="alidade-view" data-part="missing-help">
      <ViewHeader
        title={{ id: titleId, text: text("missing") }}
        onBack={onBack}
        onClose={onClose}
      />
      <dl className="alidade-advice alidade-scroll">
        {advice.map(([title, body]) => (
          <div key={title}>
            <dt>{text(title)}</dt>
            <dd>{text(body)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
