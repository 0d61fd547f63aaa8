import { type Kit, reason, toWalletError, WalletError } from "@alidade/core"
import {
  type AccountNetwork,
  type AssetName,
  type BuildTrustlineOptions,
  buildTrustline,
  ledgerChanged,
  type TrustlineNeed,
  trustlineNeed,
} from "@alidade/core/account"
import { useCallback, useMemo, useRef, useState } from "react"
import { useKit } from "../context/kit-context.js"
import { useUnmount } from "../hooks/use-unmount.js"
import { progressOf, type ReadProgress, useAccountResources } from "./use-account-info.js"
import { useResources } from "./use-resources.js"

/** Options of `useTrustline`. */
export interface UseTrustlineOptions {
  /** By default the active account. */
  address?: string
  /**
   * Sends the signed envelope (base64) to the network, and resolves once it has been applied there. Without it, the
   * wallet submits; if it only signs, `@alidade/core/send` is loaded and sends.
   */
  send?: (signedTxXdr: string, networkPassphrase: string) => Promise<unknown>
}

/** Result of `useTrustline`. The fields of `TrustlineNeed` are missing until the account is known. */
export interface UseTrustlineResult extends ReadProgress, Partial<TrustlineNeed> {
  /** How far `add` is. */
  adding: "idle" | "signing" | "sending" | "success" | "failed"
  addError?: WalletError
  /**
   * Opens the trust line: reads the account again, asks the wallet to sign, and sends. Resolves to whether there is a line;
   * never rejects. One at a time: another call joins it. Unmounting ends the request to the wallet.
   */
  add: (options?: BuildTrustlineOptions) => Promise<boolean>
}

type Adding = Pick<UseTrustlineResult, "adding" | "addError">

/** Whether an account needs a trust line before it can receive an asset (`CODE:ISSUER`), and one call that adds it. */
export function useTrustline(
  asset: AssetName,
  { address, send }: UseTrustlineOptions = {},
): UseTrustlineResult {
  const kit = useKit()
  const id = typeof asset === "string" ? asset : `${asset.code}:${asset.issuer}`
  const wanted = useMemo(() => [id], [id])
  const { network, subject, resources } = useAccountResources(address, wanted)
  const [[state], refresh] = useResources(resources)
  const key = `${network.passphrase} ${subject} ${id}`
  const [last, setLast] = useState<Adding & { key: string }>()
  const running = useRef<{ key: string; outcome: Promise<boolean>; end: AbortController }>(
    undefined,
  )
  useUnmount(useCallback(() => running.current?.end.abort(), []))

  const add = useCallback(
    (options?: BuildTrustlineOptions): Promise<boolean> => {
      if (running.current?.key === key) return running.current.outcome
      const end = new AbortController()
      const { signal } = end
      const { passphrase } = network
      const show = (now: Adding): void => setLast({ ...now, key })
      const work = async (): Promise<void> => {
        const [resource] = resources
        if (!resource) {
          throw new WalletError(
            "no-wallet",
            reason("noAccountGiven", "No account is connected and no address was given."),
          )
        }
        await resource.refresh()
        const { data, error } = resource.getState()
        if (error || !data) throw error
        if (!trustlineNeed(data, id).needed) return
        const xdr = buildTrustline(data, id, options)
        const request = { networkPassphrase: passphrase, address: data.address, signal }
        if (send || !submits(kit)) {
          const { signedTxXdr } = await kit.signTransaction(xdr, request)
          show({ adding: "sending" })
          await (send ? send(signedTxXdr, passphrase) : sendIt(signedTxXdr, network, signal))
        } else await kit.signAndSubmitTransaction(xdr, request)
        ledgerChanged(passphrase)
        await resource.refresh()
      }
      show({ adding: "signing" })
      const outcome = work()
        .then(
          () => {
            show({ adding: "success" })
            return true
          },
          (thrown) => {
            show({ adding: "failed", addError: toWalletError(thrown) })
            return false
          },
        )
        .finally(() => {
          if (running.current?.end === end) running.current = undefined
        })
      running.current = { key, outcome, end }
      return outcome
    },
    [kit, key, id, network, resources, send],
  )

  const need = useMemo(() => state?.data && trustlineNeed(state.data, id), [state, id])
  const { adding, addError } = last?.key === key ? last : { adding: "idle" as const }
  return {
    ...progressOf(state ? [state] : []),
    ...need,
    adding,
    ...(addError ? { addError } : {}),
    add,
    refresh,
  }
}

/** Whether the kit's wallet submits what it signs. */
function submits(kit: Kit): boolean {
  const { selectedModuleId } = kit.getState()
  return selectedModuleId !== undefined && kit.capabilities(selectedModuleId).submit
}

/** Sends with the part of core that does so, which is loaded now. */
async function sendIt(xdr: string, network: AccountNetwork, signal: AbortSignal): Promise<void> {
  const { sendTransaction } = await import("@alidade/core/send")
  const sent = await sendTransaction({ xdr, network, signal })
  if (sent.status === "failed") throw sent.error
  if (sent.status === "expired") {
    throw new WalletError(
      "external",
      reason("sendExpired", "The transaction expired before the network carried it out."),
    )
  }
}
