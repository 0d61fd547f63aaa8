import { readFileSync } from "node:fs"
import { xdr } from "@stellar/stellar-sdk/base"
import wabt from "wabt"

/** The protocol version that our contracts say they were built for. */
const PROTOCOL = 27

/** Compiles a contract of `test/wat` to Wasm, with the section that names its interface version. */
export async function contractWasm(name: string): Promise<Buffer> {
  return compileWat(readFileSync(new URL(`wat/${name}.wat`, import.meta.url), "utf8"))
}

/** Compiles a contract in Wasm's text format. */
export async function compileWat(text: string, protocol: number = PROTOCOL): Promise<Buffer> {
  const { parseWat } = await wabt()
  const { buffer } = parseWat("contract.wat", text).toBinary({})
  const version = new xdr.ScEnvMetaEntryInterfaceVersion({ protocol, preRelease: 0 })
  const meta = xdr.ScEnvMetaEntry.scEnvMetaKindInterfaceVersion(version).toXdr()
  return Buffer.concat([buffer, customSection("contractenvmetav0", meta)])
}

/** A custom section of Wasm with a short name and content. */
function customSection(name: string, content: Uint8Array): Buffer {
  const inner = Buffer.concat([leb(name.length), Buffer.from(name), content])
  return Buffer.concat([Buffer.of(0), leb(inner.length), inner])
}

function leb(value: number): Buffer {
  return value < 128
    ? Buffer.of(value)
    : Buffer.concat([Buffer.of((value % 128) | 128), leb(value >> 7)])
}
