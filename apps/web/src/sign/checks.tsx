import type { Verified } from "@alidade/core"
import type { ReactElement } from "react"
import { Icon } from "../parts/icons.js"
import { useArrival } from "../parts/use-arrival.js"

/** What was checked of a signature, in words. */
export interface ChecksProps {
  title: string
  /** It was waited for: focus comes here. */
  fresh?: boolean
  verified: Verified
  /** What holds of the content. */
  content: string
  /** What holds of the signature. */
  signature: string
}

/** The checks that a signature has passed before the page saw it. */
export function Checks(props: ChecksProps): ReactElement {
  const { title, fresh = true, verified, content, signature } = props
  const heading = useArrival<HTMLHeadingElement>(fresh)
  const passed: readonly (readonly [boolean, string])[] = [
    [verified !== "off", verified === "off" ? "The content was not checked." : content],
    [
      verified === "signature",
      verified === "signature" ? signature : "The signature could not be checked.",
    ],
  ]
  return (
    <div className="stack">
      <h2 className="lead" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ul className="checks">
        {passed.map(([good, text]) => (
          <li key={text} data-state={good ? "yes" : "no"}>
            <Icon name={good ? "check" : "none"} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
