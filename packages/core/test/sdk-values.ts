import {
  type Asset,
  type Claimant,
  type LiquidityPoolAsset,
  type LiquidityPoolId,
  StrKey,
  type xdr,
} from "@stellar/stellar-sdk"

/** An SDK amount, which has seven decimals, without trailing zeros. */
export function decimal(amount: string): string {
  return amount.includes(".") ? amount.replace(/\.?0+$/, "") : amount
}

/** Stroops as XLM. */
export function stroopsWords(stroops: string): string {
  const digits = stroops.replace("-", "").padStart(8, "0")
  return decimal(`${stroops.startsWith("-") ? "-" : ""}${digits.slice(0, -7)}.${digits.slice(-7)}`)
}

/** A price as the SDK divides it, to twenty decimals. */
export function priceWords(price: string): string {
  const [integer = "", decimals = ""] = Number(price) < 1e-6 ? tiny(price) : price.split(".")
  return decimals.length <= 7
    ? `${integer}${decimals && `.${decimals}`}`
    : `≈${decimal(`${integer}.${decimals.slice(0, 7)}`)}`
}

/** The SDK writes small prices with an exponent. */
function tiny(price: string): [string, string] {
  const [, digits = "", more = "", zeros = ""] = /^(\d)(?:\.(\d+))?e-(\d+)$/.exec(price) ?? []
  return digits ? ["0", `${"0".repeat(Number(zeros) - 1)}${digits}${more}`] : ["0", price.slice(2)]
}

/** The name of an asset or a pool. */
export function assetWords(asset: Asset | LiquidityPoolAsset | LiquidityPoolId): string {
  if ("assetA" in asset)
    return `the pool of ${assetWords(asset.assetA)} and ${assetWords(asset.assetB)}`
  if (!("getIssuer" in asset)) return `pool ${asset.getLiquidityPoolId()}`
  const issuer = asset.getIssuer()
  return asset.isNative() ? "XLM" : `${asset.getCode()} of ${issuer}`
}

/** A signer in the shape of the SDK's operations. */
export function signerWords(of: object): string {
  const { ed25519PublicKey, preAuthTx, sha256Hash, ed25519SignedPayload } = of as Record<
    string,
    string | Uint8Array | undefined
  >
  if (ed25519PublicKey) return String(ed25519PublicKey)
  if (preAuthTx) return `the transaction with the hash ${hex(preAuthTx)}`
  if (sha256Hash) return `anyone who reveals the preimage of ${hex(sha256Hash)}`
  const payload = StrKey.decodeSignedPayload(String(ed25519SignedPayload))
  const length = new DataView(payload.buffer, payload.byteOffset).getUint32(32)
  const account = StrKey.encodeEd25519PublicKey(payload.slice(0, 32))
  return `${account} for the signed payload 0x${hex(payload.slice(36, 36 + length))}`
}

/** Who can claim a balance, and when. */
export function claimantWords({ destination, predicate }: Claimant): string {
  return `${destination} can claim: ${predicateWords(predicate, 1)}`
}

function predicateWords(predicate: xdr.ClaimPredicate, depth: number): string {
  if (depth > 4) return "conditions nested too deep for the network"
  switch (predicate.type) {
    case "claimPredicateUnconditional":
      return "at any time"
    case "claimPredicateAnd":
      return bothWords(predicate.andPredicates, "and", depth)
    case "claimPredicateOr":
      return bothWords(predicate.orPredicates, "or", depth)
    case "claimPredicateNot":
      return predicate.notPredicate
        ? `not (${predicateWords(predicate.notPredicate, depth + 1)})`
        : "an incomplete condition"
    case "claimPredicateBeforeAbsoluteTime":
      return `before ${predicate.absBefore}`
    default:
      return `within ${predicate.relBefore} s of its creation`
  }
}

function bothWords(of: readonly xdr.ClaimPredicate[], word: string, depth: number): string {
  const [first, second] = of.map((predicate) => predicateWords(predicate, depth + 1))
  return first && second ? `(${first}) ${word} (${second})` : "an incomplete condition"
}

/** Flags by name; unnamed bits as a number. */
export function flagWords(bits: number, names: readonly string[]): string {
  const named = names.filter((_, bit) => (bits >>> bit) % 2 === 1)
  const rest = Math.floor(bits / 2 ** names.length) * 2 ** names.length
  return [...named, ...(rest ? [`unknown (${rest})`] : [])].join(", ") || "none"
}

/** A third party's text in quotes, or invalid UTF-8 in hex. */
export function quoted(text: string | Uint8Array): string {
  if (typeof text === "string") return `“${shown(text)}”`
  const decoded = Buffer.from(text).toString("utf8")
  return Buffer.from(decoded).equals(text) ? `“${shown(decoded)}”` : `0x${hex(text)}`
}

/** Escapes invisible characters. Visible are letters, marks, numbers, punctuation and symbols, with exceptions. */
export function shown(text: string): string {
  return [...text]
    .map((character, index, all) => {
      const looksEscaped = character === "\\" && all[index + 1] === "u" && all[index + 2] === "{"
      const isPiled = isMark(character) && index >= 4 && all.slice(index - 4, index).every(isMark)
      return isSeen(character) && !looksEscaped && !isPiled
        ? character
        : `\\u{${character.codePointAt(0)!.toString(16)}}`
    })
    .join("")
}

function isMark(character: string): boolean {
  return /^\p{M}$/u.test(character)
}

/** Unicode classes some invisible characters as ignorable, and the blank Braille cell as a symbol. */
function isSeen(character: string): boolean {
  if ([" ", "\u3000"].includes(character)) return true
  if (character === "\u2800" || /\p{Default_Ignorable_Code_Point}/u.test(character)) return false
  return /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character)
}

/** Lower-case hex. A string is already hex. */
export function hex(data: Uint8Array | string): string {
  return typeof data === "string" ? data : Buffer.from(data).toString("hex")
}
