import { bytesOf } from "../wallet/bytes.js"

/**
 * A base64 signature as the page's client expects it: base64 from the version that brought it, before that (and where
 * no version is named) the form in which Node's Buffer passes through JSON.
 */
export function signatureFor(apiVersion: unknown, since: string, signature: string): unknown {
  if (isAtLeast(apiVersion, since)) return signature
  return { type: "Buffer", data: [...bytesOf(signature)] }
}

/** Whether a version (`6.0.1`, `5.0.0-beta.1`) is as high as another; what is no version is not. */
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
