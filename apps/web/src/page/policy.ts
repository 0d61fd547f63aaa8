import { useMemo } from "react"
import { allowsConnection, liveSources, sandboxSources } from "../../server/connect-sources.js"
import { usePage } from "./page.js"

/** What the page's content security policy allows. What it forbids is not offered. */
export interface Policy {
  /** Whether the page may connect to this URL. */
  mayConnect: (url: string) => boolean
  /** Whether the page may ask any host that an account or a visitor names. */
  mayAskDomains: boolean
}

/** The policy that follows from the page's configuration, as the server sends it. */
export function usePolicy(): Policy {
  const { config, sandboxConfig } = usePage()
  return useMemo(() => {
    const sources = sandboxConfig ? sandboxSources(sandboxConfig) : liveSources(config)
    const { customNetworks = false, domains = [] } = config
    return {
      mayConnect: (url) => allowsConnection(sources, url),
      mayAskDomains: sandboxConfig !== undefined || customNetworks || domains.length > 0,
    }
  }, [config, sandboxConfig])
}
