import { inEnglish, type WalletError } from "@alidade/core"
import { type ReactElement, useState } from "react"
import { useKitContext } from "../context/kit-context.js"
import { useLoaded } from "../dialog/use-loaded.js"
import { ForeignText } from "../parts/foreign-text.js"
import { loadViews, NOT_LOADED } from "./load.js"

/** Props of `TransactionPreview`. */
export interface TransactionPreviewProps {
  /** Base64 `TransactionEnvelope`. */
  xdr: string
  /** Passphrase of the network to sign for. Defaults to the kit's. */
  networkPassphrase?: string
  /** Contracts (`C…`) that an authorization may use without a warning. */
  knownContracts?: readonly string[]
}

/** A transaction in plain words, as in the signing view, for an app's own screens. Loads its code when rendered. */
export function TransactionPreview(props: TransactionPreviewProps): ReactElement {
  return <Preview>{({ TransactionView }) => <TransactionView {...props} />}</Preview>
}

/** Props of `AuthEntryPreview`. */
export interface AuthEntryPreviewProps {
  /** Base64 `HashIdPreimage` of type 9 or 10. */
  preimage: string
  /** Contracts (`C…`) that the entry may use without a warning. */
  knownContracts?: readonly string[]
  /** The account that is asked to sign. Defaults to the connected one. */
  account?: string
  /** For whom it signs, if not for itself. Needed only for type 9, which names no address. */
  onBehalfOf?: string
}

/** An authorization in plain words, as in the signing view, for an app's own screens. Loads its code when rendered. */
export function AuthEntryPreview(props: AuthEntryPreviewProps): ReactElement {
  return <Preview>{({ AuthEntryView }) => <AuthEntryView {...props} />}</Preview>
}

/** Props of `MessagePreview`. */
export interface MessagePreviewProps {
  /** The text, or bytes. */
  message: string | Uint8Array
}

/** A message in its signed form (SEP-53), for an app's own screens. Loads its code when rendered. */
export function MessagePreview(props: MessagePreviewProps): ReactElement {
  return <Preview>{({ MessageView }) => <MessageView {...props} />}</Preview>
}

/** Props of `DifferencesPreview`. */
export interface DifferencesPreviewProps {
  /** Why the kit rejected a wallet's result. Errors of other kinds show nothing. */
  error: WalletError
  /** The requested base64 `TransactionEnvelope`, if the request was a transaction. */
  xdr?: string
  /** Passphrase of the requested network. Defaults to the kit's. */
  networkPassphrase?: string
}

/** How a rejected result differs from the request, as in the signing view. Loads its code when rendered. */
export function DifferencesPreview(props: DifferencesPreviewProps): ReactElement {
  return <Preview>{({ DifferencesView }) => <DifferencesView {...props} />}</Preview>
}

/**
 * Loads the code of the previews in advance, so that the first one can be shown offline. Rejects if it cannot be
 * loaded.
 */
export async function preloadPreview(): Promise<void> {
  await loadViews()
}

interface PreviewProps {
  children: (views: typeof import("./views.js")) => ReactElement
}

/** The root of a preview, with its view once loaded. */
function Preview({ children }: PreviewProps): ReactElement {
  const { colorScheme, locale } = useKitContext()
  const [failure, setFailure] = useState<unknown>()
  const views = useLoaded(loadViews, true, setFailure)
  return (
    <div {...locale} data-alidade="preview" data-theme={colorScheme}>
      {views
        ? children(views)
        : failure !== undefined && (
            <p className="alidade-failure" data-part="unreadable">
              <ForeignText text={inEnglish(NOT_LOADED)} />
            </p>
          )}
    </div>
  )
}
