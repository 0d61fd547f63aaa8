import type { PendingRequest } from "@alidade/core"
import { type ReactElement, type ReactNode, useEffect } from "react"
import { useKit } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { useLoaded } from "../dialog/use-loaded.js"
import { whenIdle } from "../dialog/when-idle.js"
import { loadDialog } from "./load.js"
import { useShownRequest } from "./use-shown-request.js"

function ignore(): void {}

/** Props of `SigningView`. */
export interface SigningViewProps {
  /**
   * Whether to describe the request in plain words (default true). `false` shows only the payload. A function renders
   * the app's own preview above the payload.
   */
  preview?: boolean | ((request: PendingRequest) => ReactNode)
  /** Contracts (`C…`) that an authorization may use without a warning, in addition to XLM's own. */
  knownContracts?: readonly string[]
}

/**
 * Shows each signature request from start to end, with a Cancel button. It closes after success, once the passed checks
 * have been shown. After a failure it stays open and offers a retry if that can help. The request settles when a retry
 * succeeds or the view closes. Its code and that of the verification are loaded when the browser is idle after a
 * connection. Render one anywhere below `KitProvider`.
 */
export function SigningView({ preview, knownContracts }: SigningViewProps): ReactElement | null {
  const kit = useKit()
  useEffect(() => kit.attachScreen({ retry: true }), [kit])
  const inWords = preview === undefined || preview === true
  const isConnected = useKitState(({ status }) => status === "connected")
  useEffect(() => {
    if (!isConnected) return
    // What cannot be loaded now is loaded again with the signature.
    whenIdle(() => loadDialog().then(({ loadRest }) => loadRest(inWords), ignore))
  }, [isConnected, inWords])
  const { shown, close, discard } = useShownRequest(inWords)
  const dialog = useLoaded(loadDialog, shown !== undefined, discard)
  return shown && dialog ? (
    <dialog.SigningDialog
      key={shown.request.id}
      {...shown}
      onClose={close}
      preview={preview === true ? undefined : preview}
      knownContracts={knownContracts}
    />
  ) : null
}
