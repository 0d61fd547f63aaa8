import { type Kit, reason, toWalletError, WalletError } from "@alidade/core"
import {
  type AssetName,
  type BuildTrustlineOptions,
  buildTrustline,
  ledgerChanged,
  type TrustlineNeed,
  trustlineNeed,
} from "@alidade/core/account"
import type { SendStorage } from "@alidade/core/send"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useKit } from "../context/kit-context.js"
import { useUnmount } from "../hooks/use-unmount.js"
import { storageOf } from "../unfinished/storage-of.js"
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
  /**
   * Remembers what is under way where `useSendTransaction` does: after a reload, `adding` is `sending` until it has ended.
   * By default `localStorage`; null remembers nothing.
   */
  storage?: SendStorage | null
}

/** Result of `useTrustline`. The fields of `TrustlineNeed` are missing until the account is known. */
export interface UseTrustlineResult extends ReadProgress, Partial<TrustlineNeed> {
  /** How far `add` is. */
  adding: "idle" | "signing" | "sending" | "success" | "failed"
  addError?: WalletError
  /**
   * Opens the trust line: reads the account again, asks the wallet to sign, and sends. Resolves to whether there is a line;
   * never rejects. One at a time: another call joins it, and so one that was sent before a reload. Unmounting ends the
   * request to the wallet, or stops following.
   */
  add: (options?: BuildTrustlineOptions) => Promise<boolean>
}

type Adding = Pick<UseTrustlineResult, "adding" | "addError">

/** Whether an account needs a trust line before it can receive an asset (`CODE:ISSUER`), and one call that adds it. */
export function useTrustline(
  asset: AssetName,
  { address, send, storage }: UseTrustlineOptions = {},
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

  /** Runs one thing at a time for the account and the asset. What comes meanwhile joins it. */
  const start = useCallback(
    (adding: Adding["adding"], work: (signal: AbortSignal) => Promise<void>): Promise<boolean> => {
      if (running.current?.key === key) return running.current.outcome
      const end = new AbortController()
      const show = (now: Adding): void => setLast({ ...now, key })
      show({ adding })
      const outcome = work(end.signal)
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
    [key],
  )

  /** Sends, or follows what was sent, with the part of core that does so, which is loaded now. */
  const follow = useCallback(
    async (sent: { xdr: string } | { hash: string }, signal: AbortSignal): Promise<void> => {
      setLast({ key, adding: "sending" })
      const { sendTrustline } = await import("./send-trustline.js")
      await sendTrustline(sent, { network, signal, storage: storageOf(storage) })
      await resources[0]?.refresh()
    },
    [key, network, storage, resources],
  )

  /** The hash of what was sent for the line before a reload. */
  const { passphrase } = network
  const lookUp = useCallback(
    async (account: string): Promise<string | undefined> => {
      const kept = send ? null : storageOf(storage)
      if (!kept) return undefined
      const { unfinishedTrustline } = await import("./send-trustline.js")
      return unfinishedTrustline(passphrase, kept, account, id)
    },
    [send, storage, passphrase, id],
  )

  const need = useMemo(() => state?.data && trustlineNeed(state.data, id), [state, id])
  const account = need?.needed ? state?.data?.address : undefined
  useEffect(() => {
    if (!account) return
    let isShown = true
    const found = (hash: string | undefined): void => {
      if (hash && isShown) void start("sending", (signal) => follow({ hash }, signal))
    }
    // If the part does not load, `add` says so.
    lookUp(account).then(found, () => {})
    return () => {
      isShown = false
    }
  }, [account, lookUp, start, follow])

  const add = useCallback(
    (options?: BuildTrustlineOptions): Promise<boolean> =>
      start("signing", async (signal) => {
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
        const hash = await lookUp(data.address)
        if (hash) return follow({ hash }, signal)
        const xdr = buildTrustline(data, id, options)
        const request = { networkPassphrase: passphrase, address: data.address, signal }
        if (!send && submits(kit)) await kit.signAndSubmitTransaction(xdr, request)
        else {
          const { signedTxXdr } = await kit.signTransaction(xdr, request)
          if (!send) return follow({ xdr: signedTxXdr }, signal)
          setLast({ key, adding: "sending" })
          await send(signedTxXdr, passphrase)
        }
        ledgerChanged(passphrase)
        await resource.refresh()
      }),
    [kit, key, id, passphrase, resources, send, start, follow, lookUp],
  )

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
