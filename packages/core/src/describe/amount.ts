import type { Value } from "./types.js"

type NumberValue = Extract<Value, { type: "number" }>

/** A number of 10⁻⁷ units as a decimal number without needless zeros: `15000000n` is "1.5". */
export function fromStroops(stroops: bigint): string {
  const digits = (stroops < 0n ? -stroops : stroops).toString().padStart(8, "0")
  const decimals = digits.slice(-7).replace(/0+$/, "")
  return `${stroops < 0n ? "-" : ""}${digits.slice(0, -7)}${decimals && `.${decimals}`}`
}

/** A price `n / d` as a decimal number; rounded down where seven decimals cannot say it. */
export function priceValue({ n, d }: { n: number; d: number }): Value {
  if (d === 0) return { type: "code", value: `${n} / 0` }
  const scaled = BigInt(n) * 10_000_000n
  const price = numberValue(fromStroops(scaled / BigInt(d)))
  return scaled % BigInt(d) === 0n ? price : { ...price, about: true }
}

/** A number to be shown as it is. */
export function numberValue(value: number | bigint | string): NumberValue {
  return { type: "number", value: String(value) }
}
