import type { WalletError } from "@alidade/core"
import type { ReactElement } from "react"
import { useKitContext } from "../context/kit-context.js"
import { useLoaded } from "../dialog/use-loaded.js"
import { loadViews } from "./load.js"

/** What `TransactionPreview` takes. */
export interface TransactionPreviewProps {
  /** Base64 `TransactionEnvelope`. */
  xdr: string
  /** Passphrase of the network that it is to be signed for; by default the kit's. */
  networkPassphrase?: string
  /** Contracts (`C…`) that an authorization may name without a warning. */
  knownContracts?: readonly string[]
}

/** A transaction in words, as the signing view shows it: for an app's own screens. Its code is loaded for it. */
export function TransactionPreview(props: TransactionPreviewProps): ReactElement {
  const { colorScheme, locale } = useKitContext()
  const views = useLoaded(loadViews, true, ignore)
  return (
    <div {...locale} className="alidade-alone" data-alidade="preview" data-theme={colorScheme}>
      {views && <views.TransactionRequest {...props} />}
    </div>
  )
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

/** In what a refused answer differs from what was asked, as the signing view shows it. Its code is loaded for it. */
export function DifferencesPreview(props: DifferencesPreviewProps): ReactElement {
  const { colorScheme, locale } = useKitContext()
  const views = useLoaded(loadViews, true, ignore)
  return (
    <div {...locale} className="alidade-alone" data-alidade="preview" data-theme={colorScheme}>
      {views && <views.DifferencesView {...props} />}
    </div>
  )
}

/** What `AuthEntryPreview` takes. */
export interface AuthEntryPreviewProps {
  /** Base64 `HashIdPreimage`, of type 9 or 10. */
  preimage: string
  /** Contracts (`C…`) that it may name without a warning. */
  knownContracts?: readonly string[]
}

/** An authorization in words, as the signing view shows it: for an app's own screens. Its code is loaded for it. */
export function AuthEntryPreview(props: AuthEntryPreviewProps): ReactElement {
  const { colorScheme, locale } = useKitContext()
  const views = useLoaded(loadViews, true, ignore)
  return (
    <div {...locale} className="alidade-alone" data-alidade="preview" data-theme={colorScheme}>
      {views && <views.AuthEntryRequest {...props} />}
    </div>
  )
}

/** The chunk did not come: nothing is shown. */
function ignore(): void {}
