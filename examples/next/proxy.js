import { NextResponse } from "next/server"

/** What the development server needs besides: it evaluates code, and adds styles to the page. */
const [evaluated, inline, sockets] =
  process.env.NODE_ENV === "development"
    ? [" 'unsafe-eval'", " 'unsafe-inline'", " ws:"]
    : ["", "", ""]

/** Sends a content security policy with a nonce for Next's own inline scripts. */
export function proxy(request) {
  const nonce = btoa(crypto.randomUUID())
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluated}`,
    `style-src 'self'${inline}`,
    "img-src 'self'",
    `connect-src 'self' https://horizon-testnet.stellar.org${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
  const headers = new Headers(request.headers)
  headers.set("Content-Security-Policy", policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set("Content-Security-Policy", policy)
  return response
}

/** All pages, but not their files. */
export const config = { matcher: "/((?!_next/|icon).*)" }
