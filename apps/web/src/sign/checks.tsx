import type { Verified } from "@alidade/core"
import type { ReactElement } from "react"
import { Icon } from "../parts/icons.js"
import { useArrival } from "../parts/use-arrival.js"

/** What was checked of a signature, in words. */
export interface ChecksProps {
  title: string
  verified: Verified
  /** What holds of the content. */
  content: string
  /** What holds of the signature. */
  signature: string
}

/** The checks that a signature has passed before the page saw it. Focus comes here: this is what was waited for. */
export function Checks({ title, verified, content, signature }: ChecksProps): ReactElement {
  const heading = useArrival<HTMLHeadingElement>()
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
