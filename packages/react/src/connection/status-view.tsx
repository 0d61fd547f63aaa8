import {
  reasonOf,
  type WaitingPrompt,
  type WalletDescriptor,
  type WalletError,
} from "@alidade/core"
import { type ReactElement, useRef } from "react"
import { useAnnounce } from "../dialog/announce.js"
import { useViewFocus } from "../dialog/use-view-focus.js"
import { useReason } from "../hooks/use-reason.js"
import { useText } from "../hooks/use-text.js"
import type { NetworkNames } from "../hooks/use-wrong-network.js"
import { connectionEnglish } from "../messages/connection.js"
import { Icon, Spinner } from "../parts/icons.js"
import { WalletIcon } from "../parts/wallet-icon.js"
import { addedReason } from "./added-reason.js"
import { ErrorDetails } from "./error-details.js"
import { StatusActions } from "./status-actions.js"
import type { Action, Row, Tone } from "./status-rows.js"
import { useSlow } from "./use-slow.js"
import { rowOf, type ViewState } from "./view-state.js"

interface StatusViewProps {
  titleId: string
  wallet: WalletDescriptor
  state: ViewState
  /** The request is for a signature, not a connection. */
  signing?: boolean
  /** The signature failed and can be requested again. */
  retryable?: boolean
  error?: WalletError
  /** The client's waiting prompt: who must act, a link to it, and whether to offer another attempt. */
  waitingFor?: WaitingPrompt | undefined
  /** The wallet's window is open and can be focused. */
  focusable?: boolean | undefined
  /** The wallet may still sign after a cancel here, so the user must decline there too. */
  outlivesCancel?: boolean | undefined
  /** Start of the request, in ms since the epoch. */
  since?: number
  /** Short address of the connected account. */
  address?: string
  /** Names of the two networks, if they differ. */
  networks?: NetworkNames
  onAction: (action: Action) => void
}

/** One state of a wallet request: icon, title, sentence and actions. */
export function StatusView({
  titleId,
  wallet,
  state,
  signing = false,
  retryable = false,
  waitingFor,
  error = waitingFor?.error,
  focusable = false,
  outlivesCancel = false,
  since,
  address = "",
  networks,
  onAction,
}: StatusViewProps): ReactElement {
  const text = useText(connectionEnglish)
  const words = useReason()
  const heading = useRef<HTMLHeadingElement>(null)
  const row = waitingFor?.error ? withRetry(rowOf(state), waitingFor) : rowOf(state, error)
  const waiting = row.tone === "waiting"
  const slow = useSlow(since) && waiting
  const values = {
    wallet: waitingFor?.peer ?? wallet.name,
    address,
    expected: "",
    actual: "",
    ...networks,
  }
  // Texts about extensions and windows do not apply to a device or a phone, so the client's own message is used.
  const type = wallet.phone?.inUse ? "BRIDGE_WALLET" : wallet.type
  const plain = type === "HOT_WALLET" || error === undefined || row.general
  const title = text((signing && row.sign?.title) || (!plain && row.elsewhere) || row.title, values)
  const code = type === "BRIDGE_WALLET" && !signing ? row.code : undefined
  const own = state === "timeout" && !error?.expired ? undefined : row.text
  const key = code ?? (plain ? (signing && row.sign?.text) || own : undefined)
  const said = key === undefined && error ? reasonOf(error) : undefined
  const sentence = said ? words.text(said) : key ? text(key, values) : ""
  const added = row.repeated && plain && error ? addedReason(error, row.repeated) : undefined
  const form = waitingFor?.shows ? words.text(waitingFor.shows) : ""
  const shows = form && text("walletShows", values)
  const hint = waitingFor?.hint
  const late = hint ? words.text(hint) : slow && row.slow ? text(row.slow, values) : ""
  useViewFocus(heading, `${state} ${late}`)
  useAnnounce(
    joinTexts([title, sentence, added ? words.text(added) : "", `${shows} ${form}`.trim(), late]),
    row.tone === "danger",
  )

  return (
    <div
      className="alidade-status"
      data-part="status"
      data-state={state}
      data-tone={row.tone}
      data-slow={slow || undefined}
      data-code={error?.code}
    >
      <div className="alidade-status-icon">
        <WalletIcon wallet={wallet} size="large" />
        {waiting ? <Spinner /> : <ToneBadge tone={row.tone} />}
      </div>
      <h2 ref={heading} id={titleId} tabIndex={-1} data-part="title">
        {title}
      </h2>
      {sentence && <p data-part="sentence">{said ? <bdi>{words.node(said)}</bdi> : sentence}</p>}
      {added && (
        <p data-part="words">
          <bdi>{words.node(added)}</bdi>
        </p>
      )}
      {waitingFor?.link && (
        <a
          className="alidade-primary"
          data-action="open-link"
          href={waitingFor.link.href}
          rel="noreferrer"
        >
          {text("openApp", { wallet: waitingFor.link.name })}
        </a>
      )}
      {shows && (
        <p data-part="shows">
          {shows} <bdi dir="ltr">{form}</bdi>
        </p>
      )}
      {late && <p data-part={hint ? "hint" : "slow"}>{hint ? words.node(hint) : late}</p>}
      {row.details && error && (
        <ErrorDetails error={error} wallet={wallet} showMessage={!said && !added} />
      )}
      <StatusActions
        row={row}
        wallet={wallet}
        retryWhileWaiting={waiting && (waitingFor?.retry !== undefined || (slow && !signing))}
        focusable={focusable}
        signing={signing}
        retryable={retryable}
        newCode={code !== undefined}
        onAction={onAction}
      />
      {signing && waiting && outlivesCancel && (
        <p className="alidade-note" data-part="cancel-hint">
          {text("cancelHint", values)}
        </p>
      )}
    </div>
  )
}

/** Joins texts for screen readers. Adds a period to texts without final punctuation. */
function joinTexts(texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .map((text, index, all) =>
      index === all.length - 1 || /\p{P}$/u.test(text) ? text : `${text}.`,
    )
    .join(" ")
}

/** While the request is pending, the actions are retry (after a recoverable failure) and cancel. */
function withRetry(row: Row, { retry }: WaitingPrompt): Row {
  return { ...row, actions: retry ? ["retry", "cancel"] : ["cancel"] }
}

const badges: Readonly<Partial<Record<Tone, "check" | "warning" | "fail">>> = {
  success: "check",
  warning: "warning",
  danger: "fail",
}

function ToneBadge({ tone }: { tone: Tone }): ReactElement | null {
  const glyph = badges[tone]
  return glyph ? (
    <span className="alidade-tone">
      <Icon name={glyph} />
    </span>
  ) : null
}
