import { isAddress } from "@alidade/core"
import { decodeBase32, encodeStrkey } from "@alidade/core/encoding"

/** What stands for a secret, in every language. */
export const HIDDEN = "•••"

/** Longest text that is kept, in UTF-16 units. */
const LONGEST = 20_000

/** What is dropped at the end of a longer text, where a secret may have been cut and is no longer recognized. */
const TAIL = 5_000

/** How the names of secrets end, in lower case and without separators. */
const SECRET =
  "authorization|cookie|token|jwt|secret|secretkey|secretseed|seed|mnemonic|recoveryphrase|seedphrase|secretphrase|password|passcode|privatekey|symkey|sessionkey|session|connectionkey|walletref|accesskey|apikey|credentials"

const secretName = new RegExp(`(?:${SECRET})s?$`)

/** Whether a field with this name holds a secret: `sessionKey`, `X-Api-Key`, `access_token`. */
export function isSecretName(name: string): boolean {
  const letters = name.replace(/[^a-z]/gi, "").toLowerCase()
  return letters === "pin" || secretName.test(letters)
}

/** The same names in a text, with a separator between the words, and how a value follows: `=`, `: "`, `%3D`. */
const named = new RegExp(
  `((?:${SECRET.replaceAll("key|", "[-_]?key|").replace(/phrase/g, "[-_ ]?phrase")})s?\\\\*["']?\\s*(?:[:=]|%(?:25)*3[ad])\\s*)` +
    // Quoted up to its quote, or up to what ends a parameter, which may be encoded too.
    `("[^"]*"?|'[^']*'?|\\\\+"[^"]*"?|(?:[^\\s"'&,;}%]|%(?!(?:25)*26))+)`,
  "gi",
)

const WORD = "[\\p{L}\\p{M}]{3,8}"

/** Twelve words or more, as BIP-39 has them, also numbered or with commas. */
const mnemonic = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WORD}[\\s,;]+(?:\\d+[.):]?\\s*)?){11,}${WORD}(?![\\p{L}\\p{M}])`,
  "gu",
)

const word = new RegExp(`^${WORD}$`, "u")

/** Whether a list has the words of a mnemonic. */
export function isMnemonic(list: readonly unknown[]): boolean {
  return list.length > 11 && list.every((item) => typeof item === "string" && word.test(item))
}

/** Replaces the secrets in a text, and cuts a long one. */
export function maskText(text: string): string {
  const isLong = text.length > LONGEST
  const masked = (isLong ? text.slice(0, LONGEST + TAIL) : text)
    .replace(/(?=(S[A-Z2-7]{55}))S/g, (letter, key: string, at: number, all: string) =>
      isSecretKey(key, all[at - 1], all[at + 56]) ? "\0" : letter,
    )
    .replace(/\0[A-Z2-7\0]{55}/g, `S${HIDDEN}`)
    // A token of JOSE has three or five parts.
    .replace(/eyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)*/g, `eyJ${HIDDEN}`)
    .replace(/\b((?:set-)?cookie|(?:proxy-)?authorization)(\s*:\s*)[^\r\n]+/gi, `$1$2${HIDDEN}`)
    .replace(/\b(bearer|basic)(\s+)[\w.~+/=-]{8,}/gi, `$1$2${HIDDEN}`)
    .replace(/(:\/\/)[^/?#@\s]+@/g, `$1${HIDDEN}@`)
    .replace(/([?&](?:key|auth|sig|signature|code)=)[^&#\s"']+/gi, `$1${HIDDEN}`)
    .replace(named, (all, name: string, value: string) =>
      isAddress(value.replace(/["'\\]/g, "")) ? all : name + HIDDEN,
    )
    .replace(mnemonic, HIDDEN)
  return isLong ? `${masked.slice(0, -TAIL)}…` : masked
}

/**
 * Whether 56 characters are a secret key: they stand alone, or their checksum is right. An envelope has runs of zeros,
 * which would otherwise look like one.
 */
function isSecretKey(key: string, before = " ", after = " "): boolean {
  if (!/[\w+/]/.test(before) && !/[\w+/]/.test(after)) return true
  return encodeStrkey(18 << 3, decodeBase32(key).slice(1, 33)) === key
}
