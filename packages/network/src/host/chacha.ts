const ROUNDS = 20

/** One block of ChaCha20's key stream (16 words), with a 64-bit counter and no nonce. */
export function chachaBlock(key: Uint8Array, counter: number): Uint32Array<ArrayBuffer> {
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength)
  const start = new Uint32Array(16)
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  for (let index = 0; index < 8; index++) start[4 + index] = view.getUint32(index * 4, true)
  start[12] = counter
  start[13] = Math.floor(counter / 2 ** 32)

  const state = start.slice()
  for (let round = 0; round < ROUNDS; round += 2) {
    for (let column = 0; column < 4; column++)
      quarter(state, column, column + 4, column + 8, column + 12)
    for (let column = 0; column < 4; column++)
      quarter(
        state,
        column,
        4 + ((column + 1) % 4),
        8 + ((column + 2) % 4),
        12 + ((column + 3) % 4),
      )
  }
  for (let index = 0; index < 16; index++) state[index]! += start[index]!
  return state
}

function quarter(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(state, a, b, d, 16)
  mix(state, c, d, b, 12)
  mix(state, a, b, d, 8)
  mix(state, c, d, b, 7)
}

function mix(state: Uint32Array, sum: number, added: number, turned: number, by: number): void {
  state[sum]! += state[added]!
  const mixed = state[turned]! ^ state[sum]!
  state[turned] = (mixed << by) | (mixed >>> (32 - by))
}
