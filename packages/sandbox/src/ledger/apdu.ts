/** The status words at the end of a reply (LE3). The last four are the app's replies to invalid commands. */
export const status = {
  ok: 0x9000,
  refused: 0x6985,
  blindSigningOff: 0x6c66,
  tooLarge: 0xb004,
  unreadable: 0xb005,
  locked: 0x5515,
  otherClass: 0x6e00,
  noApp: 0x6e01,
  unknownInstruction: 0x6d00,
  wrongLength: 0x6700,
  wrongData: 0x6a80,
  wrongParameters: 0x6a86,
} as const

/** A command to the device (LE1). */
export interface Command {
  readonly cla: number
  readonly ins: number
  readonly p1: number
  readonly p2: number
  readonly data: Uint8Array
}

/** Reads a command. Returns null if its length field is wrong. */
export function readCommand(apdu: Uint8Array): Command | null {
  const [cla = 0, ins = 0, p1 = 0, p2 = 0, length] = apdu
  const data = apdu.slice(5)
  return apdu.length >= 5 && data.length === length ? { cla, ins, p1, p2, data } : null
}

/** Builds a reply: the data, then a status word. */
export function reply(word: number, data: Uint8Array = new Uint8Array()): Uint8Array {
  return new Uint8Array([...data, word >> 8, word & 0xff])
}

/** Length of a path in a command: a count byte and three 4-byte indices. */
const PATH_SIZE = 13

/**
 * Reads the path `44'/148'/index'` at the start of the data. Returns the account's index and the remaining bytes, or
 * null for another path.
 */
export function readPath(data: Uint8Array): { index: number; rest: Uint8Array } | null {
  if (data[0] !== 3 || data.length < PATH_SIZE) return null
  const view = new DataView(data.buffer, data.byteOffset)
  const [purpose, coin, account] = [1, 5, 9].map((at) => view.getUint32(at)) as [
    number,
    number,
    number,
  ]
  if (purpose !== 0x8000_002c || coin !== 0x8000_0094 || account < 0x8000_0000) return null
  return { index: account - 0x8000_0000, rest: data.slice(PATH_SIZE) }
}
