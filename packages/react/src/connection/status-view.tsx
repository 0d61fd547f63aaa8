import type { WaitingPrompt, WalletDescriptor, WalletError } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import { type ReactElement, useRef } from "react"
import { useAnnounce } from "../dialog/announce.js"
import { useViewFocus } from "../dialog/use-view-focus.js"
import { ForeignText, LONGEST_ERROR } from "../foreign-text.js"
import { useText } from "../hooks/use-text.js"
import type { NetworkNames } from "../hooks/use-wrong-network.js"
import { Icon, Spinner } from "../icons.js"
import { WalletIcon } from "../wallet-icon.js"
import { clientWords } from "./client-words.js"
import { ErrorDetails } from "./error-details.js"
import { StatusActions } from "./status-actions.js"
import type { Action, Row, Tone } from "./status-rows.js"
import { useSlow } from "./use-slow.js"
import { rowOf, type ViewState } from "./view-state.js"

/** What `StatusView` takes. */
interface StatusViewProps {
  titleId: string
  wallet: WalletDescriptor
  state: ViewState
  /** A signature is asked for, not a connection. */
  signing?: boolean
  /** The signature has failed, and can be asked for again. */
  retryable?: boolean
  error?: WalletError
  /** What the wallet's client says of whom it waits for: whom, how to get there, whether to try again. */
  waitingFor?: WaitingPrompt | undefined
  /** The wallet's window stands, and can be brought to the front. */
  focusable?: boolean | undefined
  /** The wallet may still sign once this was cancelled: it is to be declined there too. */
  outlivesCancel?: boolean | undefined
  /** When it was asked, in ms since the epoch. */
  since?: number
  /** The short address of the account that was connected. */
  address?: string
  /** The two networks, where they are not one. */
  networks?: NetworkNames
  onAction: (action: Action) => void
}

/** One state of a request to a wallet: its icon, a title, a sentence, and what can be done. */
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
  const text = useText()
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
  // What is said of extensions and their windows is not true of a device or a phone: there the client's own words are.
  const plain = wallet.type === "HOT_WALLET" || error === undefined || row.general
  const title = text((signing && row.sign?.title) || (!plain && row.elsewhere) || row.title, values)
  const code = wallet.type === "BRIDGE_WALLET" && !signing ? row.code : undefined
  const own = state === "timeout" && !error?.expired ? undefined : row.text
  const key = code ?? (plain ? (signing && row.sign?.text) || own : undefined)
  const errorText = visibleText(error?.message ?? "", { max: LONGEST_ERROR })
  const sentence = key ? text(key, values) : key === "" ? "" : errorText
  const words = row.words && plain && error && row.text ? clientWords(error, row.text, values) : ""
  const form = visibleText(waitingFor?.shows ?? "", { max: LONGEST_ERROR })
  const shows = form && text("walletShows", values)
  const hint = waitingFor?.hint ?? ""
  const late = hint || (slow ? text("slow") : "")
  useViewFocus(heading, `${state} ${late}`)
  useAnnounce(
    inSentences([title, sentence, words, `${shows} ${form}`.trim(), late]),
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
      {sentence && <p data-part="sentence">{key ? sentence : <bdi>{sentence}</bdi>}</p>}
      {words && (
        <p data-part="words">
          <ForeignText text={words} max={LONGEST_ERROR} />
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
      {late && <p data-part={hint ? "hint" : "slow"}>{late}</p>}
      {row.details && error && (
        <ErrorDetails error={error} wallet={wallet} words={sentence !== errorText && !words} />
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

/** Texts as they are read out one after the other: what does not end in a mark of its own gets a full stop. */
function inSentences(texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .map((text, place, all) =>
      place === all.length - 1 || /\p{P}$/u.test(text) ? text : `${text}.`,
    )
    .join(" ")
}

/** While it is pending still, a mended failure is tried again, or the request is cancelled. */
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
