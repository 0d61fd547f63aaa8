import { isAddress } from "@alidade/core"
import type { Tree as Fields } from "@alidade/core/describe"
import { type ReactElement, useState } from "react"
import { PreviewText, ValueText } from "./value-text.js"

/** A longer tree is drawn as one text, in characters: a hostile envelope could hold a quarter of a million fields. */
const LONGEST_TREE = 100_000

/** Every field of what is signed, by the names of Stellar's definitions; decoded once it is opened. */
export function AllFields({ read }: { read: () => Fields }): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="alidade-args"
      data-part="all-fields"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <PreviewText text="previewAllFields" />
      </summary>
      {open && <Drawn fields={read()} />}
    </details>
  )
}

function Drawn({ fields }: { fields: Fields }): ReactElement {
  const text = JSON.stringify(fields, null, 1)
  return text.length > LONGEST_TREE ? <pre dir="ltr">{text}</pre> : <Below fields={fields} />
}

function Below({ fields }: { fields: Fields }): ReactElement {
  if (typeof fields === "string") return <Leaf text={fields} />
  const isList = Array.isArray(fields)
  return (
    <ul className="alidade-tree" data-part="tree">
      {Object.entries(fields).map(([name, below]) => (
        <li key={name}>
          <bdi dir="ltr" className="alidade-quiet">
            {isList ? Number(name) + 1 : name}
          </bdi>{" "}
          <Below fields={below} />
        </li>
      ))}
    </ul>
  )
}

function Leaf({ text }: { text: string }): ReactElement {
  return isAddress(text) ? (
    <ValueText value={{ type: "address", value: text }} />
  ) : (
    <bdi>{text}</bdi>
  )
}
