import { readFileSync } from "node:fs"
import { compileWat } from "./compile-wat.js"

/** Compiles a contract of `test/wat` to Wasm. */
export function contractWasm(name: string): Promise<Uint8Array> {
  return compileWat(readFileSync(new URL(`wat/${name}.wat`, import.meta.url), "utf8"))
}
