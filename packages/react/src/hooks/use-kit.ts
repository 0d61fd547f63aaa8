import type { Kit } from "@alidade/core"
import { useKitContext } from "../context/kit-context.js"

/** The kit of the `KitProvider` above. */
export function useKit(): Kit {
  return useKitContext().kit
}
