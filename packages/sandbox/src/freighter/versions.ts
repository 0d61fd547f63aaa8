import { bytesOf } from "../wallet/bytes.js"

/**
 * Returns a base64 signature in the form that the page's client expects: base64 since the given version. For older
 * clients or no version, the JSON form of a Node Buffer.
 */
export function signatureFor(apiVersion: unknown, since: string, signature: string): unknown {
  if (isAtLeast(apiVersion, since)) return signature
  return { type: "Buffer", data: [...bytesOf(signature)] }
}

/** Whether a version (`6.0.1`, `5.0.0-beta.1`) is at least another. Invalid versions are not. */
export function isAtLeast(version: unknown, least: string): boolean {
  const [has, wants] = [numbers(version), numbers(least)]
  if (!has || !wants) return false
  const at = wants.findIndex((number, index) => has[index] !== number)
  return at === -1 ? !has.preview : has[at]! > wants[at]!
}

function numbers(version: unknown): (number[] & { preview?: boolean }) | null {
  const match =
    typeof version === "string" ? /^(\d+)\.(\d+)\.(\d+)(-.+)?$/.exec(version.slice(0, 64)) : null
  return match && Object.assign(match.slice(1, 4).map(Number), { preview: match[4] !== undefined })
}
