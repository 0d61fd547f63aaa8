import { type AccountEntry, reason, toWalletError, WalletError, type WalletUi } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { pathOf } from "./path.js"

/** Number of accounts read at a time (section 9 of the specification). */
export const PAGE = 10

/** Reads the address of the account at an index. With `show`, waits until the user has confirmed it on the device. */
export type ReadAccount = (index: number, show: boolean, signal: AbortSignal) => Promise<string>

/**
 * Lists a device's accounts on the kit's screen while it reads them one after the other, until the user has chosen one.
 * Errors are shown on that screen, where the user can try again. If the user declines to share any, throws `rejected`.
 */
export function chooseAccount(
  wallet: string,
  ui: WalletUi,
  signal: AbortSignal | undefined,
  read: ReadAccount,
): Promise<AccountEntry> {
  return conversation({ signal }, ({ answer, fail, signal: ended }) => {
    let state: {
      accounts: readonly AccountEntry[]
      reading: boolean
      error?: WalletError
      verifying?: number
    } = { accounts: [], reading: false }
    /** How many accounts, starting at index 0, were requested, and how many of them have been read. */
    let wanted = 0
    let done = 0

    const show = (change: Partial<typeof state>): void => {
      if (ended.aborted) return
      state = { ...state, ...change }
      ui.show({ kind: "accounts", ...state, more, read: readOne, verify, choose })
    }

    const find = (index: number): AccountEntry | undefined =>
      state.accounts.find((account) => account.index === index)

    const add = async (index: number): Promise<void> => {
      if (find(index)) return
      const publicKey = await read(index, false, ended)
      const accounts = [...state.accounts, { publicKey, index }].sort((a, b) => a.index - b.index)
      show({ accounts })
    }

    /** Removes a field from the state. */
    const clear = (name: "error" | "verifying"): void => {
      const { [name]: _, ...others } = state
      state = others
    }

    /** Runs a task that reads accounts, and shows its progress and its error. */
    const readAccounts = async (task: () => Promise<void>): Promise<void> => {
      clear("error")
      show({ reading: true })
      try {
        await task()
        show({ reading: false })
      } catch (thrown) {
        const error = toWalletError(thrown)
        // The user shares no accounts.
        if (error.kind === "rejected" && state.accounts.length === 0) fail(error)
        show({ reading: false, error })
      }
    }

    function more(): void {
      if (state.reading) return
      // After an error, read the missing accounts first.
      if (done === wanted) wanted += PAGE
      void readAccounts(async () => {
        for (; done < wanted; done++) await add(done)
      })
    }

    function readOne(index: number): void {
      if (state.reading) return
      void readAccounts(async () => {
        pathOf(index)
        await add(index)
      })
    }

    async function verify(index: number): Promise<boolean> {
      const account = find(index)
      if (!account || state.verifying !== undefined) return false
      clear("error")
      show({ verifying: index })
      try {
        const publicKey = await read(index, true, ended)
        if (publicKey === account.publicKey) return true
        throw new WalletError(
          "bad-reply",
          reason(
            "deviceDifferent",
            "The {wallet} now shows a different address for this account.",
            { wallet },
          ),
        )
      } catch (thrown) {
        const error = toWalletError(thrown)
        if (error.kind !== "rejected") show({ error })
        return false
      } finally {
        clear("verifying")
        show({})
      }
    }

    function choose({ index }: AccountEntry): void {
      const account = find(index)
      if (account) answer(account)
    }

    more()
  })
}
