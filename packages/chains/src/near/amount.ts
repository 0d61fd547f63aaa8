import { WalletError } from "@alidade/core"

/** The smallest unit, a yocto, is 10 to the minus 24th of a NEAR. */
export const NEAR_EXPONENT = 24

/** The default gas of a function call. */
export const DEFAULT_FUNCTION_CALL_GAS = 30_000_000_000_000n

/** Amounts are u128 on chain. */
const MOST = 2n ** 128n - 1n

/**
 * Parses an amount of NEAR into yocto: digits, at most one dot, at most 24 decimal places, and optional commas between
 * thousands. Throws `bad-request`.
 */
export function parseNearAmount(text: string): bigint {
  const trimmed = typeof text === "string" && text.length <= 200 ? text.trim() : ""
  const [integer = "", places = "", ...rest] = trimmed.split(".")
  if (rest.length > 0) throw new WalletError("bad-request", "An amount has at most one dot.")
  if (places.length > NEAR_EXPONENT) {
    throw new WalletError("bad-request", "An amount has at most 24 decimal places.")
  }
  const isInteger = /^(\d*|\d{1,3}(,\d{3})+)$/.test(integer)
  if (!isInteger || !/^\d*$/.test(places) || integer + places === "") {
    throw new WalletError("bad-request", "An amount consists of digits and at most one dot.")
  }
  const yocto = BigInt(integer.replaceAll(",", "") + places.padEnd(NEAR_EXPONENT, "0"))
  if (yocto > MOST) throw new WalletError("bad-request", "The amount exceeds the maximum on chain.")
  return yocto
}

/**
 * Formats yocto as NEAR: commas between thousands, no trailing zeros, rounded half up to `places` (0 to 24). Throws
 * `bad-request` for an amount that is impossible on chain.
 */
export function formatNearAmount(yocto: bigint, places: number = NEAR_EXPONENT): string {
  if (typeof yocto !== "bigint" || yocto < 0n || yocto > MOST) {
    throw new WalletError("bad-request", "Yocto must be a bigint from 0 to 2^128 - 1.")
  }
  if (!Number.isInteger(places) || places < 0 || places > NEAR_EXPONENT) {
    throw new WalletError("bad-request", "Decimal places must be from 0 to 24.")
  }
  const step = 10n ** BigInt(NEAR_EXPONENT - places)
  const rounded = (yocto + step / 2n) / step
  const digits = rounded.toString().padStart(places + 1, "0")
  const integer = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, ",")
  const fraction = digits.slice(digits.length - places).replace(/0+$/, "")
  return fraction ? `${integer}.${fraction}` : integer
}
