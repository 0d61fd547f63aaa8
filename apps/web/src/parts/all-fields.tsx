import { isAddress } from "@alidade/core"
import type { Tree as Fields } from "@alidade/core/describe"
import { previewEnglish } from "@alidade/react"
import type { ReactElement } from "react"
import { Address } from "./address.js"
import { More } from "./more.js"

/** A longer tree is drawn as one text, in characters: a hostile envelope could hold a quarter of a million fields. */
const LONGEST_TREE = 100_000

/** Every field of what is signed, decoded once it is opened. */
export function AllFields({ read }: { read: () => Fields }): ReactElement {
  return <More summary={previewEnglish.previewAllFields}>{() => <Drawn fields={read()} />}</More>
}

function Drawn({ fields }: { fields: Fields }): ReactElement {
  const text = JSON.stringify(fields, null, 1)
  return text.length > LONGEST_TREE ? (
    <pre className="leaf" dir="ltr">
      {text}
    </pre>
  ) : (
    <Tree value={fields} />
  )
}

function Tree({ value }: { value: Fields }): ReactElement {
  if (typeof value === "string") {
    return isAddress(value) ? <Address value={value} /> : <bdi className="leaf">{value}</bdi>
  }
  return (
    <ul className="tree">
      {Object.entries(value).map(([name, below]) => (
        <li key={name}>
          <span className="name">{Array.isArray(value) ? Number(name) + 1 : spaced(name)}</span>{" "}
          <Tree value={below} />
        </li>
      ))}
    </ul>
  )
}

/** A field's name in words: `sourceAccount` is "source account". */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
