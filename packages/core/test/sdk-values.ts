import {
  type Asset,
  type Claimant,
  type LiquidityPoolAsset,
  type LiquidityPoolId,
  StrKey,
  type xdr,
} from "@stellar/stellar-sdk"

/** An amount as the SDK writes it, with all seven decimals, without those that are needless. */
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
  const [whole = "", decimals = ""] = Number(price) < 1e-6 ? tiny(price) : price.split(".")
  return decimals.length <= 7
    ? `${whole}${decimals && `.${decimals}`}`
    : `≈${decimal(`${whole}.${decimals.slice(0, 7)}`)}`
}

/** It writes what is small with an exponent. */
function tiny(price: string): [string, string] {
  const [, digits = "", more = "", zeros = ""] = /^(\d)(?:\.(\d+))?e-(\d+)$/.exec(price) ?? []
  return digits ? ["0", `${"0".repeat(Number(zeros) - 1)}${digits}${more}`] : ["0", price.slice(2)]
}

/** An asset, or a pool, by name. */
export function assetWords(asset: Asset | LiquidityPoolAsset | LiquidityPoolId): string {
  if ("assetA" in asset)
    return `the pool of ${assetWords(asset.assetA)} and ${assetWords(asset.assetB)}`
  if (!("getIssuer" in asset)) return `pool ${asset.getLiquidityPoolId()}`
  const issuer = asset.getIssuer()
  return asset.isNative() ? "XLM" : `${asset.getCode()} of ${issuer}`
}

/** A signer as the SDK's operations have one. */
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
  const [first, second] = of.map((one) => predicateWords(one, depth + 1))
  return first && second ? `(${first}) ${word} (${second})` : "an incomplete condition"
}

/** Bits by their names, those that have none as a number. */
export function flagWords(bits: number, names: readonly string[]): string {
  const named = names.filter((_, bit) => (bits >>> bit) % 2 === 1)
  const rest = Math.floor(bits / 2 ** names.length) * 2 ** names.length
  return [...named, ...(rest ? [`unknown (${rest})`] : [])].join(", ") || "none"
}

/** A stranger's text in quotes, or bytes that are none in hex. */
export function quoted(text: string | Uint8Array): string {
  if (typeof text === "string") return `“${shown(text)}”`
  const decoded = Buffer.from(text).toString("utf8")
  return Buffer.from(decoded).equals(text) ? `“${shown(decoded)}”` : `0x${hex(text)}`
}

/** What cannot be seen, written out: letters, marks, numbers, punctuation and symbols can be, but for some. */
export function shown(text: string): string {
  return [...text]
    .map((one, index, all) => {
      const looksEscaped = one === "\\" && all[index + 1] === "u" && all[index + 2] === "{"
      const isPiled = isMark(one) && index >= 4 && all.slice(index - 4, index).every(isMark)
      return isSeen(one) && !looksEscaped && !isPiled
        ? one
        : `\\u{${one.codePointAt(0)!.toString(16)}}`
    })
    .join("")
}

function isMark(one: string): boolean {
  return /^\p{M}$/u.test(one)
}

/** Unicode counts as ignorable what stands for nothing by itself, and a blank Braille cell as a symbol. */
function isSeen(one: string): boolean {
  if ([" ", "\u3000"].includes(one)) return true
  if (one === "\u2800" || /\p{Default_Ignorable_Code_Point}/u.test(one)) return false
  return /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(one)
}

/** Lower-case hex; a text is hex already. */
export function hex(data: Uint8Array | string): string {
  return typeof data === "string" ? data : Buffer.from(data).toString("hex")
}
