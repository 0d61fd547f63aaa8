/** The address of a domain's `stellar.toml`. Undefined if the domain isn't a host name. This machine has no https. */
export function tomlUrlOf(domain: string): string | undefined {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(domain)) return undefined
  const scheme = isThisMachine(domain) ? "http" : "https"
  return `${scheme}://${domain}/.well-known/stellar.toml`
}

/** Whether a domain, with or without a port, is this machine. */
export function isThisMachine(domain: string): boolean {
  return /^(localhost|127\.0\.0\.1)(:|$)/i.test(domain)
}
