/**
 * The packets of Speculos' APDU socket (`speculos/mcu/apdu.py`): a length of four bytes, then the bytes. Of a reply, the
 * length leaves out the status word of two bytes at its end.
 */

/** Reads packets from a stream's chunks. `extra` is how many bytes follow that the length leaves out. */
export function createPacketReader(extra: 0 | 2): (chunk: Buffer) => Buffer[] {
  let received: Buffer = Buffer.alloc(0)
  return (chunk) => {
    received = Buffer.concat([received, chunk])
    const packets: Buffer[] = []
    for (;;) {
      const end =
        received.length < 4 ? Number.POSITIVE_INFINITY : 4 + received.readUInt32BE(0) + extra
      if (received.length < end) return packets
      packets.push(received.subarray(4, end))
      received = received.subarray(end)
    }
  }
}

/** Writes a packet. */
export function writePacket(bytes: Uint8Array, extra: 0 | 2): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length - extra)
  return Buffer.concat([length, bytes])
}
