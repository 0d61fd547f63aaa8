import { memo, type ReactElement, type ReactNode, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { useKitContext, useKitState } from "../context/kit-context.js"
import { themeStyle } from "../theme.js"
import { AnnounceContext, useSaid } from "./announce.js"
import { useBackGesture } from "./use-back-gesture.js"
import { useBackdropPress } from "./use-backdrop-press.js"
import { useModalDialog } from "./use-modal-dialog.js"
import { useMorph } from "./use-morph.js"

/** What `DialogFrame` takes. */
interface DialogFrameProps {
  /** Where it stands in the page; unset for one that is rendered ahead of its use, in no page. */
  container: Element | ShadowRoot | undefined
  /** It is on its way out: what is shown stays as it was. */
  closing: boolean
  /** Names what is shown, for styles. */
  view: string
  /** Id of the heading that names the dialog. */
  labelledBy: string
  /** Escape, the back gesture, or a press on the backdrop. */
  onDismiss: () => void
  children: ReactNode
}

/** The one frame of all dialogs: a native modal dialog, centred, or a sheet on narrow screens. */
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
  // The view that comes with the dialog moves with it; those that take its place have a motion of their own.
  const [opened] = useState(view)
  const [turned, setTurned] = useState(false)
  if (view !== opened && !turned) setTurned(true)
  const { said, announce } = useSaid(dialog)
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
      data-turned={turned || undefined}
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
          <AnnounceContext value={announce}>
            <Content closing={closing}>{children}</Content>
          </AnnounceContext>
        </div>
      </div>
      <p role="status" className="alidade-sr">
        {said.polite}
      </p>
      <p role="alert" className="alidade-sr">
        {said.urgent}
      </p>
    </dialog>,
    layer,
  )
}

/** What the dialog shows; nothing from outside changes it any more while the dialog closes. */
const Content = memo(
  ({ children }: { closing: boolean; children: ReactNode }) => children,
  (_, { closing }) => closing,
)
