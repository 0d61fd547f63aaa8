import { damaged, type Reader } from "./reader.js"

/** Opcodes that the rewriter looks at or writes. */
export const Op = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  localGet: 0x20,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  i64Const: 0x42,
  i64LessSigned: 0x53,
  i64Sub: 0x7d,
  i64ShiftRightUnsigned: 0x88,
  i64ExtendUnsigned: 0xad,
  prefixed: 0xfc,
} as const

/** The prefixed opcodes that write or read as many bytes or entries as they are given. */
const bulk = new Set([8, 10, 11, 12, 14])

const VOID_BLOCK = 0x40
const valueTypes = new Set([0x7f, 0x7e, 0x70, 0x6f])

/** Whether a type is a whole number or a reference. Contracts have no floating point. */
export function checkValueType(type: number): void {
  if (type === 0x7d || type === 0x7c) throw floating()
  if (!valueTypes.has(type)) throw damaged(`value type ${type} is not allowed`)
}

function floating() {
  return damaged("it uses floating point")
}

/** Passes an instruction's operands. Returns whether it works on as many bytes as it is given. */
export function skipOperands(opcode: number, reader: Reader): boolean {
  if (opcode === Op.prefixed) return skipPrefixed(reader)
  if (isFloating(opcode)) throw floating()
  if (opcode >= 0x02 && opcode <= 0x04) skipBlockType(reader)
  else if (opcode === 0x0e) skipBranchTable(reader)
  else if (opcode === 0x11) skipNumbers(reader, 2)
  else if (opcode === 0x1c) for (let n = reader.u32(); n > 0; n--) checkValueType(reader.byte())
  else if (opcode >= 0x28 && opcode <= 0x3e) skipNumbers(reader, 2)
  else if (hasOneNumber(opcode)) reader.skipNumber()
  else if (!isPlain(opcode)) throw damaged(`instruction ${opcode} is not allowed`)
  return false
}

function skipBlockType(reader: Reader): void {
  const type = reader.byte()
  if (type === VOID_BLOCK) return
  if (type >= 0x40 && type < 0x80) checkValueType(type)
  else throw damaged("a block with several values")
}

function skipBranchTable(reader: Reader): void {
  for (let labels = reader.u32() + 1; labels > 0; labels--) reader.skipNumber()
}

function skipNumbers(reader: Reader, count: number): void {
  for (let index = 0; index < count; index++) reader.skipNumber()
}

/** Bulk memory instructions. Saturating conversions are of floating point. */
function skipPrefixed(reader: Reader): boolean {
  const opcode = reader.u32()
  if (opcode < 8) throw floating()
  const operands: Record<number, number> = { 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2 }
  const count = operands[opcode]
  if (count === undefined) throw damaged(`instruction 252 ${opcode} is not allowed`)
  skipNumbers(reader, count)
  return bulk.has(opcode)
}

/** Branches, calls, variables, constants, and the size of memory. */
function hasOneNumber(opcode: number): boolean {
  return (
    opcode === 0x0c ||
    opcode === 0x0d ||
    opcode === 0x10 ||
    (opcode >= 0x20 && opcode <= 0x26) ||
    (opcode >= 0x3f && opcode <= 0x42)
  )
}

function isFloating(opcode: number): boolean {
  return (
    opcode === 0x2a ||
    opcode === 0x2b ||
    opcode === 0x38 ||
    opcode === 0x39 ||
    opcode === 0x43 ||
    opcode === 0x44 ||
    (opcode >= 0x5b && opcode <= 0x66) ||
    (opcode >= 0x8b && opcode <= 0xa6) ||
    (opcode >= 0xa8 && opcode <= 0xab) ||
    (opcode >= 0xae && opcode <= 0xbf)
  )
}

/** Instructions without operands: control, parametric, and those on whole numbers. */
function isPlain(opcode: number): boolean {
  return (
    opcode === 0x00 ||
    opcode === 0x01 ||
    opcode === 0x05 ||
    opcode === 0x0b ||
    opcode === 0x0f ||
    opcode === 0x1a ||
    opcode === 0x1b ||
    (opcode >= 0x45 && opcode <= 0xc4)
  )
}
