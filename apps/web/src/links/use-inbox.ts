import { useSyncExternalStore } from "react"
import { usePage } from "../app/page.js"
import type { InboxState } from "./inbox.js"

/** What lies in the page's inbox. */
export function useInbox(): InboxState {
  const { inbox } = usePage()
  return useSyncExternalStore(inbox.subscribe, inbox.getState)
}
