import { useKit } from "../context/kit-context.js"

/** Ends the connection, as `useDisconnect` gives it. */
export interface UseDisconnectResult {
  disconnect: () => Promise<void>
}

/** Ends the connection and forgets it. */
export function useDisconnect(): UseDisconnectResult {
  return { disconnect: useKit().disconnect }
}
