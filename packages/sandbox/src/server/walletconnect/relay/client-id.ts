/**
 * Who connects: the `iss` of the JWT in a relay URL, `did:key:z…`. The signature is not looked at: this relay is for
 * tests, and nothing on it is worth an imposture.
 *
 * @returns null where there is no such token
 */
export function clientId(query: URLSearchParams): string | null {
  const [, payload] = query.get("auth")?.split(".") ?? []
  try {
    const { iss } = JSON.parse(Buffer.from(payload ?? "", "base64url").toString("utf8"))
    return typeof iss === "string" && iss.startsWith("did:key:z") ? iss : null
  } catch {
    return null
  }
}
