import { checkValueType, Op, skipOperands } from "./opcodes.js"
import { damaged, leb, type Reader, readerOf, signedLeb } from "./reader.js"

/** A place in a function where instructions are paid for. */
interface Toll {
  readonly at: number
  /** Instructions from here to where the next toll is due. */
  count: number
}

/** What the rewriter found in a function's body. */
interface Survey {
  readonly tolls: readonly Toll[]
  /** Where instructions start that work on as many bytes as they are given. */
  readonly bulk: readonly number[]
}

/**
 * Rewrites a function so that it pays for its instructions from a counter: at its start, and in each turn of a loop.
 * When the counter is used up, it traps. Instructions that work on many bytes pay for each eight of them.
 *
 * @param parameters how many parameters the function has
 *
 * @param counter the number of the global (a signed 64-bit integer)
 */
export function meterFunction(body: Uint8Array, parameters: number, counter: number): number[] {
  const reader = readerOf(body)
  const locals = readLocals(reader)
  const { tolls, bulk } = survey(reader)
  const spare = parameters + locals.count
  const inserts = [
    ...tolls.map(({ at, count }) => ({ at, code: toll(count, counter) })),
    ...bulk.map((at) => ({ at, code: bulkToll(spare, counter) })),
  ].toSorted((left, right) => left.at - right.at)

  const groups = bulk.length > 0 ? [...locals.groups, 1, I32] : locals.groups
  const groupCount = locals.groupCount + (bulk.length > 0 ? 1 : 0)
  const out = [...leb(groupCount), ...groups]
  let copied = locals.end
  for (const { at, code } of inserts) {
    append(out, body.subarray(copied, at))
    append(out, code)
    copied = at
  }
  append(out, body.subarray(copied))
  return out
}

const I32 = 0x7f
const MAX_LOCALS = 50_000

function readLocals(reader: Reader) {
  const groupCount = reader.u32()
  const start = reader.at
  let count = 0
  for (let index = 0; index < groupCount; index++) {
    count += reader.u32()
    checkValueType(reader.byte())
  }
  if (count > MAX_LOCALS) throw damaged("a function has too many locals")
  const end = reader.at
  reader.at = start
  return { groupCount, count, groups: Array.from(reader.take(end - start)), end }
}

function survey(reader: Reader): Survey {
  const first: Toll = { at: reader.at, count: 0 }
  const tolls = [first]
  const bulk: number[] = []
  const open = [first]
  while (open.length > 0) {
    const at = reader.at
    const opcode = reader.byte()
    const toll = open.at(-1)!
    toll.count++
    if (skipOperands(opcode, reader)) bulk.push(at)
    if (opcode === Op.loop) {
      const inner: Toll = { at: reader.at, count: 0 }
      tolls.push(inner)
      open.push(inner)
    } else if (opcode === Op.block || opcode === Op.if) open.push(toll)
    else if (opcode === Op.end) open.pop()
  }
  if (reader.at !== reader.end) throw damaged("a function has code after its end")
  return { tolls, bulk }
}

/** Code that takes a number from the counter, and traps if it falls below zero. */
function toll(count: number, counter: number): number[] {
  const global = leb(counter)
  return [
    ...[Op.globalGet, ...global, Op.i64Const, ...signedLeb(count), Op.i64Sub],
    ...[Op.globalSet, ...global, Op.globalGet, ...global, Op.i64Const, 0, Op.i64LessSigned],
    ...[Op.if, 0x40, Op.unreachable, Op.end],
  ]
}

/** Code that takes an eighth of the number on the stack from the counter. */
function bulkToll(spare: number, counter: number): number[] {
  const global = leb(counter)
  const local = leb(spare)
  return [
    ...[Op.localTee, ...local, Op.globalGet, ...global, Op.localGet, ...local],
    ...[Op.i64ExtendUnsigned, Op.i64Const, 3, Op.i64ShiftRightUnsigned, Op.i64Sub],
    ...[Op.globalSet, ...global],
  ]
}

function append(out: number[], bytes: ArrayLike<number>): void {
  for (let index = 0; index < bytes.length; index++) out.push(bytes[index]!)
}
