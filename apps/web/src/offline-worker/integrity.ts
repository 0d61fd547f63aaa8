/** Whether a response's body has a hash in the form of subresource integrity: `sha256-` and base64. Leaves it readable. */
export async function hasIntegrity(response: Response, integrity: string): Promise<boolean> {
  const bytes = await response.clone().arrayBuffer()
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  return `sha256-${btoa(String.fromCharCode(...hash))}` === integrity
}
