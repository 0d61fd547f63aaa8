import type { ReactElement } from "react"
import { useCopy } from "../hooks/use-copy.js"
import { useText } from "../hooks/use-text.js"
import { Icon } from "../icons.js"

/** Copies the whole address; says "Copied!!" for three seconds, in place and to a screen reader. */
export function CopyAddress({ address }: { address: string }): ReactElement {
  const text = useText()
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
        {/* Both texts lie in one cell, the one that is not shown transparent: width and name stay. */}
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
