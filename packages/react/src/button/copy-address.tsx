import type { ReactElement } from "react"
import { useCopy } from "../hooks/use-copy.js"
import { useText } from "../hooks/use-text.js"
import { connectionEnglish } from "../messages/connection.js"
import { Icon } from "../parts/icons.js"

/** Copies the whole address. Shows "Copied!!" and announces it to screen readers for three seconds. */
export function CopyAddress({ address }: { address: string }): ReactElement {
  const text = useText(connectionEnglish)
  const { copy, copied, error } = useCopy()
  return (
    <>
      <button
        type="button"
        className="alidade-menu-item"
        data-part="copy"
        data-state={copied ? "copied" : "idle"}
        onClick={() => copy(address)}
      >
        <Icon name={copied ? "check" : "copy"} />
        {/*
         * Both texts share one grid cell, with one transparent, so that the width and the accessible name do not
         * change.
         */}
        <span className="alidade-swap">
          <span>{text("copyAddress")}</span>
          <span aria-hidden="true">{copied && text("copied")}</span>
        </span>
      </button>
      <span role="status" className={error ? "alidade-note" : "alidade-sr"} data-part="copy-status">
        {copied ? text("copied") : error ? text("copyFailed") : ""}
      </span>
    </>
  )
}
