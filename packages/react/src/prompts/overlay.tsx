import type { OverlayPrompt } from "@alidade/core"
import { type ReactElement, useEffect, useId, useLayoutEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { useKitContext } from "../context/kit-context.js"
import { useBackdropPress } from "../dialog/use-backdrop-press.js"
import { useModalDialog } from "../dialog/use-modal-dialog.js"
import { useText } from "../hooks/use-text.js"
import { Icon } from "../icons.js"

/** What `Overlay` takes. */
interface OverlayProps {
  prompt: OverlayPrompt
  /** Where it stands in the page. */
  container: Element | ShadowRoot
}

/**
 * A page of the wallet's own in a frame, above every other dialog: of the size that the wallet asks for, a sheet
 * where the screen is smaller. It closes by its button, by Escape, by a press beside it, and when the request ends.
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
  // The wallet's page is what there is to do here.
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
          // Before the address: it holds for what is loaded after it.
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
