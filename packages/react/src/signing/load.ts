/** Loads the dialog of a signature, and what loads the rest. */
export function loadDialog(): Promise<typeof import("./signing-parts.js")> {
  return import("./signing-parts.js")
}
