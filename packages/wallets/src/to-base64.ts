/** Encodes a few bytes. Core's function would be a file of its own, since other late parts share it with the modules. */
export function toBase64(bytes: Iterable<number>): string {
  return btoa(String.fromCharCode(...bytes))
}
