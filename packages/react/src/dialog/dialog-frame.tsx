import { memo, type ReactElement, type ReactNode, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { useKitContext } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { themeStyle } from "../parts/theme.js"
import { AnnounceContext, useLiveTexts } from "./announce.js"
import { useBackGesture } from "./use-back-gesture.js"
import { useBackdropPress } from "./use-backdrop-press.js"
import { useModalDialog } from "./use-modal-dialog.js"
import { useMorph } from "./use-morph.js"

interface DialogFrameProps {
  /** Container of the dialog. Unset while it is rendered ahead, outside the page. */
  container: Element | ShadowRoot | undefined
  /** The close animation runs, and the content no longer changes. */
  closing: boolean
  /** Name of the view, for styles. */
  view: string
  /** Id of the heading that labels the dialog. */
  labelledBy: string
  /** Called on Escape, the back gesture, or a press on the backdrop. */
  onDismiss: () => void
  children: ReactNode
}

/** The frame of all dialogs: a native modal dialog, centered, or a sheet on narrow screens. */
export function DialogFrame({
  container,
  closing,
  view,
  labelledBy,
  onDismiss,
  children,
}: DialogFrameProps): ReactElement {
  const { colorScheme, modal, history, locale } = useKitContext()
  const theme = useKitState((state) => state.modalTheme)
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  // The first view moves in with the dialog. Later views have their own transition.
  const [opened] = useState(view)
  const [viewChanged, setViewChanged] = useState(false)
  if (view !== opened && !viewChanged) setViewChanged(true)
  const { live, announce } = useLiveTexts(dialog)
  const layer = useModalDialog({ ref: dialog, container, home: modal.home, onDismiss })
  useMorph(panel, content)
  useBackGesture(history && container !== undefined, onDismiss)
  const backdrop = useBackdropPress(onDismiss)

  return createPortal(
    <dialog
      {...locale}
      ref={dialog}
      className="alidade-dialog"
      data-alidade="dialog"
      data-theme={colorScheme}
      data-state={closing ? "closing" : "open"}
      data-view={view}
      data-turned={viewChanged || undefined}
      aria-labelledby={labelledBy}
      style={themeStyle("modal", theme)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
      {...backdrop}
    >
      <div ref={panel} className="alidade-panel" data-part="panel">
        <div ref={content} className="alidade-content">
          <AnnounceContext.Provider value={announce}>
            <Content closing={closing}>{children}</Content>
          </AnnounceContext.Provider>
        </div>
      </div>
      <p role="status" className="alidade-sr">
        {live.polite}
      </p>
      <p role="alert" className="alidade-sr">
        {live.urgent}
      </p>
    </dialog>,
    layer,
  )
}

/** The dialog's content. It does not update while the dialog closes. */
const Content = memo(
  ({ children }: { closing: boolean; children: ReactNode }) => children,
  (_, { closing }) => closing,
)
