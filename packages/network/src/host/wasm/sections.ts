import { damaged, leb, readerOf } from "./reader.js"

/** The sections of a module, by their numbers. */
export const Section = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
} as const

/** The order in which sections stand: the number of data segments comes before the code. */
const order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11]
const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

/** A module's sections by number, and its custom ones by name. */
export interface Sections {
  readonly known: Map<number, Uint8Array>
  readonly custom: ReadonlyMap<string, Uint8Array>
}

/** Splits a module into its sections. Throws a `HostError` if it is not one. */
export function splitSections(wasm: Uint8Array): Sections {
  const reader = readerOf(wasm)
  if (HEADER.some((byte) => reader.byte() !== byte)) throw damaged("it has no Wasm header")
  const known = new Map<number, Uint8Array>()
  const custom = new Map<string, Uint8Array>()
  while (reader.at < reader.end) {
    const id = reader.byte()
    const content = reader.take(reader.u32())
    if (id === Section.custom) {
      const inner = readerOf(content)
      const name = inner.name()
      custom.set(name, content.subarray(inner.at))
      continue
    }
    if (!order.includes(id) || known.has(id)) throw damaged(`section ${id} is unknown or repeated`)
    known.set(id, content)
  }
  return { known, custom }
}

/** Joins sections to a module, without custom ones. */
export function joinSections(known: ReadonlyMap<number, Uint8Array>): Uint8Array<ArrayBuffer> {
  const parts = order.flatMap((id) => {
    const content = known.get(id)
    return content ? [Uint8Array.from([id, ...leb(content.length)]), content] : []
  })
  const size = parts.reduce((sum, { length }) => sum + length, HEADER.length)
  const wasm = new Uint8Array(size)
  wasm.set(HEADER)
  let at = HEADER.length
  for (const part of parts) {
    wasm.set(part, at)
    at += part.length
  }
  return wasm
}
