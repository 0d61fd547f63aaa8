import type { Frame, Page } from "@playwright/test"
import type { BindingMessage, BindingReply } from "../inject/binding-wire.js"
import { runFar, withoutSeed } from "../inject/run-far.js"
import { asRequest, commands } from "../server/wallets/commands.js"
import type { StoredModel } from "../server/wallets/stored-model.js"
import type { Snapshot } from "../wallet/remote-wallet.js"
import type { WalletState } from "../wallet/state.js"

/** The documents of a context in which wallets are installed. */
export interface Documents {
  /** Answers a page's message: see `BindingMessage`. */
  answer(source: { frame: Frame; page: Page }, text: string): Promise<string>
  /** Waits until every document has the current states. */
  settled(): Promise<void>
  /** The state of a wallet, as pages get it: without seeds and messages. */
  snapshot(wallet: string): Snapshot
  close(): void
}

interface OpenDocument {
  readonly frame: Frame
  readonly gone: AbortController
  /** The revision up to which it has all states. */
  seen: number
}

/** How long a change waits for a document that does not take it, such as one that a dialog blocks, in ms. */
const LIMIT = 1_000

/** Connects documents with the models of their wallets. */
export function openDocuments(wallets: ReadonlyMap<string, StoredModel>): Documents {
  const documents = new Map<string, OpenDocument>()
  const followed = new WeakSet<Page>()
  const wakes = new Set<() => void>()
  const stops: (() => void)[] = []
  /** The revision of the last change that pages see. */
  let changed = 0

  for (const { model, snapshot } of wallets.values()) {
    let known = withoutLog(model.getState())
    changed = Math.max(changed, snapshot().revision)
    stops.push(
      model.subscribe(() => {
        const state = withoutLog(model.getState())
        const before = known
        known = state
        if (isSame(before, state)) return
        changed = snapshot().revision
        wake()
      }),
    )
  }

  function wake(): void {
    for (const each of [...wakes]) each()
  }

  /** Resolves once a condition holds. It is checked after each change. */
  function until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!holds()) return
        wakes.delete(check)
        resolve()
      }
      wakes.add(check)
      check()
    })
  }

  function storedOf(wallet: string): StoredModel {
    const stored = wallets.get(wallet)
    if (!stored) throw new Error(`This context has no simulated ${wallet}.`)
    return stored
  }

  function snapshotOf(wallet: string): Snapshot {
    const { revision, accounts, state } = storedOf(wallet).snapshot()
    return { revision, accounts: accounts.map(withoutSeed), state: { ...state, log: [] } }
  }

  function drop(isDropped: (document: OpenDocument) => boolean): void {
    for (const [id, document] of documents)
      if (isDropped(document)) {
        documents.delete(id)
        document.gone.abort()
      }
    wake()
  }

  function follow(page: Page): void {
    if (followed.has(page)) return
    followed.add(page)
    page.once("close", () => drop(({ frame }) => frame.page() === page))
    page.on("framedetached", (detached) => drop(({ frame }) => frame === detached))
  }

  /** A new document in a frame replaces the frame's last one. */
  function documentOf(id: string, { frame, page }: { frame: Frame; page: Page }): OpenDocument {
    const known = documents.get(id)
    if (known) return known
    follow(page)
    drop((document) => document.frame === frame)
    const gone = new AbortController()
    const document: OpenDocument = { frame, gone, seen: 0 }
    documents.set(id, document)
    return document
  }

  async function reply(
    message: BindingMessage,
    document: OpenDocument,
  ): Promise<BindingReply[BindingMessage["type"]]> {
    switch (message.type) {
      case "state":
        return snapshotOf(message.wallet)
      case "command": {
        const command = commands.get(message.command)
        if (!command) throw new Error(`A simulated wallet has no command ${message.command}.`)
        command(storedOf(message.wallet).model, { ...message.body })
        return snapshotOf(message.wallet)
      }
      case "ask": {
        const { id, walletRequest } = asRequest({ ...message })
        const { model } = storedOf(message.wallet)
        const verdict = await model.ask(walletRequest, { id, gone: document.gone.signal })
        return { verdict, snapshot: snapshotOf(message.wallet) }
      }
      case "far": {
        const accounts = [...wallets.values()].flatMap(({ model }) => model.accounts)
        return runFar(message.farCall, accounts)
      }
      case "changes": {
        document.seen = message.seen
        wake()
        await until(() => changed > message.seen || document.gone.signal.aborted)
        const all = [...wallets.keys()].map((wallet) => [wallet, snapshotOf(wallet)] as const)
        return {
          revision: Math.max(...all.map(([, { revision }]) => revision)),
          states: Object.fromEntries(all.filter(([, { revision }]) => revision > message.seen)),
        }
      }
    }
  }

  return {
    snapshot: snapshotOf,
    async answer(source, text) {
      try {
        const message = JSON.parse(text) as BindingMessage
        return JSON.stringify({ value: await reply(message, documentOf(message.document, source)) })
      } catch (thrown) {
        return JSON.stringify({ error: thrown instanceof Error ? thrown.message : String(thrown) })
      }
    },
    async settled() {
      const target = changed
      let isLate = false
      const limit = setTimeout(() => {
        isLate = true
        wake()
      }, LIMIT)
      await until(() => isLate || [...documents.values()].every(({ seen }) => seen >= target))
      clearTimeout(limit)
    },
    close() {
      for (const stop of stops) stop()
      drop(() => true)
    },
  }
}

function withoutLog({ log: _, ...state }: WalletState): Omit<WalletState, "log"> {
  return state
}

/** Whether two states have the same values. A model replaces what it changes. */
function isSame(a: Omit<WalletState, "log">, b: Omit<WalletState, "log">): boolean {
  return (Object.keys(b) as (keyof typeof b)[]).every((name) => a[name] === b[name])
}
