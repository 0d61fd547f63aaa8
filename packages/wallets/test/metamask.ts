import type { ExtensionPage } from "../src/page.js"

/** A request that MetaMask received. */
export interface Received {
  method: string
  params?: unknown
}

/** Answers a request: with a result, by throwing an `error`, or never with `silent`. */
export type Answer = (params: never) => unknown

/** The answer of a request that stays open. */
export const silent: unique symbol = Symbol("silent")

/** A page with MetaMask, as far as a page can see it. */
export interface FakeMetamask {
  page: ExtensionPage & EventTarget
  /** The requests that it received, in order. */
  received: Received[]
  /** Its answers by method. */
  answers: Record<string, Answer>
  /** The extension's id that its content script answers with; undefined for no answer. */
  id: string | undefined
  /** The id under which the extension can be connected to. */
  reachableAs: string
  /** How many ports were opened, and how many are open. */
  opened: number
  open(): number
  /** How many listeners for messages the page has. */
  listeners(): number
  /** What the page has posted. */
  posted: unknown[]
  /** Ends all ports, as when the extension's worker stops. */
  endPorts(): void
  /** Sends a message over all ports, and over the page. */
  send(data: unknown): void
  /** Dispatches a message to the page, as from its own window. */
  dispatch(data: unknown, init?: MessageEventInit): void
  /** Announces a wallet under MetaMask's name (EIP-6963). */
  announce(info?: unknown): void
}

export const storeId = "nkbihfbeogaeaoehlefnkodbefgpgknn"

interface Port {
  say(data: unknown): void
  end(): void
}

/** Makes a page with MetaMask, over ports as in Chromium or over page messages as in Firefox. */
export function fakeMetamask(browser: "chromium" | "firefox" = "chromium"): FakeMetamask {
  const target = new EventTarget()
  const ports = new Set<Port>()
  let listening = 0
  const fake: FakeMetamask = {
    page: Object.assign(target, {
      addEventListener(...given: Parameters<EventTarget["addEventListener"]>) {
        if (given[0] === "message") listening++
        EventTarget.prototype.addEventListener.apply(target, given)
      },
      removeEventListener(...given: Parameters<EventTarget["removeEventListener"]>) {
        if (given[0] === "message") listening--
        EventTarget.prototype.removeEventListener.apply(target, given)
      },
      postMessage(message: unknown) {
        const data = structuredClone(message)
        fake.posted.push(data)
        queueMicrotask(() => takePosted(data))
      },
      ...(browser === "chromium" && { chrome: { runtime: { connect } } }),
    }) as unknown as FakeMetamask["page"],
    received: [],
    answers: {},
    id: storeId,
    reachableAs: storeId,
    opened: 0,
    open: () => ports.size,
    listeners: () => listening,
    posted: [],
    endPorts() {
      for (const port of [...ports]) port.end()
    },
    send(data) {
      for (const port of ports) port.say({ type: "caip-348", data })
      if (browser === "firefox") fake.dispatch(fromScript("metamask-multichain-provider", data))
    },
    dispatch(data, init) {
      const { origin } = window.location
      target.dispatchEvent(new MessageEvent("message", { data, origin, source: window, ...init }))
    },
    announce(info = { rdns: "io.metamask", name: "MetaMask" }) {
      const detail = Object.freeze({ info, provider: {} })
      target.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))
    },
  }

  function takePosted(message: unknown): void {
    const { target: to, data } = message as {
      target: string
      data: { name: string; data: Received }
    }
    if (to !== "metamask-contentscript") return
    if (data.name === "metamask-provider" && fake.id !== undefined) {
      const result = { extensionId: fake.id }
      fake.dispatch(fromScript(data.name, { jsonrpc: "2.0", result }))
    }
    if (data.name === "metamask-multichain-provider" && browser === "firefox")
      void reply(data.data, (answer) => fake.dispatch(fromScript(data.name, answer)))
  }

  function connect(id: string): object {
    fake.opened++
    const [heard, ended] = [new Set<(data: unknown) => void>(), new Set<() => void>()]
    const port: Port = {
      say: (data) => {
        for (const hear of [...heard]) hear(structuredClone(data))
      },
      end() {
        ports.delete(port)
        for (const end of [...ended]) end()
      },
    }
    ports.add(port)
    if (id !== fake.reachableAs) queueMicrotask(() => port.end())
    const event = <Listener>(list: Set<Listener>) => ({
      addListener: (listener: Listener) => void list.add(listener),
      removeListener: (listener: Listener) => void list.delete(listener),
    })
    return {
      onMessage: event(heard),
      onDisconnect: event(ended),
      disconnect: () => void ports.delete(port),
      postMessage(message: { type: string; data: Received }) {
        if (!ports.has(port)) throw new Error("Attempting to use a disconnected port object")
        if (message.type !== "caip-348" || id !== fake.reachableAs) return
        void reply(message.data, (data) => port.say({ type: "caip-348", data }))
      },
    }
  }

  async function reply(
    request: Received & { id?: unknown },
    say: (answer: object) => void,
  ): Promise<void> {
    const { id, method, params } = request
    fake.received.push(params === undefined ? { method } : { method, params })
    await Promise.resolve()
    try {
      const result = await fake.answers[method]?.(params as never)
      if (result !== silent) say({ jsonrpc: "2.0", id, result: result ?? null })
    } catch (error) {
      say({ jsonrpc: "2.0", id, error })
    }
  }
  return fake
}

function fromScript(name: string, data: unknown): object {
  return { target: "metamask-inpage", data: { name, data } }
}

/** A session with these accounts of Stellar. */
export function sessionOf(...accounts: readonly string[]): object {
  const methods = ["signMessage", "signTransaction", "signAuthEntry"]
  const names = accounts.map((account) => `stellar:pubnet:${account}`)
  return { sessionScopes: { "stellar:pubnet": { accounts: names, methods, notifications: [] } } }
}
