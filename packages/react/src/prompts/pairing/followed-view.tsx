import type { LinkedWallet } from "@alidade/core"
import { type ReactElement, useRef } from "react"
import { useAnnounce } from "../../dialog/announce.js"
import { useViewFocus } from "../../dialog/use-view-focus.js"
import { useText } from "../../hooks/use-text.js"
import { promptEnglish } from "../../messages/prompts.js"
import { Spinner } from "../../parts/icons.js"
import { LinkedIcon } from "./linked-wallet-list.js"

interface FollowedViewProps {
  titleId: string
  /** The wallet whose link was opened. */
  wallet: LinkedWallet
  /** The link was opened. Otherwise the browser needs a tap for it. */
  isOpened: boolean
  /** Opens the wallet's website, for someone whose phone lacks the app. */
  onInstall?: () => void
  /** Opens the link again. Called inside the tap. */
  onFollow: () => void
  onShowCode: () => void
  onCancel: () => void
}

/** Shown after a wallet's app was opened on this phone. The user approves there, or uses another device. */
export function FollowedView({
  titleId,
  wallet,
  isOpened,
  onInstall,
  onFollow,
  onShowCode,
  onCancel,
}: FollowedViewProps): ReactElement {
  const text = useText(promptEnglish)
  const heading = useRef<HTMLHeadingElement>(null)
  const values = { wallet: wallet.name }
  const title = text(isOpened ? "awaitingPhone" : "openApp", values)
  const sentence = text(isOpened ? "awaitingPhoneText" : "tapToOpen", values)
  useViewFocus(heading, `${wallet.id} ${isOpened}`)
  useAnnounce(`${title}. ${sentence}`)
  return (
    <div
      className="alidade-status"
      data-part="status"
      data-state={isOpened ? "awaiting-phone" : "needs-tap"}
      data-tone="waiting"
    >
      <div className="alidade-status-icon">
        <LinkedIcon wallet={wallet} />
        {isOpened && <Spinner />}
      </div>
      <h2 ref={heading} id={titleId} tabIndex={-1} data-part="title">
        {title}
      </h2>
      <p data-part="sentence">{sentence}</p>
      <div className="alidade-actions" data-part="actions">
        <button
          type="button"
          className="alidade-primary"
          data-action="open-link"
          onClick={onFollow}
        >
          {text("openApp", values)}
        </button>
        <button
          type="button"
          className="alidade-secondary"
          data-action="show-code"
          onClick={onShowCode}
        >
          {text("showCode")}
        </button>
        <button type="button" className="alidade-secondary" data-action="cancel" onClick={onCancel}>
          {text("cancel")}
        </button>
      </div>
      {onInstall && (
        <p className="alidade-note" data-part="no-app">
          {text("noApp", values)}{" "}
          <button type="button" className="alidade-link" data-action="install" onClick={onInstall}>
            {text("getWallet", values)}
          </button>
        </p>
      )}
    </div>
  )
}
