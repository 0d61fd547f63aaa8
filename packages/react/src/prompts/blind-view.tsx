import type { BlindPrompt, WalletDescriptor } from "@alidade/core"
import { type ReactElement, useRef } from "react"
import { useAnnounce } from "../dialog/announce.js"
import { useViewFocus } from "../dialog/use-view-focus.js"
import { useText } from "../hooks/use-text.js"
import { promptEnglish } from "../messages/prompts.js"
import { WalletIcon } from "../parts/wallet-icon.js"

interface BlindViewProps {
  titleId: string
  prompt: BlindPrompt
  wallet: WalletDescriptor
  onCancel: () => void
}

/** Warns that the device cannot show what it signs, and shows the hash that the device will show. */
export function BlindView({ titleId, prompt, wallet, onCancel }: BlindViewProps): ReactElement {
  const text = useText(promptEnglish)
  const heading = useRef<HTMLHeadingElement>(null)
  const values = { wallet: wallet.name }
  useViewFocus(heading, prompt.hash)
  useAnnounce(`${text("blind", values)}. ${text("blindText", values)}`, true)
  return (
    <div className="alidade-status" data-part="status" data-state="blind" data-tone="warning">
      <div className="alidade-status-icon">
        <WalletIcon wallet={wallet} size="large" />
      </div>
      <h2 ref={heading} id={titleId} tabIndex={-1} data-part="title">
        {text("blind", values)}
      </h2>
      <p data-part="sentence">{text("blindText", values)}</p>
      <p className="alidade-hash" data-part="hash">
        <bdi dir="ltr">{prompt.hash}</bdi>
      </p>
      <div className="alidade-actions" data-part="actions">
        <button
          type="button"
          className="alidade-secondary"
          data-action="confirm"
          onClick={prompt.confirm}
        >
          {text("blindConfirm")}
        </button>
        <button type="button" className="alidade-primary" data-action="cancel" onClick={onCancel}>
          {text("cancel")}
        </button>
      </div>
    </div>
  )
}
