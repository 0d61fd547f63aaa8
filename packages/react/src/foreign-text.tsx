import { type VisibleTextOptions, visibleText } from "@alidade/core/encoding"
import type { ReactElement } from "react"

/** Longest error text on screen, in characters. Wallets and servers write parts of such texts. */
export const LONGEST_ERROR = 500

/** What `ForeignText` takes: `max` and `lines` as `visibleText` of `@alidade/core/encoding`. */
export interface ForeignTextProps extends VisibleTextOptions {
  text: string
}

/** A text from outside (a name, a memo, an error's words): shortened, made visible, and isolated from its neighbours. */
export function ForeignText({ text, ...options }: ForeignTextProps): ReactElement {
  return <bdi>{visibleText(text, options)}</bdi>
}
