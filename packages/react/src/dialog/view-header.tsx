import type { ReactElement } from "react"
import { useText } from "../hooks/use-text.js"
import { Icon } from "../icons.js"

/** What `ViewHeader` takes. */
interface ViewHeaderProps {
  /** The heading, where it stands in the header. */
  title?: { id: string; text: string }
  onBack?: () => void
  onClose: () => void
}

/** The head of a view: back, title, close. */
export function ViewHeader({ title, onBack, onClose }: ViewHeaderProps): ReactElement {
  const text = useText()
  return (
    <header className="alidade-header" data-part="header">
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
      <button
        type="button"
        className="alidade-round alidade-close"
        data-part="close"
        aria-label={text("close")}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </header>
  )
}
