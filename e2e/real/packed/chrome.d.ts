/** The part of Chromium's interface for extensions that the packed wallets use. */
declare const chrome: {
  readonly runtime: {
    getURL(path: string): string
    sendMessage(message: unknown): Promise<unknown>
    connect(): ChromePort
    reload(): void
    readonly onMessage: ChromeEvent<
      (message: unknown, sender: ChromeSender, reply: (value: unknown) => void) => true
    >
    readonly onConnect: ChromeEvent<(port: ChromePort) => void>
  }
  readonly storage: {
    readonly local: {
      get(): Promise<Record<string, unknown>>
      set(items: Record<string, unknown>): Promise<void>
    }
  }
  readonly windows: {
    create(options: {
      url: string
      type: "popup"
      width: number
      height: number
    }): Promise<{ id: number }>
    remove(id: number): Promise<void>
    readonly onRemoved: ChromeEvent<(id: number) => void>
  }
}

interface ChromeEvent<Listener> {
  addListener(listener: Listener): void
}

interface ChromeSender {
  /** The address of the page, or of the extension's own page. */
  readonly url: string
}

interface ChromePort {
  postMessage(message: unknown): void
  readonly onMessage: ChromeEvent<(message: unknown) => void>
  readonly onDisconnect: ChromeEvent<() => void>
}

/** The packed wallet. The build puts its name here. */
declare const WALLET: import("./pack.js").PackedName
