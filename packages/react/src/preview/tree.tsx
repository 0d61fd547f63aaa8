import { isAddress } from "@alidade/core"
import type { Tree as Fields } from "@alidade/core/describe"
import { type ReactElement, type ReactNode, useState } from "react"
import { Folded, isLong, Total } from "./folded.js"
import { addressValue, PreviewText, ValueText } from "./value-text.js"

interface TreeProps<T> {
  items: readonly T[]
  /** Renders one item. */
  children: (item: T) => ReactNode
  /** Content after the last item. */
  end?: ReactNode
}

/** One level of a tree. Renders nothing if it is empty. A long one is folded, with its total first. */
export function Tree<T>({ items, children, end }: TreeProps<T>): ReactElement | null {
  if (items.length === 0 && !end) return null
  return (
    <>
      <Total items={items} />
      <Folded items={items}>
        {(part) => (
          <ul className="alidade-tree" data-part="tree">
            {part.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tree items have no key other than their index
              <li key={index}>{children(item)}</li>
            ))}
            {end && !isLong(items) && <li>{end}</li>}
          </ul>
        )}
      </Folded>
      {end && isLong(items) && (
        <ul className="alidade-tree">
          <li>{end}</li>
        </ul>
      )}
    </>
  )
}

/** A longer tree is rendered as a single text. In characters: a hostile envelope could contain 250,000 fields. */
const LONGEST_TREE = 100_000

/** Every field of the signed data, by its name in Stellar's XDR definitions. Decoded when opened. */
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
      {open && <FieldTree fields={read()} />}
    </details>
  )
}

function FieldTree({ fields }: { fields: Fields }): ReactElement {
  const text = JSON.stringify(fields, null, 1)
  return text.length > LONGEST_TREE ? <pre dir="ltr">{text}</pre> : <FieldList fields={fields} />
}

function FieldList({ fields }: { fields: Fields }): ReactElement {
  if (typeof fields === "string") {
    return isAddress(fields) ? <ValueText value={addressValue(fields)} /> : <bdi>{fields}</bdi>
  }
  const isList = Array.isArray(fields)
  return (
    <Tree items={Object.entries(fields)}>
      {([name, below]) => (
        <>
          <bdi dir="ltr" className="alidade-quiet">
            {isList ? Number(name) + 1 : name}
          </bdi>{" "}
          <FieldList fields={below} />
        </>
      )}
    </Tree>
  )
}
