/** Reads an amount with up to seven decimals as stroops. Returns `undefined` for any other text. */
export function toStroops(text: string): bigint | undefined {
  if (!/^\d{1,12}(\.\d{1,7})?$/.test(text)) return undefined
  const [whole = "", part = ""] = text.split(".")
  return BigInt(whole + part.padEnd(7, "0"))
}
