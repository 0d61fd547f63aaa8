/** Loads core's verification, which core would load with a signature. */
export function loadVerification(): Promise<typeof import("@alidade/core/verify")> {
  return import("@alidade/core/verify")
}
