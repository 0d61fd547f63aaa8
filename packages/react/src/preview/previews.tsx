import type { WalletError } from "@alidade/core"
import { type ReactElement, useState } from "react"
import { useKitContext } from "../context/kit-context.js"
import { useLoaded } from "../dialog/use-loaded.js"
import { ForeignText } from "../foreign-text.js"
import { loadViews, NOT_LOADED } from "./load.js"

/** What `TransactionPreview` takes. */
export interface TransactionPreviewProps {
  /** Base64 `TransactionEnvelope`. */
  xdr: string
  /** Passphrase of the network that it is to be signed for; by default the kit's. */
  networkPassphrase?: string
  /** Contracts (`C…`) that an authorization may name without a warning. */
  knownContracts?: readonly string[]
}

/** A transaction in words, as the signing view shows it, for an app's own screens. Loads its code when rendered. */
export function TransactionPreview(props: TransactionPreviewProps): ReactElement {
  return <Preview>{({ TransactionView }) => <TransactionView {...props} />}</Preview>
}

/** What `AuthEntryPreview` takes. */
export interface AuthEntryPreviewProps {
  /** Base64 `HashIdPreimage`, of type 9 or 10. */
  preimage: string
  /** Contracts (`C…`) that it may name without a warning. */
  knownContracts?: readonly string[]
}

/** An authorization in words, as the signing view shows it, for an app's own screens. Loads its code when rendered. */
export function AuthEntryPreview(props: AuthEntryPreviewProps): ReactElement {
  return <Preview>{({ AuthEntryView }) => <AuthEntryView {...props} />}</Preview>
}

/** What `MessagePreview` takes. */
export interface MessagePreviewProps {
  message: string
}

/** A message as it is signed (SEP-53), for an app's own screens. Loads its code when rendered. */
export function MessagePreview(props: MessagePreviewProps): ReactElement {
  return <Preview>{({ MessageView }) => <MessageView {...props} />}</Preview>
}

/** What `DifferencesPreview` takes. */
export interface DifferencesPreviewProps {
  /** Why the kit refused a wallet's answer: nothing is shown for kinds that refuse none. */
  error: WalletError
  /** Base64 `TransactionEnvelope` that was to be signed, if it was one. */
  xdr?: string
  /** Passphrase of the network that it was to be signed for; by default the kit's. */
  networkPassphrase?: string
}

/** How a refused answer differs from the request, as the signing view shows it. Loads its code when rendered. */
export function DifferencesPreview(props: DifferencesPreviewProps): ReactElement {
  return <Preview>{({ DifferencesView }) => <DifferencesView {...props} />}</Preview>
}

/** Loads the code of the previews ahead of the first one, so that it can be shown offline. Rejects where it does not load. */
export async function preloadPreview(): Promise<void> {
  await loadViews()
}

interface PreviewProps {
  children: (views: typeof import("./views.js")) => ReactElement
}

/** The root of a preview, and its view once that is loaded. */
function Preview({ children }: PreviewProps): ReactElement {
  const { colorScheme, locale } = useKitContext()
  const [failure, setFailure] = useState<unknown>()
  const views = useLoaded(loadViews, true, setFailure)
  return (
    <div {...locale} className="alidade-alone" data-alidade="preview" data-theme={colorScheme}>
      {views
        ? children(views)
        : failure !== undefined && (
            <p className="alidade-failure" data-part="unreadable">
              <ForeignText text={NOT_LOADED} />
            </p>
          )}
    </div>
  )
}
