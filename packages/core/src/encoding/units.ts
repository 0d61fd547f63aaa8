/** The decimals of XLM and of every asset that an account issued. A unit of 10⁻⁷ is a stroop. */
export const STROOP_DECIMALS = 7

/** Units of an asset as a decimal number without trailing zeros: `15000000n` with 7 decimals is "1.5". */
export function formatUnits(units: bigint, decimals: number = STROOP_DECIMALS): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, "0")
  const cut = digits.length - decimals
  const rest = digits.slice(cut).replace(/0+$/, "")
  return `${units < 0n ? "-" : ""}${digits.slice(0, cut)}${rest && `.${rest}`}`
}

/** Converts a decimal number to units of 10⁻⁷; undefined if it is invalid. */
export function toStroops(decimal: string): bigint | undefined {
  const [, integer = "", decimals = ""] = /^(\d{1,19})(?:\.(\d{1,7}))?$/.exec(decimal) ?? []
  return integer === "" ? undefined : BigInt(integer + decimals.padEnd(STROOP_DECIMALS, "0"))
}
