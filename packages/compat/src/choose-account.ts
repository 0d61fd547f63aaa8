import { type AccountEntry, toWalletError, type WalletError, type WalletUi } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"

/** How a device's accounts are read. */
export interface AccountReader {
  /** Ten accounts, from page 0. */
  page(number: number): Promise<readonly AccountEntry[]>
  /** The address of the account at an index. */
  one(index: number): Promise<string>
}

/**
 * Lists a device's accounts on the kit's screen, ten at a time, until the user has chosen one. Errors are shown on that
 * screen, where the user can try again. These modules cannot show an address on the device to compare it.
 */
export function chooseAccount(
  ui: WalletUi,
  signal: AbortSignal | undefined,
  reader: AccountReader,
): Promise<AccountEntry> {
  return conversation({ signal }, ({ answer, signal: ended }) => {
    let accounts: readonly AccountEntry[] = []
    let reading = false
    let pages = 0

    const show = (error?: WalletError): void => {
      if (ended.aborted) return
      ui.show({
        kind: "accounts",
        accounts,
        reading,
        ...(error ? { error } : {}),
        more,
        read: readOne,
        choose: answer,
      })
    }

    const readAccounts = async (task: () => Promise<readonly AccountEntry[]>): Promise<void> => {
      if (reading) return
      reading = true
      show()
      try {
        const found = await task()
        const known = new Map([...accounts, ...found].map((account) => [account.index, account]))
        accounts = [...known.values()].sort((a, b) => a.index - b.index)
        reading = false
        show()
      } catch (error) {
        reading = false
        show(toWalletError(error))
      }
    }

    const more = (): void =>
      void readAccounts(async () => {
        const found = await reader.page(pages)
        pages++
        return found
      })
    const readOne = (index: number): void =>
      void readAccounts(async () => [{ publicKey: await reader.one(index), index }])

    more()
    return undefined
  })
}
