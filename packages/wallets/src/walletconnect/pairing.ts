import { type CallOptions, type LinkedWallet, type PairingPrompt, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { isPhone } from "../page.js"
import { CONNECT_FAILED, connectError, isExpiry } from "./errors.js"
import { AFTER_CANCEL, waits } from "./limits.js"
import { follow, forgetChoice, pairingLink, rememberChoice } from "./links.js"
import type { ListedWallet, WalletListing } from "./listing.js"
import type { BridgeModal, SignClient } from "./parameters.js"
import { closeUnused, lapseOf, propose } from "./proposal.js"
import { readSession, type Session } from "./wire.js"

const NO_SCREEN = "WalletConnect needs a screen for its code: the kit's, or the app's own (modal)."

/** What a connection by code needs. */
export interface Pairing {
  client: SignClient
  chains: readonly string[]
  listing: WalletListing
  /** Used where the listing fails or takes too long. */
  fallback: WalletListing
  /** In a sandbox no choice is stored, which a real bridge on this origin would open. */
  sandbox: boolean
  modal?: BridgeModal
}

/** A code that a phone can scan. */
interface Code {
  uri: string
  expiresAt: number
}

/**
 * Proposes a session: its code goes to the screen, a phone scans it or its link is followed, its person approves. The
 * code can be renewed as long as this lasts; a session that is approved too late is closed. Throws with the
 * specification's words, 'There was an error when trying to connect': kind `rejected` (declined), `timeout` (nobody came),
 * `external` (no relay).
 */
export function pair(
  { client, chains, listing, fallback, sandbox, modal }: Pairing,
  { ui, signal }: CallOptions,
): Promise<Session> {
  return conversation<Session>({ signal }, ({ answer, fail, undo, signal: ended }) => {
    /** What the last code's life and the relay's silence are timed by. */
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const bases = new Map<string, string>()
    let turn = 0
    let state: PairingPrompt["state"] = "starting"
    let code: Code | undefined
    let wallets: readonly ListedWallet[] | undefined

    const clear = (): void => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    }
    const later = (action: () => void, ms: number): void => void timers.add(setTimeout(action, ms))
    undo(clear)

    /** The wallets that can be opened on this machine, with the present code. */
    const linked = (list: readonly ListedWallet[]): LinkedWallet[] =>
      list.flatMap(({ id, name, icon, phone, desktop }) => {
        const base = isPhone() ? phone : desktop
        if (!base || !code) return []
        bases.set(id, base)
        return { id, name, ...(icon ? { icon } : {}), href: pairingLink(base, code.uri) }
      })

    const prompt = (): PairingPrompt => ({
      kind: "pairing",
      state,
      ...(code ? { uri: code.uri, expiresAt: code.expiresAt } : {}),
      ...(code && wallets ? { wallets: linked(wallets) } : {}),
      renew: attempt,
      async search(text) {
        const found = text.trim() ? await look((by) => by.search(text.trim(), ended)) : wallets
        return linked(found ?? [])
      },
      follow(wallet) {
        const base = bases.get(wallet.id)
        if (!base || !code) return
        if (!sandbox) rememberChoice(base, wallet.name)
        follow(base, code.uri)
      },
    })
    const show = (): void => {
      if (modal || ended.aborted) return
      try {
        if (!ui) throw new WalletError("unsupported", NO_SCREEN)
        ui.show(prompt())
      } catch (error) {
        fail(error)
      }
    }
    const become = (next: PairingPrompt["state"], having?: Code): void => {
      state = next
      code = having
      show()
    }

    /** Asks the listing, or the fallback in its place. */
    const look = (
      ask: (listing: WalletListing) => Promise<readonly ListedWallet[]>,
    ): Promise<readonly ListedWallet[]> =>
      conversation<readonly ListedWallet[]>({ signal: ended, ms: waits.listing }, () =>
        ask(listing),
      ).catch(() => ask(fallback))

    function attempt(): void {
      if (ended.aborted) return
      const mine = ++turn
      const current = (): boolean => mine === turn && !ended.aborted
      clear()
      become("starting")
      if (ended.aborted) return
      later(() => become("offline"), waits.offline)
      later(
        () => fail(new WalletError("external", CONNECT_FAILED, { cause: "no relay" })),
        waits.unreachable,
      )
      propose(client, chains).then(
        ({ uri, approval }) => {
          // A code stays good until it lapses, so that a renewal does not take it from the phone that scanned it.
          approval().then(
            (approved) => (ended.aborted ? closeUnused(client, approved) : settle(approved)),
            (error) => current() && (isExpiry(error) ? expire() : fail(connectError(error))),
          )
          if (!current()) return
          clear()
          const expiresAt = lapseOf(uri)
          later(expire, expiresAt - Date.now())
          become("ready", { uri, expiresAt })
          if (modal) openModal(modal, uri)
        },
        (error) => current() && fail(connectError(error)),
      )
    }

    const settle = (approved: unknown): void => {
      const session = readSession(approved)
      if (session) answer(session)
      else {
        closeUnused(client, approved)
        fail(new WalletError("bad-reply", CONNECT_FAILED, { cause: "no Stellar account" }))
      }
    }
    function expire(): void {
      clear()
      if (modal) fail(new WalletError("timeout", CONNECT_FAILED))
      else become("expired")
    }
    function openModal(modal: BridgeModal, uri: string): void {
      try {
        modal.openModal({ uri })
        undo(() => void modal.closeModal())
        const stop = modal.subscribeModal?.(({ open }) => {
          if (!open) fail(new WalletError("aborted", AFTER_CANCEL))
        })
        if (stop) undo(stop)
      } catch (error) {
        fail(connectError(error))
      }
    }

    forgetChoice()
    attempt()
    if (modal || ended.aborted) return
    look((by) => by.recommended(ended)).then((list) => {
      wallets = list
      if (code) show()
    })
  })
}
