import type { ReactElement } from "react"
import { useText } from "../hooks/use-text.js"
import { Icon } from "../parts/icons.js"

interface ViewHeaderProps {
  /** The heading, if the header shows it. */
  title?: { id: string; text: string }
  /** The view's topic, if its heading is further down. */
  kind?: string
  onBack?: () => void
  onClose: () => void
}

/** The header of a view: back, title, close. */
export function ViewHeader({ title, kind, onBack, onClose }: ViewHeaderProps): ReactElement {
  const text = useText()
  return (
    <div className="alidade-header" data-part="header">
      {onBack && (
        <button
          type="button"
          className="alidade-round"
          data-part="back"
          aria-label={text("back")}
          onClick={onBack}
        >
          <Icon name="back" />
        </button>
      )}
      {title && (
        <h2 id={title.id} tabIndex={-1} data-part="title">
          {title.text}
        </h2>
      )}
      {kind && <p className="alidade-header-kind">{kind}</p>}
      <button
        type="button"
        className="alidade-round alidade-close"
        data-part="close"
        aria-label={text("close")}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
