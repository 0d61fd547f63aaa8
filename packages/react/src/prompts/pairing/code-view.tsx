import type { PairingPrompt } from "@alidade/core"
import type { ReactElement } from "react"
import { useCopy } from "../../hooks/use-copy.js"
import { useText } from "../../hooks/use-text.js"
import { promptEnglish } from "../../messages/prompts.js"
import { Spinner } from "../../parts/icons.js"
import { Countdown } from "./countdown.js"
import { QrCode } from "./qr-code.js"

interface CodeViewProps {
  prompt: PairingPrompt
  /** The last code, shown blurred after it has expired. */
  lastCode: string | undefined
  /** Shows a toast. */
  showToast: (message: string, variant?: "success" | "error") => void
}

/** The code to scan, its remaining lifetime and its link, or the reason there is no code. */
export function CodeView({ prompt, lastCode, showToast }: CodeViewProps): ReactElement {
  const text = useText(promptEnglish)
  const { copy } = useCopy()
  const { state, uri, expiresAt } = prompt
  const ready = state === "ready" && uri !== undefined
  const copyLink = (): void => {
    copy(uri ?? "").then(
      () => showToast(text("linkCopied")),
      () => showToast(text("linkNotCopied"), "error"),
    )
  }
  return (
    <div className="alidade-code" data-part="code" data-state={state}>
      <div className="alidade-card">
        {ready ? (
          <QrCode value={uri} label={text("qrLabel")} />
        ) : state === "starting" ? (
          <Spinner />
        ) : (
          <>
            {state === "expired" && lastCode !== undefined && <QrCode value={lastCode} />}
            <p data-part="no-code">{text(state === "expired" ? "codeExpired" : "bridgeOffline")}</p>
          </>
        )}
      </div>
      {ready && expiresAt !== undefined && <Countdown expiresAt={expiresAt} />}
      <div className="alidade-actions" data-part="actions">
        {ready && (
          <button
            type="button"
            className="alidade-secondary"
            data-action="copy-link"
            onClick={copyLink}
          >
            {text("copyLink")}
          </button>
        )}
        {(state === "expired" || state === "offline") && (
          <button
            type="button"
            className="alidade-primary"
            data-action="renew"
            onClick={prompt.renew}
          >
            {text(state === "expired" ? "newCode" : "tryAgain")}
          </button>
        )}
      </div>
    </div>
  )
}
