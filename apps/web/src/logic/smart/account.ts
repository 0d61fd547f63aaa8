import { isAddress } from "@alidade/core"
import { fieldsOf } from "../stellar/read-json.js"
import type { StoredPasskey } from "./passkey.js"

/** An account whose keys are passkeys, as this device remembers it. */
export interface PasskeyAccount {
  /** `C…` */
  address: string
  /** The network that it is on. */
  passphrase: string
  passkeys: readonly StoredPasskey[]
}

/** More passkeys than a browser is asked about. */
const MOST = 20

const BASE64URL = /^[\w-]{1,1400}$/

/** Reads a remembered account. Undefined for anything else. */
export function readPasskeyAccount(value: unknown): PasskeyAccount | undefined {
  const { address, passphrase, passkeys } = fieldsOf(value)
  if (!isAddress(address) || !address.startsWith("C") || typeof passphrase !== "string")
    return undefined
  if (!Array.isArray(passkeys) || passkeys.length > MOST) return undefined
  const read = passkeys.map(readPasskey)
  return read.every((one) => one !== undefined)
    ? { address, passphrase, passkeys: read }
    : undefined
}

function readPasskey(value: unknown): StoredPasskey | undefined {
  const { id, publicKey } = fieldsOf(value)
  const isRead = [id, publicKey].every((text) => typeof text === "string" && BASE64URL.test(text))
  return isRead ? { id: id as string, publicKey: publicKey as string } : undefined
}
