import { askHorizon } from "../stellar/horizon.js"
import { NetworkError } from "../stellar/network-error.js"
import { fieldsOf } from "../stellar/read-json.js"

/** Asks Horizon about its exchange, and returns the fields of its answer. Throws a `NetworkError` if it has none. */
export async function askExchange(
  url: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const { json, ok, status } = await askHorizon(`${url}?${new URLSearchParams(query)}`, signal)
  if (!ok) throw new NetworkError({ problem: "noList", status })
  return fieldsOf(json)
}

/** How Horizon's queries name an asset, `native` or `CODE:ISSUER`: with up to three fields that begin with a name. */
export function assetQuery(name: string, asset: string): Readonly<Record<string, string>> {
  const [code = "", issuer] = asset.split(":")
  if (issuer === undefined) return { [`${name}_asset_type`]: "native" }
  return {
    [`${name}_asset_type`]: code.length > 4 ? "credit_alphanum12" : "credit_alphanum4",
    [`${name}_asset_code`]: code,
    [`${name}_asset_issuer`]: issuer,
  }
}
