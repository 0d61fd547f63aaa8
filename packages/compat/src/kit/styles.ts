/**
 * Loads the style sheet of the screens through the app's bundler. A page without a bundler links it itself:
 * `@alidade/react/styles.css`.
 */
export async function loadStyles(): Promise<void> {
  try {
    await import("@alidade/react/styles.css")
  } catch {}
}
