import { connectionsOf } from "@alidade/core"
import { useKit, useKitState } from "@alidade/react"
import { useSyncExternalStore } from "react"
import type { PasskeyAccount } from "../logic/smart/account.js"
import type { StoredPasskey } from "../logic/smart/passkey.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { openPasskeyAccounts, walletIdOf, walletOf } from "../page/passkey-accounts.js"
import { addWallet } from "../page/wallet-list.js"

/** The visitor's passkey account on the page's network, and what can be done about it. */
export interface UsePasskeyAccountResult {
  account: PasskeyAccount | undefined
  isConnected: boolean
  /** Remembers an account on this device. */
  keep: (account: PasskeyAccount) => void
  /** Remembers another passkey of the account. */
  keepPasskey: (account: PasskeyAccount, passkey: StoredPasskey) => void
  /** Connects an account beside the active one, which stays active. */
  connect: (account: PasskeyAccount) => Promise<void>
  /** Forgets an account, such as one of a sandbox that was started again, and ends its connection. */
  forget: (account: PasskeyAccount) => Promise<void>
}

export function usePasskeyAccount(): UsePasskeyAccountResult {
  const kit = useKit()
  const state = useKitState()
  const { mode, wallets } = usePage()
  const { passphrase } = usePageNetwork()
  const list = openPasskeyAccounts(mode)
  const accounts = useSyncExternalStore(list.subscribe, list.getState)
  const account = accounts.findLast((one) => one.passphrase === passphrase)
  const keep = (kept: PasskeyAccount): void => void list.put(kept)
  const isConnected = connectionsOf(state).some(({ address }) => address === account?.address)
  return {
    account,
    isConnected,
    keep,
    keepPasskey: (kept, passkey) => keep({ ...kept, passkeys: [...kept.passkeys, passkey] }),
    async connect(connected) {
      const { activeAddress, selectedModuleId } = kit.getState()
      await addWallet(kit, wallets, walletOf(mode, connected))
      await kit.connect(walletIdOf(connected.address), { add: true })
      if (activeAddress && activeAddress !== connected.address)
        await kit.switchConnection(activeAddress, selectedModuleId)
    },
    async forget(forgotten) {
      list.remove(forgotten)
      const { address } = forgotten
      if (isConnected) await kit.endConnection(address, walletIdOf(address))
    },
  }
}
