import { type VisibleTextOptions, visibleText } from "@alidade/core/encoding"
import type { ReactElement } from "react"

/** Props of `ForeignText`. `max` and `lines` work as in `visibleText` of `@alidade/core/encoding`. */
export interface ForeignTextProps extends VisibleTextOptions {
  text: string
}

/**
 * A text from outside, such as a name, memo or error message. It is shortened, made visible, and isolated from its
 * surroundings.
 */
export function ForeignText({ text, ...options }: ForeignTextProps): ReactElement {
  return <bdi>{visibleText(text, options)}</bdi>
}
