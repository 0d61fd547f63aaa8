import { useKitState } from "@alidade/react"
import { type Context, createContext, type ReactElement, type ReactNode, useContext } from "react"
import { usePageNetwork } from "../app/page.js"
import { type Async, useAsync } from "../parts/use-async.js"
import { type LedgerAccount, readAccount } from "./horizon.js"

/** The active account as read from the network (null if it does not exist there), and how to read it again. */
export type LedgerAccountState = Async<LedgerAccount | null> & { again: () => void }

const LedgerAccountContext: Context<LedgerAccountState | null> =
  createContext<LedgerAccountState | null>(null)

/** Reads the active account once for all components that show it. */
export function LedgerAccountProvider({ children }: { children: ReactNode }): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const address = useKitState((state) => state.activeAddress)
  const account = useAsync(address && `${address} ${horizonUrl}`, (signal) =>
    readAccount(horizonUrl, address ?? "", signal),
  )
  return <LedgerAccountContext value={account}>{children}</LedgerAccountContext>
}

/** The active account as read from the network. */
export function useLedgerAccount(): LedgerAccountState {
  const account = useContext(LedgerAccountContext)
  if (!account) throw new Error("There is no account to read around this.")
  return account
}
