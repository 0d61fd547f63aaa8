/**
 * The first of these encodings that a request accepts (RFC 9110, 12.5.3); undefined if the file must be sent as it is.
 * @template {string} Name
 * @param {string | string[] | undefined} header `Accept-Encoding`
 * @param {readonly Name[]} available best first
 * @returns {Name | undefined}
 */
export function acceptedEncoding(header, available) {
  const weights = new Map(
    String(header ?? "")
      .toLowerCase()
      .split(",")
      .map((entry) => {
        const [name = "", ...parameters] = entry.split(";").map((part) => part.trim())
        const weight = parameters.find((part) => part.startsWith("q="))?.slice(2)
        return [name, Number(weight ?? 1)]
      }),
  )
  return available.find((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0)
}
