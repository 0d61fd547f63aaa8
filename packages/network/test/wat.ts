import { readFileSync } from "node:fs"
import type { xdr } from "@stellar/stellar-sdk/base"
import { compileWat, customSection } from "./compile-wat.js"
import { account } from "./specs/account.js"
import { increment } from "./specs/increment.js"
import { passkeyAccount } from "./specs/passkey-account.js"
import { pool } from "./specs/pool.js"
import { token } from "./specs/token.js"
import { traps } from "./specs/traps.js"
import { webAuth } from "./specs/web-auth.js"
import { zoo } from "./specs/zoo.js"

/** The specs of contracts, which the SDK reads to call them. */
const specs: Readonly<Record<string, readonly xdr.ScSpecEntry[]>> = {
  account,
  increment,
  "passkey-account": passkeyAccount,
  pool,
  token,
  traps,
  "web-auth": webAuth,
  zoo,
}

/** Compiles a contract of `test/wat` to Wasm, with its spec. */
export async function contractWasm(name: string): Promise<Uint8Array> {
  const text = readFileSync(new URL(`wat/${name}.wat`, import.meta.url), "utf8")
  return withSpec(await compileWat(text), specs[name] ?? [])
}

function withSpec(wasm: Uint8Array, entries: readonly xdr.ScSpecEntry[]): Uint8Array {
  const spec = Uint8Array.from(entries.flatMap((entry) => [...entry.toXdr()]))
  return Uint8Array.from([...wasm, ...customSection("contractspecv0", spec)])
}
