import { useKitState } from "@alidade/react"
import { type Context, createContext, type ReactElement, type ReactNode, useContext } from "react"
import type { OwnAccount } from "../logic/account/available.js"
import { usePageNetwork } from "../page/page.js"
import { type Async, useAsync } from "../ui/use-async.js"

/** The active account as read from the network (null if it does not exist there), and how to read it again. */
export type LedgerAccountState = Async<OwnAccount | null> & { again: () => void }

const LedgerAccountContext: Context<LedgerAccountState | null> =
  createContext<LedgerAccountState | null>(null)

/** Reads the active account once for all components that show it. */
export function LedgerAccountProvider({ children }: { children: ReactNode }): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const address = useKitState((state) => state.activeAddress)
  const account = useAsync(address && `${address} ${horizonUrl}`, async (signal) => {
    const { readOwnAccount } = await import("../logic/account/read-own-account.js")
    return readOwnAccount(horizonUrl, address ?? "", signal)
  })
  return <LedgerAccountContext value={account}>{children}</LedgerAccountContext>
}

/** The active account as read from the network. */
export function useLedgerAccount(): LedgerAccountState {
  const account = useContext(LedgerAccountContext)
  if (!account) throw new Error("There is no account to read around this.")
  return account
}
