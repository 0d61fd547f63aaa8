import { encodeAddress, type Reason, reason, type SignOptions, WalletError } from "@alidade/core"
import { encodeHex } from "@alidade/core/encoding"
import { awaitDevice } from "../device/await-device.js"
import { indexOf } from "../device/path.js"
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
import { confirmBlind } from "./confirm-blind.js"
import type { Configuration, Link } from "./link.js"

/** Signs with an APDU sender, the account's index, and the open device. */
type Sign<Signature> = (ask: Ask, index: number, device: Link) => Promise<Signature>

/** Signs with the requested account. Another device has other accounts at the same paths, so this is checked first. */
export function signAs<Signature>(
  options: SignOptions,
  run: Sign<Signature>,
): Promise<{ publicKey: Uint8Array; signature: Signature }> {
  const { path, address, signal } = options
  requireAccount(address, "Ledger")
  const index = indexOf(path, "Ledger")
  return awaitDevice(options, () =>
    command(signal, async (ask, device) => {
      const publicKey = await readPublicKey(ask, index)
      if (address !== undefined && encodeAddress(publicKey) !== address) {
        throw new WalletError(
          "wrong-account",
          reason(
            "ledgerOther",
            "This Ledger has a different account at {path}. Plug in the one you connected with.",
            { path: `${path}` },
          ),
        )
      }
      return { publicKey, signature: await run(ask, index, device) }
    }),
  )
}

/** Signs what the device shows. If it cannot show it and its owner allows blind signing, signs the hash (LE2). */
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
      // Read it again: the user may have turned it on since.
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

/** Throws `outdated` unless the app has at least this version. Reads the version once while the device is open. */
export async function requireVersion(
  ask: Ask,
  device: Link,
  minimum: Configuration["version"],
  what: Reason,
): Promise<void> {
  device.configuration ??= await readConfiguration(ask)
  const { version } = device.configuration
  const position = version.findIndex((number, index) => number !== minimum[index])
  if (position < 0 || version[position]! > minimum[position]!) return
  throw new WalletError(
    "outdated",
    reason(
      "ledgerVersion",
      "The Ledger's Stellar app is version {actual}. To sign {what}, update it to {wanted} or later.",
      { actual: version.join("."), what, wanted: minimum.join(".") },
    ),
  )
}

/** SHA-256, 32 bytes. Devices are only available on secure pages, which always have WebCrypto. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>))
}
