/** What a browser reports when a content script calls an extension that was removed, or whose worker stopped. */
const reasons = {
  gone: "Extension context invalidated.",
  stopped: "The message port closed before a response was received.",
} as const

/** Logs an error to the console, as a content script does for each request that it cannot pass on. */
export function logLostExtension(reason: keyof typeof reasons): void {
  // biome-ignore lint/suspicious/noConsole: an app must not repeat such errors, so a test counts them
  console.error(new Error(reasons[reason]))
}
