import { useKit } from "../context/kit-context.js"

/** Result of `useDisconnect`. */
export interface UseDisconnectResult {
  disconnect: () => Promise<void>
}

/** Ends the connection and forgets it. */
export function useDisconnect(): UseDisconnectResult {
  return { disconnect: useKit().disconnect }
}
