/**
 * Where a page and its extensions meet: posted messages, document events, and injected objects. A `Window` is one, but
 * then every real content script on the page also receives the messages.
 */
export interface ExtensionPage {
  /** Target of the document events that carry Rabet's requests. */
  readonly document: EventTarget
  addEventListener(
    type: "message",
    listener: (event: MessageEvent) => void,
    options?: AddEventListenerOptions,
  ): void
  removeEventListener(type: "message", listener: (event: MessageEvent) => void): void
  /** Delivers a copy of the message to the listeners in a separate task, if the target origin is the page's own. */
  postMessage(message: unknown, targetOrigin: string): void
}

/** Where a simulated extension runs. */
export interface ExtensionContext {
  /** The real window: its address, screen, and frames. Nothing is posted to it or added to it. */
  readonly page: Window
  /** Where the extension receives messages, replies, and injects objects. */
  readonly extensionPage: ExtensionPage
  /** Whether extensions that answer only in top pages also answer in a frame, such as that of a test runner. */
  readonly frames?: boolean
}

/**
 * Creates a private page that no real extension can observe. Its messages look as if they came from the page's
 * window. Pass it to `installSandbox` and, as `page`, to the client of each extension.
 */
export function privatePage(): ExtensionPage & EventTarget {
  const target = new EventTarget()
  const { origin } = window.location
  const { port1, port2 } = new MessageChannel()
  port2.onmessage = ({ data }: MessageEvent<unknown>): void => {
    target.dispatchEvent(new MessageEvent("message", { data, origin, source: window }))
  }
  return Object.assign(target, {
    document: new EventTarget(),
    postMessage(message: unknown, targetOrigin: string): void {
      if (targetOrigin === origin) port1.postMessage(message)
    },
  }) as ExtensionPage & EventTarget
}
