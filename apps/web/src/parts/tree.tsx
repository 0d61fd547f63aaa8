import { isAddress } from "@alidade/core"
import type { ReactElement } from "react"
import type { TreeValue } from "../stellar/words.js"
import { Address } from "./address.js"

/** XDR-JSON as a tree of names and values. */
export function Tree({ value }: { value: TreeValue }): ReactElement {
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

/** SEP-51 writes names with underscores. */
function spaced(name: string): string {
  return name.replaceAll("_", " ")
}
