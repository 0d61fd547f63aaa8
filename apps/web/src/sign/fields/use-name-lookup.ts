import { useEffect, useRef, useState } from "react"
import { domainOf, isFederationName } from "../../logic/pasted/address.js"
import type { Recipient } from "../../logic/recipients/recipient.js"
import { tomlUrlOf } from "../../logic/stellar/toml-url.js"
import { usePolicy } from "../../page/policy.js"

/** Looks up federation names (SEP-2) on request, one at a time. */
export interface NameLookup {
  /** The name that is looked up now. */
  asking: string | undefined
  ask: (name: string) => Promise<void>
  /** Ends a lookup, because the text has changed. */
  stop: () => void
  /** The error of a name that was not found. */
  errorOf: (name: string) => unknown
  /** The host that would be asked about a text, if that is a name, and whether the page may connect to it. */
  hostOf: (text: string) => { host: string; mayAsk: boolean } | undefined
}

/** `onFound` gets who has a name. What it throws is the name's error. */
export function useNameLookup(onFound: (found: Recipient, name: string) => void): NameLookup {
  const { mayConnect } = usePolicy()
  const [asking, setAsking] = useState<string>()
  const [errors, setErrors] = useState<ReadonlyMap<string, unknown>>(new Map())
  const running = useRef<AbortController>(undefined)
  const latest = useRef(onFound)
  useEffect(() => {
    latest.current = onFound
  })
  useEffect(() => () => running.current?.abort(), [])
  const note = (name: string, error: unknown): void =>
    setErrors((before) => new Map(before).set(name, error))
  const stop = (): void => {
    running.current?.abort()
    setAsking(undefined)
  }
  return {
    asking,
    stop,
    async ask(name) {
      stop()
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      setAsking(name)
      note(name, undefined)
      try {
        const { askFederation } = await import("../../logic/recipients/federation.js")
        const found = await askFederation(name, signal)
        if (!signal.aborted) latest.current(found, name)
      } catch (error) {
        if (!signal.aborted) note(name, error)
      }
      if (!signal.aborted) setAsking(undefined)
    },
    errorOf: (name) => errors.get(name),
    hostOf(text) {
      if (!isFederationName(text)) return undefined
      const host = domainOf(text)
      // A text that is no host name is refused by the lookup, in words.
      const url = tomlUrlOf(host)
      return { host, mayAsk: url === undefined || mayConnect(url) }
    },
  }
}
