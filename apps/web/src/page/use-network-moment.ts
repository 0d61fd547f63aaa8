import { useEffect, useState, useSyncExternalStore } from "react"
import type { NetworkMoment } from "../logic/stellar/network-clock.js"
import { usePage, usePageNetwork } from "./page.js"

/** The time of the page's network, every second. It is read while a component uses it. */
export function useNetworkMoment(): NetworkMoment {
  const { clocks } = usePage()
  const { horizonUrl } = usePageNetwork()
  const [, setTicks] = useState(0)
  useSyncExternalStore(clocks.subscribe, clocks.getState)
  useEffect(() => clocks.follow(horizonUrl), [clocks, horizonUrl])
  useEffect(() => {
    const timer = setInterval(() => setTicks((count) => count + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return clocks.at(horizonUrl)
}
