import { WalletError } from "@alidade/core"

/** The smallest unit, a yocto, is 10 to the minus 24th of a NEAR. */
export const NEAR_EXPONENT = 24

/** The gas of a function call for which nobody names another. */
export const DEFAULT_FUNCTION_CALL_GAS = 30_000_000_000_000n

/** Amounts are u128 on chain. */
const MOST = 2n ** 128n - 1n

/**
 * An amount of NEAR in yocto, from text: digits, at most one dot, at most 24 places after it; commas may part
 * thousands, and nothing else. Throws `bad-request`.
 */
export function parseNearAmount(text: string): bigint {
  const trimmed = typeof text === "string" && text.length <= 200 ? text.trim() : ""
  const [whole = "", places = "", ...rest] = trimmed.split(".")
  if (rest.length > 0) throw new WalletError("bad-request", "An amount has one dot at most.")
  if (places.length > NEAR_EXPONENT) {
    throw new WalletError("bad-request", "An amount has at most 24 decimal places.")
  }
  const isWhole = /^(\d*|\d{1,3}(,\d{3})+)$/.test(whole)
  if (!isWhole || !/^\d*$/.test(places) || whole + places === "") {
    throw new WalletError("bad-request", "An amount consists of digits and one dot at most.")
  }
  const yocto = BigInt(whole.replaceAll(",", "") + places.padEnd(NEAR_EXPONENT, "0"))
  if (yocto > MOST) throw new WalletError("bad-request", "The amount is larger than any on chain.")
  return yocto
}

/**
 * Yocto as an amount of NEAR: thousands parted by commas, no needless zeros, rounded half up to `places` (0 to 24).
 * Throws `bad-request` for what is no amount on chain.
 */
export function formatNearAmount(yocto: bigint, places: number = NEAR_EXPONENT): string {
  if (typeof yocto !== "bigint" || yocto < 0n || yocto > MOST) {
    throw new WalletError("bad-request", "Yocto are a bigint from 0 to 2^128 - 1.")
  }
  if (!Number.isInteger(places) || places < 0 || places > NEAR_EXPONENT) {
    throw new WalletError("bad-request", "An amount is shown with 0 to 24 decimal places.")
  }
  const step = 10n ** BigInt(NEAR_EXPONENT - places)
  const rounded = (yocto + step / 2n) / step
  const digits = rounded.toString().padStart(places + 1, "0")
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, ",")
  const fraction = digits.slice(digits.length - places).replace(/0+$/, "")
  return fraction ? `${whole}.${fraction}` : whole
}
