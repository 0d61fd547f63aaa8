/** The beginning and the end of a credential's id, which tell passkeys apart. */
export function shortId(id: string): string {
  return id.length > 16 ? `${id.slice(0, 8)}…${id.slice(-4)}` : id
}
