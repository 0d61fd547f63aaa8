/** Notes whether the page's content security policy blocks a connection to an address. Stop it in the end. */
export function watchPolicy(url: string): { now: () => Promise<boolean>; stop: () => void } {
  const { href } = new URL(url)
  let blocked = false
  const note = (event: SecurityPolicyViolationEvent): void => {
    blocked ||= event.blockedURI !== "" && href.startsWith(event.blockedURI)
  }
  document.addEventListener("securitypolicyviolation", note)
  return {
    async now() {
      // The browser reports the violation in a task of its own.
      await new Promise((resolve) => setTimeout(resolve))
      return blocked
    },
    stop: () => document.removeEventListener("securitypolicyviolation", note),
  }
}
