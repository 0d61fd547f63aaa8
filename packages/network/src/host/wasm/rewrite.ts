import { concatBytes } from "../bytes.js"
import { meterFunction } from "./meter.js"
import { checkValueType } from "./opcodes.js"
import { damaged, leb, readerOf } from "./reader.js"
import { joinSections, Section, splitSections } from "./sections.js"

/** The name under which a rewritten module exports its counter of instructions. No symbol can be this. */
export const FUEL_EXPORT = "fuel left"

/** The most memory of a contract, in pages of 64 KiB (40 MiB). */
const MAX_PAGES = 640

const I64 = 0x7e
const FUNCTION_TYPE = 0x60
const GLOBAL_EXPORT = 3

/** A host function that a module imports. */
export interface Import {
  readonly module: string
  readonly name: string
}

/** A module that pays for its instructions, and what the host needs to run it. */
export interface Rewritten {
  readonly wasm: Uint8Array<ArrayBuffer>
  readonly imports: readonly Import[]
  readonly custom: ReadonlyMap<string, Uint8Array>
}

/**
 * Rewrites a contract so that it counts its instructions and has bounded memory.
 *
 * @throws HostError if it is damaged, or uses floating point or what contracts may not have
 */
export function rewrite(wasm: Uint8Array): Rewritten {
  const { known, custom } = splitSections(wasm)
  if (known.has(Section.start)) throw damaged("it has a start function")
  const parameters = readTypes(known.get(Section.type))
  const { imports, functions: importedCount } = readImports(known.get(Section.import))
  const types = readFunctions(known.get(Section.function))
  known.set(Section.memory, limitMemory(known.get(Section.memory)))
  if (known.get(Section.memory)!.length === 0) known.delete(Section.memory)

  const globals = appended(known.get(Section.global), [I64, 1, 0x42, 0, 0x0b])
  known.set(Section.global, globals.content)
  const counter = globals.count
  const name = new TextEncoder().encode(FUEL_EXPORT)
  const exported = [...leb(name.length), ...name, GLOBAL_EXPORT, ...leb(counter)]
  known.set(Section.export, appended(known.get(Section.export), exported).content)

  const code = known.get(Section.code)
  if (code) known.set(Section.code, meterCode(code, types, parameters, counter))
  if (importedCount + types.length > 100_000) throw damaged("it has too many functions")
  return { wasm: joinSections(known), imports, custom }
}

/** The number of parameters of each type. */
function readTypes(content: Uint8Array = Uint8Array.of(0)): number[] {
  const reader = readerOf(content)
  return Array.from({ length: reader.u32() }, () => {
    if (reader.byte() !== FUNCTION_TYPE) throw damaged("a type is no function")
    const parameters = reader.u32()
    for (let index = 0; index < parameters; index++) checkValueType(reader.byte())
    const results = reader.u32()
    if (results > 1) throw damaged("a function returns several values")
    for (let index = 0; index < results; index++) checkValueType(reader.byte())
    return parameters
  })
}

function readImports(content: Uint8Array = Uint8Array.of(0)) {
  const reader = readerOf(content)
  const imports = Array.from({ length: reader.u32() }, (): Import => {
    const module = reader.name()
    const name = reader.name()
    if (reader.byte() !== 0) throw damaged("it imports something else than functions")
    reader.skipNumber()
    return { module, name }
  })
  return { imports, functions: imports.length }
}

function readFunctions(content: Uint8Array = Uint8Array.of(0)): number[] {
  const reader = readerOf(content)
  return Array.from({ length: reader.u32() }, () => reader.u32())
}

/** Sets the most pages of memory. */
function limitMemory(content: Uint8Array = new Uint8Array(0)): Uint8Array {
  if (content.length === 0) return content
  const reader = readerOf(content)
  const count = reader.u32()
  if (count === 0) return new Uint8Array(0)
  if (count > 1) throw damaged("it has several memories")
  const flags = reader.byte()
  if (flags > 1) throw damaged("its memory is of an unknown kind")
  const least = reader.u32()
  const most = Math.min(flags === 1 ? reader.u32() : MAX_PAGES, MAX_PAGES)
  if (least > most) throw damaged("it needs too much memory")
  return Uint8Array.from([1, 1, ...leb(least), ...leb(most)])
}

/** A section with one more item. Returns the number of items before it. */
function appended(content: Uint8Array = Uint8Array.of(0), item: number[]) {
  const reader = readerOf(content)
  const count = reader.u32()
  return {
    count,
    content: concatBytes(
      Uint8Array.from(leb(count + 1)),
      content.subarray(reader.at),
      Uint8Array.from(item),
    ),
  }
}

function meterCode(
  content: Uint8Array,
  types: readonly number[],
  parameters: readonly number[],
  counter: number,
): Uint8Array {
  const reader = readerOf(content)
  const count = reader.u32()
  if (count !== types.length) throw damaged("functions and code do not match")
  const bodies = types.map((type) => {
    const body = reader.take(reader.u32())
    const metered = meterFunction(body, parameters[type] ?? 0, counter)
    return Uint8Array.from([...leb(metered.length), ...metered])
  })
  return concatBytes(Uint8Array.from(leb(count)), ...bodies)
}
