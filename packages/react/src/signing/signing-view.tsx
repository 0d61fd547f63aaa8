import type { PendingRequest } from "@alidade/core"
import { type ReactElement, type ReactNode, useEffect } from "react"
import { useLoaded } from "../dialog/use-loaded.js"
import { useKit } from "../hooks/use-kit.js"
import { useShownRequest } from "./use-shown-request.js"

/** What `SigningView` takes. */
export interface SigningViewProps {
  /** Shows in the app's own way what is to be signed: stands above the raw payload. */
  preview?: (request: PendingRequest) => ReactNode
}

const loadDialog = (): Promise<typeof import("./signing-dialog.js")> =>
  import("./signing-dialog.js")

/**
 * Shows each signature that a wallet is asked for, from the question to its end, with Cancel at hand. It closes
 * itself on success and stays on a failure. An app places one, anywhere below its `KitProvider`.
 */
export function SigningView({ preview }: SigningViewProps): ReactElement | null {
  const kit = useKit()
  useEffect(() => kit.attachScreen(), [kit])
  const { shown, close, discard } = useShownRequest()
  const dialog = useLoaded(loadDialog, shown !== undefined, discard)
  return shown && dialog ? (
    <dialog.SigningDialog
      key={shown.request.id}
      {...shown}
      onClose={close}
      {...(preview ? { preview } : {})}
    />
  ) : null
}
