/** What a browser says when a content script asks an extension that is gone, or whose worker stopped meanwhile. */
const reasons = {
  gone: "Extension context invalidated.",
  stopped: "The message port closed before a response was received.",
} as const

/** Logs an error to the console, as a content script does for each question that it cannot pass on. */
export function logLostExtension(reason: keyof typeof reasons): void {
  // biome-ignore lint/suspicious/noConsole: an app must not cause such errors over and over, so a test counts them
  console.error(new Error(reasons[reason]))
}
