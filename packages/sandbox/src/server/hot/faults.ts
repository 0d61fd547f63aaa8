import type { Reply, Route } from "@alidade/network/http"
import { SLOW } from "../../hot/quirks.js"
import type { LocalModel } from "../../wallet/model.js"

type Handler = NonNullable<Route["GET"]>

/** A step of an app at the relay that a fault can affect: store a request, or read the response. */
type Step = "store" | "read"

const text = "text/plain; charset=utf-8"
const html = "text/html; charset=utf-8"

/** The relay's replies while a fault is switched on in the wallet's model. */
const instead: Readonly<Record<Step, Readonly<Record<string, Reply>>>> = {
  store: {
    "HO2-4xx": { status: 429, type: text, body: "Too many requests. Try again in a minute." },
    "HO2-5xx": { status: 503, type: text, body: "The relay is down for maintenance." },
    "HO2-html": { status: 502, type: html, body: page("502 Bad Gateway") },
  },
  read: {
    "HO4-5xx": { status: 503, type: text, body: "The relay is down for maintenance." },
    "HO4-gone": { status: 410, type: text, body: "This request is gone." },
    "HO4-garbage": { status: 200, type: "application/json", body: '{"data":"{\\"succ' },
    "HO4-html": { status: 200, type: html, body: page("Welcome to this network") },
  },
}

const slow: Readonly<Record<Step, string>> = { store: "HO2-slow", read: "HO4-slow" }

/** Applies the switched-on faults to a step. */
export function withFaults(model: LocalModel, step: Step, handler: Handler): Handler {
  return async (request, params) => {
    const { quirks } = model.getState()
    if (quirks[slow[step]]) await model.wait(SLOW)
    const [, reply] = Object.entries(instead[step]).find(([id]) => quirks[id]) ?? []
    return reply ?? handler(request, params)
  }
}

function page(title: string): string {
  return `<!doctype html>\n<html lang="en">\n<title>${title}</title>\n<h1>${title}</h1>\n</html>\n`
}
