import type { OverlayPrompt } from "@alidade/core"
import { type ReactElement, useEffect, useId, useLayoutEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { useKitContext } from "../context/kit-context.js"
import { useBackdropPress } from "../dialog/use-backdrop-press.js"
import { useModalDialog } from "../dialog/use-modal-dialog.js"
import { useText } from "../hooks/use-text.js"
import { Icon } from "../parts/icons.js"

interface OverlayProps {
  prompt: OverlayPrompt
  /** Container of the overlay. */
  container: Element | ShadowRoot
}

/**
 * The wallet's own page in a frame above all other dialogs. It has the size that the wallet requests, or is a sheet on
 * small screens. It closes by its button, by Escape, by a press beside it, and when the request ends.
 */
export function Overlay({ prompt, container }: OverlayProps): ReactElement {
  const { colorScheme, modal, locale } = useKitContext()
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const titleId = useId()
  const { attach, close, width, height } = prompt
  const layer = useModalDialog({ ref: dialog, container, home: modal.home, onDismiss: close })
  useLayoutEffect(() => {
    const { style } = dialog.current!
    style.setProperty("--_overlay-width", `${width}px`)
    style.setProperty("--_overlay-height", `${height}px`)
  }, [width, height])
  useLayoutEffect(() => {
    const { contentWindow } = frame.current!
    if (contentWindow) attach(contentWindow)
  }, [attach])
  // The user acts in the wallet's page, so it gets focus.
  useEffect(() => frame.current?.focus(), [])
  return createPortal(
    <dialog
      {...locale}
      ref={dialog}
      className="alidade-overlay"
      data-alidade="dialog"
      data-theme={colorScheme}
      data-view="overlay"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      {...useBackdropPress(close)}
    >
      <div className="alidade-overlay-box" data-part="overlay">
        <div className="alidade-overlay-bar">
          <h2 id={titleId}>{prompt.title}</h2>
          <button
            type="button"
            className="alidade-round alidade-close"
            data-part="close"
            aria-label={text("close")}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <iframe
          ref={frame}
          className="alidade-frame"
          data-part="frame"
          // Before `src`, because the sandbox applies only to documents loaded after it is set.
          {...(prompt.sandbox === undefined ? {} : { sandbox: prompt.sandbox })}
          src={prompt.url}
          title={prompt.title}
          referrerPolicy="origin"
          {...(prompt.allow ? { allow: prompt.allow } : {})}
        />
      </div>
    </dialog>,
    layer,
  )
}
