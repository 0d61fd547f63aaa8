import { encodeAddress, type SignOptions, WalletError } from "@alidade/core"
import { encodeHex } from "@alidade/core/encoding"
import { requireAccount } from "../values.js"
import {
  BLIND_OFF,
  instructions,
  isUnshowable,
  readConfiguration,
  readPublicKey,
  sign,
} from "./app.js"
import { type Ask, command } from "./command.js"
import { attended, confirmBlind } from "./device-prompt.js"
import type { Configuration, Link } from "./link.js"
import { indexOf } from "./path.js"

/** What signs: an APDU's way, the account's index, and the device that is open. */
type Sign<Signature> = (ask: Ask, index: number, device: Link) => Promise<Signature>

/** A signature by the account asked for. Another device has other accounts at the same paths: that is told before it is asked. */
export function signAs<Signature>(
  options: SignOptions,
  run: Sign<Signature>,
): Promise<{ publicKey: Uint8Array; signature: Signature }> {
  const { path, address, signal } = options
  requireAccount(address, "Ledger")
  const index = indexOf(path)
  return attended(options, () =>
    command(signal, async (ask, device) => {
      const publicKey = await readPublicKey(ask, index)
      if (address !== undefined && encodeAddress(publicKey) !== address) {
        throw new WalletError(
          "wrong-account",
          `This Ledger has another account at ${path}. Attach the one that you connected with.`,
        )
      }
      return { publicKey, signature: await run(ask, index, device) }
    }),
  )
}

/** Has the device show what it signs; where it cannot, and its owner has allowed that, it signs the hash (LE2). */
export async function signShown(
  instruction: number,
  payload: Uint8Array,
  options: SignOptions,
  check?: (ask: Ask, device: Link) => Promise<void>,
): Promise<{ publicKey: Uint8Array; signature: Uint8Array }> {
  const { publicKey, signature } = await signAs(options, async (ask, index, device) => {
    await check?.(ask, device)
    try {
      return await sign(ask, instruction, index, payload)
    } catch (error) {
      if (!isUnshowable(error)) throw error
      // Read anew: the person may have switched it on since.
      const { blind } = await readConfiguration(ask)
      if (!blind) throw new WalletError("unsupported", BLIND_OFF, { ext: error.ext, cause: error })
      return undefined
    }
  })
  if (signature) return { publicKey, signature }
  const hash = await sha256(payload)
  await confirmBlind(options, encodeHex(hash))
  return signAs(options, (ask, index) => sign(ask, instructions.hash, index, hash))
}

/** Throws `outdated` unless the app is of this version or later. It is asked once while the device is open. */
export async function requireVersion(
  ask: Ask,
  device: Link,
  least: Configuration["version"],
  what: string,
): Promise<void> {
  device.configuration ??= await readConfiguration(ask)
  const { version } = device.configuration
  const place = version.findIndex((number, index) => number !== least[index])
  if (place < 0 || version[place]! > least[place]!) return
  throw new WalletError(
    "outdated",
    `The Stellar app on this Ledger is ${version.join(".")}. To sign ${what} it must be ${least.join(".")} or later: update it in Ledger's own app.`,
  )
}

/** The 32 bytes of SHA-256: a device is reached on secure pages alone, where WebCrypto is. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>))
}
