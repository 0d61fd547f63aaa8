/**
 * Whether a `stellar.toml` lists an asset under `[[CURRENCIES]]` with its code and issuer (SEP-1). Reads only these two
 * keys. Doesn't follow links to other files.
 */
export function listsAsset(toml: string, code: string, issuer: string): boolean {
  let currency: Record<string, string> | undefined
  for (const line of toml.split(/\r?\n/)) {
    if (/^\s*\[/.test(line)) {
      currency = /^\s*\[\[\s*CURRENCIES\s*\]\]\s*(#.*)?$/.test(line) ? {} : undefined
      continue
    }
    const [, key, double, single] =
      /^\s*(code|issuer)\s*=\s*(?:"([^"\\]*)"|'([^']*)')\s*(?:#.*)?$/.exec(line) ?? []
    if (!currency || key === undefined) continue
    currency[key] = double ?? single ?? ""
    if (currency.code === code && currency.issuer === issuer) return true
  }
  return false
}
