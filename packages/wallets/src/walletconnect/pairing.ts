import {
  type CallOptions,
  type LinkedWallet,
  type PairingPrompt,
  reason,
  WalletError,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { isPhone } from "../page.js"
import { CONNECT_FAILED, connectError, isExpiry } from "./errors.js"
import { AFTER_CANCEL, waits } from "./limits.js"
import { follow, forgetChoice, pairingLink, readLink, rememberChoice } from "./links.js"
import type { ListedWallet, WalletListing } from "./listing.js"
import type { BridgeModal, SignClient } from "./parameters.js"
import { closeUnused, expiryOf, propose } from "./proposal.js"
import { readSession, type Session } from "./wire.js"

const NO_SCREEN = reason(
  "phoneNoScreen",
  "WalletConnect needs a screen for its code: the kit's or your own (modal).",
)

/** What pairing by code needs. */
export interface Pairing {
  client: SignClient
  chains: readonly string[]
  listing: WalletListing
  /** Used if the listing fails or takes too long. */
  fallback: WalletListing
  /** Whether this is a sandbox. It stores no choice, because a real bridge on this origin would open it. */
  sandbox: boolean
  /** The only wallet that the code is for. */
  app?: ListedWallet
  /** Takes the app's link instead of the browser. */
  openLink?: (link: string) => void
  modal?: BridgeModal
}

/** A code that a phone can scan. */
interface Code {
  uri: string
  expiresAt: number
}

/**
 * Proposes a session and shows its code. The user scans it with a phone or follows its link, and approves. The code can
 * be renewed meanwhile. A session that is approved too late is closed. Throws with the specification's text 'There was
 * an error when trying to connect' and kind `rejected` (declined), `timeout` (not used) or `external` (no relay).
 */
export function pair(
  { client, chains, listing, fallback, sandbox, app, openLink, modal }: Pairing,
  { ui, signal }: CallOptions,
): Promise<Session> {
  return conversation<Session>({ signal }, ({ answer, fail, undo, signal: ended }) => {
    /** Timers for the code's lifetime and for a silent relay. */
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
    const schedule = (action: () => void, ms: number): void =>
      void timers.add(setTimeout(action, ms))
    undo(clear)

    /** The wallets that can be opened on this machine, with links to the current code. */
    const toLinked = (list: readonly ListedWallet[]): LinkedWallet[] =>
      list.flatMap(({ id, name, icon, phone, desktop }) => {
        const base = isPhone() ? phone : desktop
        if (!base || !code) return []
        bases.set(id, base)
        return { id, name, ...(icon ? { icon } : {}), href: pairingLink(base, code.uri) }
      })

    /** Opens a wallet's app, inside a tap. */
    const open = (base: string, name: string): void => {
      if (!code) return
      if (openLink) {
        openLink(pairingLink(base, code.uri))
        return
      }
      if (!sandbox) rememberChoice(base, name)
      follow(base, code.uri)
    }
    /** The link of the row's own app, if this device can open it. A sandbox must not open a real app. */
    const appLink = isPhone() && (openLink || !sandbox) ? readLink(app?.phone) : undefined
    let isOpened = false

    const prompt = (): PairingPrompt => ({
      kind: "pairing",
      state,
      ...(code ? { uri: code.uri, expiresAt: code.expiresAt } : {}),
      renew: attempt,
      ...(app ? forApp(app) : forAll()),
      follow(wallet) {
        const base = wallet.id === app?.id ? appLink : bases.get(wallet.id)
        if (base) open(base, wallet.name)
      },
    })
    const forAll = (): Partial<PairingPrompt> => ({
      ...(code && wallets ? { wallets: toLinked(wallets) } : {}),
      async search(text) {
        const found = text.trim()
          ? await queryListing((source) => source.search(text.trim(), ended))
          : wallets
        return toLinked(found ?? [])
      },
    })
    const forApp = ({ id, name, icon }: ListedWallet): Partial<PairingPrompt> => ({
      wallets: [],
      ...(appLink && code
        ? {
            app: { id, name, ...(icon ? { icon } : {}), href: pairingLink(appLink, code.uri) },
            ...(isOpened ? { isOpened } : {}),
          }
        : {}),
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
    const setState = (next: PairingPrompt["state"], nextCode?: Code): void => {
      state = next
      code = nextCode
      show()
    }

    /** Queries the listing, or the fallback if that fails. */
    const queryListing = (
      ask: (listing: WalletListing) => Promise<readonly ListedWallet[]>,
    ): Promise<readonly ListedWallet[]> =>
      conversation<readonly ListedWallet[]>({ signal: ended, ms: waits.listing }, () =>
        ask(listing),
      ).catch(() => ask(fallback))

    function attempt(): void {
      if (ended.aborted) return
      const ownTurn = ++turn
      const isCurrent = (): boolean => ownTurn === turn && !ended.aborted
      clear()
      setState("starting")
      if (ended.aborted) return
      schedule(() => setState("offline"), waits.offline)
      schedule(
        () => fail(new WalletError("external", CONNECT_FAILED, { cause: "no relay" })),
        waits.unreachable,
      )
      propose(client, chains).then(
        ({ uri, approval }) => {
          // A code stays valid until it expires, so renewing does not invalidate it for the phone that scanned it.
          approval().then(
            (approved) => (ended.aborted ? closeUnused(client, approved) : settle(approved)),
            (error) => isCurrent() && (isExpiry(error) ? expire() : fail(connectError(error))),
          )
          if (!isCurrent()) return
          clear()
          const expiresAt = expiryOf(uri)
          schedule(expire, expiresAt - Date.now())
          code = { uri, expiresAt }
          // While the press on the row still counts, the browser opens the app. Later it needs another press.
          isOpened = appLink !== undefined && navigator.userActivation?.isActive === true
          if (appLink && isOpened && app) open(appLink, app.name)
          setState("ready", code)
          if (modal) openModal(modal, uri)
        },
        (error) => isCurrent() && fail(connectError(error)),
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
      else setState("expired")
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
    if (modal || app || ended.aborted) return
    queryListing((source) => source.recommended(ended)).then((list) => {
      wallets = list
      if (code) show()
    })
  })
}
