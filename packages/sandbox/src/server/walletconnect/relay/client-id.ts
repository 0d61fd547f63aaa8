/**
 * Reads the client id: the `iss` (`did:key:z…`) of the JWT in a relay URL. The signature is not checked, because there
 * is nothing to protect on this test relay.
 *
 * @returns null without a valid token
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
