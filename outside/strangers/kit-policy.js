/** A content security policy under which the dialogs of Stellar-Wallets-Kit work: they have inline styles. */
export const kitPolicy = [
  "default-src 'self' https: wss:",
  "style-src 'self' 'unsafe-inline' https:",
  "object-src 'none'",
].join("; ")
