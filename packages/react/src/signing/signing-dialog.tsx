import type { PendingRequest } from "@alidade/core"
import { type ReactElement, type ReactNode, useId } from "react"
import { retries } from "../connection/status-actions.js"
import type { Action } from "../connection/status-rows.js"
import { StatusView } from "../connection/status-view.js"
import { networksOf, waitingFor, waitingPrompt } from "../connection/view-state.js"
import { useKit } from "../context/kit-context.js"
import { DialogFrame } from "../dialog/dialog-frame.js"
import { useLoaded } from "../dialog/use-loaded.js"
import { ViewHeader } from "../dialog/view-header.js"
import { useAccount } from "../hooks/use-account.js"
import { useNetworkName } from "../hooks/use-network-name.js"
import { useText } from "../hooks/use-text.js"
import { useWallets } from "../hooks/use-wallets.js"
import { signingEnglish } from "../messages/signing.js"
import { openWebsite } from "../parts/open-website.js"
import { views as knownViews, loadViews } from "../preview/load.js"
import { RequestPrompt } from "../prompts/request-prompt.js"
import { RequestDetails, type SignatureKind } from "./request-details.js"
import type { ShownRequest } from "./use-shown-request.js"

interface SigningDialogProps extends ShownRequest {
  onClose: () => void
  preview?: false | ((request: PendingRequest) => ReactNode) | undefined
  knownContracts?: readonly string[] | undefined
}

const kinds: Readonly<Record<SignatureKind, keyof typeof signingEnglish>> = {
  transaction: "kindTransaction",
  "auth-entry": "kindAuthEntry",
  message: "kindMessage",
}

/** One signature request: its content, wallet and state. */
export function SigningDialog({
  request,
  container,
  error,
  closing,
  waiting,
  onClose,
  preview,
  knownContracts,
  verified,
}: SigningDialogProps): ReactElement | null {
  const kit = useKit()
  const text = useText(signingEnglish)
  const nameNetwork = useNetworkName()
  const titleId = useId()
  const { wallets } = useWallets()
  const account = useAccount()
  // If the chunk fails to load, the raw payload is still shown.
  const views = useLoaded(loadViews, preview === undefined, ignore, knownViews)
  const wallet = wallets.find(({ id }) => id === request.walletId)
  if (!wallet) return null
  const networks = networksOf(nameNetwork, error)
  const state = error?.kind ?? waitingFor(wallet, wallet.capabilities.gesture, request)
  const act = (action: Action): void => {
    if (action === "proceed") kit.proceed(request.id)
    else if (action === "show") kit.focus(request.id)
    else if (action === "retry" && !request.failed) waitingPrompt(request)?.retry?.()
    else if (retries.has(action)) kit.retry(request.id)
    else if (action === "install" || action === "update") openWebsite(wallet)
    else if (action === "reload") location.reload()
    else onClose()
  }
  return (
    <DialogFrame
      container={container}
      closing={closing}
      view="signing"
      labelledBy={titleId}
      onDismiss={onClose}
    >
      <div className="alidade-view" data-part="signing">
        <ViewHeader kind={text(kinds[request.kind as SignatureKind])} onClose={onClose} />
        <div className="alidade-scroll">
          {views && error && (
            <views.DifferencesView
              error={error}
              xdr={request.kind === "transaction" ? request.payload : undefined}
              networkPassphrase={request.networkPassphrase}
            />
          )}
          <RequestDetails
            request={request}
            preview={preview}
            views={views}
            knownContracts={knownContracts}
          />
        </div>
        <RequestPrompt
          titleId={titleId}
          wallet={wallet}
          request={error ? undefined : request}
          container={container}
          onCancel={onClose}
        >
          {views && verified ? (
            <views.ChecksView
              titleId={titleId}
              verified={verified}
              address={request.address ?? account.address ?? ""}
            />
          ) : (
            <StatusView
              titleId={titleId}
              wallet={wallet}
              state={state}
              signing
              retryable={request.failed !== undefined}
              waitingFor={error ? undefined : waitingPrompt(request)}
              focusable={request.focusable}
              outlivesCancel={request.outlivesCancel}
              since={request.since}
              onAction={act}
              {...(error ? { error } : {})}
              {...(networks ? { networks } : {})}
            />
          )}
        </RequestPrompt>
        {waiting > 0 && (
          <p className="alidade-note" data-part="queued">
            {text("queued", { count: waiting })}
          </p>
        )}
      </div>
    </DialogFrame>
  )
}

function ignore(): void {}
