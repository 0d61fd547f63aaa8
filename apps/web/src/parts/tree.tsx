import { isAddress } from "@alidade/core"
import type { Tree as TreeOf } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { Address } from "./address.js"

/** Fields as a tree of names and values. */
export function Tree({ value }: { value: TreeOf }): ReactElement {
  if (typeof value !== "object" || value === null) return <Leaf value={value} />
  const entries = Object.entries(value)
  if (entries.length === 0) return <Leaf value="none" />
  return (
    <ul className="tree">
      {entries.map(([name, below]) => (
        <li key={name}>
          <span className="name">{Array.isArray(value) ? Number(name) + 1 : spaced(name)}</span>{" "}
          <Tree value={below} />
        </li>
      ))}
    </ul>
  )
}

function Leaf({ value }: { value: string | number | boolean | null }): ReactElement {
  if (isAddress(value)) return <Address value={value} />
  return <bdi className="leaf">{value === null ? "none" : String(value)}</bdi>
}

/** A field's name in words: `sourceAccount` is "source account". */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
