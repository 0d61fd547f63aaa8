/** What the app asks of the wallet. */
export type Ask = "connect" | "transaction" | "auth-entry" | "message"

/** A reply that seems to come from elsewhere. Only replies that are posted can. */
export interface Forged {
  data: unknown
  /** Another window than the wallet's, or none. */
  source?: "another window" | "none"
  origin?: string
}

/** Helps to alter replies. Alterations run in the page and use nothing else. */
export interface ReplyTools {
  /** A copy of a reply with each of its texts replaced, also in JSON inside of texts. */
  mapTexts(reply: unknown, replace: (text: string) => unknown): unknown
  /** A copy of a reply in which each object that holds an answer directly is replaced. */
  mapAnswers(reply: unknown, replace: (fields: Record<string, unknown>) => unknown): unknown
  isEnvelope(text: string): boolean
  isSignature(text: string): boolean
  /** `G…`, also as WalletConnect writes it, or a device's key in hex. */
  isAddress(text: string): boolean
  /** Whether a reply answers the request: with a signed envelope, a signature, or an address. */
  isAnswer(reply: unknown, ask: Ask): boolean
  /** A reply from another window or origin. */
  forged(forged: Forged): unknown
  forgedIn(reply: unknown): Forged | undefined
}

/** Creates the tools. Refers to nothing outside, because it also runs in windows of wallets. */
export function createReplyTools(): ReplyTools {
  const forgeries = new WeakMap<object, Forged>()
  const isEnvelope = (text: string): boolean =>
    text.length > 100 && /^AAAA(?:AA|Ag|BQ)[A-Za-z0-9+/]+={0,2}$/.test(text)
  const isSignature = (text: string): boolean =>
    /^[A-Za-z0-9+/]{85}[AQgw](?:==)?$/.test(text) || /^[0-9a-f]{128}$/i.test(text)
  const isAddress = (text: string): boolean =>
    /^(?:stellar:\w+:)?G[A-Z2-7]{55}$/.test(text) || /^[0-9a-f]{64}$/.test(text)

  function parsed(text: string): object | undefined {
    if (!/^[[{]/.test(text)) return undefined
    try {
      return JSON.parse(text) as object
    } catch {
      return undefined
    }
  }

  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null

  function mapTexts(reply: unknown, replace: (text: string) => unknown): unknown {
    if (typeof reply === "string") {
      const inner = parsed(reply)
      return inner ? JSON.stringify(mapTexts(inner, replace)) : replace(reply)
    }
    if (Array.isArray(reply)) return reply.map((each) => mapTexts(each, replace))
    if (!isRecord(reply)) return reply
    return Object.fromEntries(
      Object.entries(reply).map(([name, value]) => [name, mapTexts(value, replace)]),
    )
  }

  function mapAnswers(
    reply: unknown,
    replace: (fields: Record<string, unknown>) => unknown,
  ): unknown {
    if (typeof reply === "string") {
      const inner = parsed(reply)
      return inner ? JSON.stringify(mapAnswers(inner, replace)) : reply
    }
    if (Array.isArray(reply)) return reply.map((each) => mapAnswers(each, replace))
    if (!isRecord(reply)) return reply
    const texts = Object.values(reply).filter((value) => typeof value === "string")
    if (texts.some((text) => isEnvelope(text) || isSignature(text) || isAddress(text)))
      return replace({ ...reply })
    return Object.fromEntries(
      Object.entries(reply).map(([name, value]) => [name, mapAnswers(value, replace)]),
    )
  }

  return {
    mapTexts,
    mapAnswers,
    isEnvelope,
    isSignature,
    isAddress,
    isAnswer(reply, ask) {
      let found = false
      mapTexts(reply, (text) => {
        found ||=
          ask === "connect"
            ? isAddress(text)
            : isSignature(text) || (ask === "transaction" && isEnvelope(text))
        return text
      })
      return found
    },
    forged(forged) {
      const marker = {}
      forgeries.set(marker, forged)
      return marker
    },
    forgedIn: (reply) => (isRecord(reply) ? forgeries.get(reply) : undefined),
  }
}
