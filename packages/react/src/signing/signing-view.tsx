import type { PendingRequest } from "@alidade/core"
import { type ReactElement, type ReactNode, useEffect } from "react"
import { useKit } from "../context/kit-context.js"
import { useLoaded } from "../dialog/use-loaded.js"
import { useShownRequest } from "./use-shown-request.js"

/** What `SigningView` takes. */
export interface SigningViewProps {
  /**
   * What is to be signed is shown in words. `false` shows the payload as it is sent and nothing else; a function shows
   * it in the app's own way, above the payload.
   */
  preview?: boolean | ((request: PendingRequest) => ReactNode)
  /** Contracts (`C…`) that an authorization may name without a warning, beside XLM's own. */
  knownContracts?: readonly string[]
}

const loadDialog = (): Promise<typeof import("./signing-dialog.js")> =>
  import("./signing-dialog.js")

/**
 * Shows each signature that a wallet is asked for, from the question to its end, with Cancel at hand. It closes
 * itself on success, once what was checked has been seen. On a failure it stays and, where that can help, offers
 * another try; the request settles when that has succeeded or the view is closed. An app places one, anywhere below its `KitProvider`.
 */
export function SigningView({ preview, knownContracts }: SigningViewProps): ReactElement | null {
  const kit = useKit()
  useEffect(() => kit.attachScreen({ retry: true }), [kit])
  const { shown, close, discard } = useShownRequest(preview === undefined || preview === true)
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
