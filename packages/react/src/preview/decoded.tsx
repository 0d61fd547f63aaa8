import { reasonOf, type WalletError } from "@alidade/core"
import type { ReactElement, ReactNode } from "react"
import { useReason } from "../hooks/use-reason.js"
import { fillNode } from "../texts/fill.js"
import type { Described } from "./use-description.js"
import { NetworkContext, PreviewText, usePreviewTexts } from "./value-text.js"
import { useAnnouncedWarnings } from "./warnings.js"

/** Shows a description. Without one, shows that it is loading or failed. */
export function Decoded<T extends { networkPassphrase?: string | undefined }>({
  described,
  part,
  otherwise,
  children,
}: {
  described: Described<T>
  /** Its `data-part`. */
  part: "transaction" | "auth-entry"
  /** Also shown while there is no description. */
  otherwise: ReactNode
  children: (data: T) => ReactNode
}): ReactElement {
  switch (described.status) {
    case "described":
      return (
        <NetworkContext.Provider value={described.data.networkPassphrase}>
          <Announced part={part}>{children(described.data)}</Announced>
        </NetworkContext.Provider>
      )
    case "reading":
      return (
        <>
          <p className="alidade-quiet" data-part="reading">
            <PreviewText text="previewReading" />
          </p>
          {otherwise}
        </>
      )
    case "failed":
      return (
        <>
          <p className="alidade-failure" data-part="unreadable">
            <Unreadable error={described.error} />
          </p>
          {otherwise}
        </>
      )
  }
}

function Unreadable({ error }: { error: WalletError }): ReactElement {
  const reason = <bdi>{useReason().node(reasonOf(error))}</bdi>
  return <>{fillNode(usePreviewTexts().previewUnreadable, { reason })}</>
}

/** A description that announces its warnings when it appears in a dialog. */
function Announced({ part, children }: { part: string; children: ReactNode }): ReactElement {
  return (
    <div ref={useAnnouncedWarnings()} className="alidade-preview" data-part={part}>
      {children}
    </div>
  )
}
