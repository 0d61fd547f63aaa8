import { type AccountEntry, toWalletError, WalletError, type WalletUi } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { pathOf } from "./path.js"

/** Accounts of a device come ten at a time (the specification, section 9). */
export const PAGE = 10

/** The address of the account at an index; with `show` once the person has confirmed it on the device. */
export type ReadAccount = (index: number, show: boolean, signal: AbortSignal) => Promise<string>

/**
 * Lists the accounts of a device on the kit's screen, as they are read one after the other, until the person has chosen
 * one. What goes wrong meanwhile is told on the screen, where it can be tried again.
 */
export function chooseAccount(
  ui: WalletUi,
  signal: AbortSignal | undefined,
  read: ReadAccount,
): Promise<AccountEntry> {
  return conversation({ signal }, ({ answer, signal: ended }) => {
    let shown: {
      accounts: readonly AccountEntry[]
      reading: boolean
      error?: WalletError
      verifying?: number
    } = { accounts: [], reading: false }
    /** How many accounts, from the first, were asked for, and how many of them are there. */
    let wanted = 0
    let done = 0

    const show = (change: Partial<typeof shown>): void => {
      if (ended.aborted) return
      shown = { ...shown, ...change }
      ui.show({ kind: "accounts", ...shown, more, read: readOne, verify, choose })
    }

    const known = (index: number): AccountEntry | undefined =>
      shown.accounts.find((account) => account.index === index)

    const add = async (index: number): Promise<void> => {
      if (known(index)) return
      const publicKey = await read(index, false, ended)
      const accounts = [...shown.accounts, { publicKey, index }].sort((a, b) => a.index - b.index)
      show({ accounts })
    }

    /** What is said no more. */
    const drop = (name: "error" | "verifying"): void => {
      const { [name]: _, ...others } = shown
      shown = others
    }

    /** Reads while it says so; what goes wrong ends it. */
    const reading = async (task: () => Promise<void>): Promise<void> => {
      drop("error")
      show({ reading: true })
      try {
        await task()
        show({ reading: false })
      } catch (error) {
        show({ reading: false, error: toWalletError(error) })
      }
    }

    function more(): void {
      if (shown.reading) return
      // After an error, those that are missing.
      if (done === wanted) wanted += PAGE
      void reading(async () => {
        for (; done < wanted; done++) await add(done)
      })
    }

    function readOne(index: number): void {
      if (shown.reading) return
      void reading(async () => {
        pathOf(index)
        await add(index)
      })
    }

    async function verify(index: number): Promise<boolean> {
      const account = known(index)
      if (!account || shown.verifying !== undefined) return false
      drop("error")
      show({ verifying: index })
      try {
        const publicKey = await read(index, true, ended)
        if (publicKey === account.publicKey) return true
        throw new WalletError("bad-reply", "The Ledger now shows another address for this account.")
      } catch (thrown) {
        const error = toWalletError(thrown)
        if (error.kind !== "rejected") show({ error })
        return false
      } finally {
        drop("verifying")
        show({})
      }
    }

    function choose({ index }: AccountEntry): void {
      const account = known(index)
      if (account) answer(account)
    }

    more()
  })
}
