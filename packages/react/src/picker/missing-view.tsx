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

interface MissingViewProps {
  body: RefObject<HTMLDivElement | null>
  titleId: string
  onBack: () => void
  onClose: () => void
}

/** Help for a wallet that is not in the list or is shown as missing. */
export function MissingView({ body, titleId, onBack, onClose }: MissingViewProps): ReactElement {
  const text = useText()
  return (
    <div ref={body} className="alidade-view" data-part="missing-help">
      <ViewHeader
        title={{ id: titleId, text: text("missing") }}
        onBack={onBack}
        onClose={onClose}
      />
      <dl className="alidade-advice alidade-scroll">
        {advice.map(([title, hint]) => (
          <div key={title}>
            <dt>{text(title)}</dt>
            <dd>{text(hint)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
