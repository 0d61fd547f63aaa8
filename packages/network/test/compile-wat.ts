import { xdr } from "@stellar/stellar-sdk/base"
import wabt from "wabt"

/** The protocol version that our contracts say they were built for. */
const PROTOCOL = 27

/** Compiles a contract in Wasm's text format, with the section that names its interface version. */
export async function compileWat(
  text: string,
  protocol: number = PROTOCOL,
): Promise<Uint8Array<ArrayBuffer>> {
  const { parseWat } = await wabt()
  const { buffer } = parseWat("contract.wat", text).toBinary({})
  const version = new xdr.ScEnvMetaEntryInterfaceVersion({ protocol, preRelease: 0 })
  const meta = xdr.ScEnvMetaEntry.scEnvMetaKindInterfaceVersion(version).toXdr()
  return new Uint8Array([...buffer, ...customSection("contractenvmetav0", meta)])
}

/** A custom section of Wasm with a short name and content. */
export function customSection(name: string, content: Uint8Array): Uint8Array {
  const inner = [...leb(name.length), ...new TextEncoder().encode(name), ...content]
  return Uint8Array.from([0, ...leb(inner.length), ...inner])
}

function leb(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...leb(value >> 7)]
}
