import { type VisibleTextOptions, visibleText } from "@alidade/core/encoding"
import type { ReactElement } from "react"

/** Maximum length of an error message on screen, in characters. Wallets and servers write parts of these messages. */
export const LONGEST_ERROR = 500

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
