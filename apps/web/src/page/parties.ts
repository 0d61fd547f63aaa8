import { type Context, createContext, useContext } from "react"
import type { Parties, Party } from "../logic/parties/parties.js"

/** Until what the browser remembers is loaded, nobody is known. */
export const nobody: Parties = () => ({})

/** Who each address is to the visitor. */
export const PartiesContext: Context<Parties> = createContext(nobody)

/** Who an address is to the visitor. */
export function useParty(address: string): Party {
  return useContext(PartiesContext)(address)
}

/** Says who each address is to the visitor. */
export function useParties(): Parties {
  return useContext(PartiesContext)
}
