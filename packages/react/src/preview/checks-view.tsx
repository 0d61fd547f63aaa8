import type { Verified } from "@alidade/core"
import { type ReactElement, useRef } from "react"
import { useAnnounce } from "../dialog/announce.js"
import { useViewFocus } from "../dialog/use-view-focus.js"
import { shortAddress } from "../parts/address.js"
import { Icon } from "../parts/icons.js"
import { codeValue, PreviewText, usePreviewTexts } from "./value-text.js"

/** Briefly shows which checks the signature passed. */
export function ChecksView({
  titleId,
  verified,
  address,
}: {
  titleId: string
  verified: Exclude<Verified, "off">
  /** The requested account. */
  address: string
}): ReactElement {
  const texts = usePreviewTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useViewFocus(heading, "checked")
  const isSame = verified === "signature" || verified === "body"
  const content = isSame
    ? texts.previewContentChecked
    : verified === "altered"
      ? texts.previewContentAltered
      : texts.previewContentUnreported
  useAnnounce(`${texts.previewChecked}. ${content}`)
  // An altered transaction is accepted only with a new signature of the account.
  const isValid = verified === "signature" || verified === "altered"
  const unchecked = address.startsWith("C")
    ? "previewSignatureByContract"
    : "previewSignatureUnchecked"
  return (
    <div className="alidade-status" data-part="status" data-state="checked" data-tone="success">
      <h2 ref={heading} id={titleId} tabIndex={-1} data-part="title">
        {texts.previewChecked}
      </h2>
      <ul className="alidade-checks" data-part="checks">
        <li data-check={isSame ? "content" : "none"}>
          <Icon name={isSame ? "check" : "fail"} />
          <span>{content}</span>
        </li>
        <li data-check={isValid ? "signature" : "none"}>
          <Icon name={isValid ? "check" : "fail"} />
          <span>
            <PreviewText
              text={isValid ? "previewSignatureChecked" : unchecked}
              values={{ account: codeValue(shortAddress(address)) }}
            />
          </span>
        </li>
      </ul>
    </div>
  )
}
