import type { EnginePage } from "../page.js"

/** A server of the front end. */
export interface Site {
  url: string
  close: () => Promise<void>
}

/** A journey through the front end, the same in every engine. */
export interface Journey {
  title: string
  /** Serves the front end. By default, it has its own sandbox and the configuration that it was built with. */
  serve?: () => Promise<Site>
  /** Runs on the front end, opened at its address. `stop` ends its server early. */
  walk: (page: EnginePage, url: string, stop: () => Promise<void>) => Promise<void>
}
