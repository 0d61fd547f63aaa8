const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" })

/** The greatest time that a date can hold, in seconds; what lies beyond is told as its number. */
const LAST = 8_640_000_000_000n

/** Seconds since the epoch as a date and a time, here. */
export function momentOf(seconds: string): string {
  const exact = BigInt(seconds)
  return exact > LAST || exact < -LAST ? seconds : format.format(Number(exact) * 1000)
}
