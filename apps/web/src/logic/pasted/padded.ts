/** Base64 with the padding that some tools leave out. */
export function padded(base64: string): string {
  return base64.padEnd(Math.ceil(base64.length / 4) * 4, "=")
}
