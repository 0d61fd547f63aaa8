import type { ReactElement } from "react"
import { Glyph, WARNING } from "./glyph.js"

type IconName =
  | "close"
  | "back"
  | "external"
  | "warning"
  | "check"
  | "fail"
  | "copy"
  | "exit"
  | "search"

const paths: Readonly<Record<IconName, string>> = {
  close: "M4 4l8 8M12 4l-8 8",
  back: "M10 3L5 8l5 5",
  external: "M6 4H4v8h8v-2M9 4h3v3M12 4L7.5 8.5",
  warning: WARNING,
  check: "M3 8.5l3.5 3.5L13 5",
  fail: "M8 4v5M8 11.8v.1",
  copy: "M6 6h7v7H6zM10 6V3H3v7h3",
  exit: "M6 3H3v10h3M7 8h6M10.5 5.5L13 8l-2.5 2.5",
  search: "M7 3a4 4 0 100 8 4 4 0 000-8zM10 10l3.5 3.5",
}

/** A drawing of the menu and the dialogs, which the button does without. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return <Glyph name={name} path={paths[name]} />
}
