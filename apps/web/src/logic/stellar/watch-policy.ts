/** The browser reports a violation in a task of its own, in Firefox some time after the connection has failed. */
const REPORT_MS = 500

/** Notes whether the page's content security policy blocks a connection to an address. Stop it in the end. */
export function watchPolicy(url: string): { isBlocked: () => Promise<boolean>; stop: () => void } {
  const { href } = new URL(url)
  const listening = new AbortController()
  const blocked = new Promise<true>((resolve) => {
    const note = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
      if (blockedURI !== "" && href.startsWith(blockedURI)) resolve(true)
    }
    document.addEventListener("securitypolicyviolation", note, listening)
  })
  return {
    isBlocked() {
      const late = new Promise<false>((resolve) => setTimeout(resolve, REPORT_MS, false))
      return Promise.race([blocked, late])
    },
    stop: () => listening.abort(),
  }
}
