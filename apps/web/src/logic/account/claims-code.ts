import type { AssetBalance } from "@alidade/core/account"
import { resemblesNative } from "@alidade/core/describe"

/**
 * The code of an asset that a contract token claims with one of its own words: XLM, or one that the account holds. A
 * reader could take the token for that asset. Undefined for any other.
 */
export function claimsCodeOf(
  words: readonly string[],
  held: readonly Pick<AssetBalance, "code">[],
): string | undefined {
  // A name is free text: its spaces and signs alone don't make it look like XLM.
  const plain = words.map((word) => word.replace(/[^a-z0-9]/gi, "")).filter((word) => word !== "")
  if (plain.some(resemblesNative)) return "XLM"
  const same = plain.map((word) => word.toUpperCase())
  return held.find(({ code }) => code !== "" && same.includes(code.toUpperCase()))?.code
}
