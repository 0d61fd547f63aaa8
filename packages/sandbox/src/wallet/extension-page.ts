/**
 * Where a page and its extensions meet: the messages posted there, the events of its document, and the objects that
 * extensions inject. A `Window` is one, and every real content script of the page hears it.
 */
export interface ExtensionPage {
  /** Target of the document events by which Rabet is asked. */
  readonly document: EventTarget
  addEventListener(
    type: "message",
    listener: (event: MessageEvent) => void,
    options?: AddEventListenerOptions,
  ): void
  removeEventListener(type: "message", listener: (event: MessageEvent) => void): void
  /** Delivers a copy of the message to the listeners, in a task of its own, if this is the page's origin. */
  postMessage(message: unknown, targetOrigin: string): void
}

/** Where a simulated extension runs. */
export interface ExtensionPlace {
  /** The real window: its address, screen and frames. Nothing is posted to it or put on it. */
  readonly page: Window
  /** Where the extension listens, answers and injects. */
  readonly meeting: ExtensionPage
}

/**
 * Makes a meeting place of this page's own, which no real extension hears or sees. Messages look as if they came from
 * the page's window. Pass it to `installSandbox` and, as `page`, to the client of each extension.
 */
export function privatePage(): ExtensionPage {
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
  }) as ExtensionPage
}
