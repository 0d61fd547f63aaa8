import type { ReactElement } from "react"
import { addressWith, isShareable } from "../logic/links/address.js"
import { writeTransactionLink } from "../logic/links/stellar-link.js"
import { progressOf } from "../logic/signatures/progress.js"
import type { SignatureStatus } from "../logic/signatures/read-signature-status.js"
import { whoSigned } from "../logic/signatures/who-signed.js"
import type { WaitingItem } from "../logic/waiting/waiting-item.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { PartyName } from "../page/party-name.js"
import { Sentence } from "../page/sentence/sentence.js"
import { useSayDeeds } from "../page/sentence/sentence-text.js"
import { useDeeds } from "../page/sentence/use-deeds.js"
import { say } from "../texts/en/waiting.js"
import { AccountMark } from "../ui/account-mark.js"
import { Button } from "../ui/button.js"
import { CopyButton } from "../ui/copy-button.js"
import { endingWords } from "../ui/ending-words.js"
import { Icon } from "../ui/icons.js"
import { Pips } from "../ui/pips.js"
import { TimeLeft } from "./time-left.js"
import { useOpenItem } from "./use-open-item.js"
import type { Row } from "./use-rows.js"
import { useSignerNames } from "./use-signer-names.js"

export interface WaitingRowProps extends Omit<Row, "group"> {
  /** The connected account. */
  address: string
  onDiscard: () => void
}

/** A transaction: what it does, for which account, who has signed, how long it can be sent, and the next act. */
export function WaitingRow(props: WaitingRowProps): ReactElement {
  const { item, signatureStatus, act, address, onDiscard } = props
  const open = useOpenItem()
  const deeds = useDeeds(item.xdr)
  const sayDeeds = useSayDeeds()
  const form = item.ending?.how === "applied" ? "done" : "toDo"
  const what = deeds ? sayDeeds(deeds, form) : item.hash.slice(0, 8)
  const openIt = (): void => open(item, act !== "review")
  return (
    <li className="waiting-row">
      <div className="waiting-what">
        <button type="button" className="waiting-open" onClick={openIt}>
          {deeds ? <Sentence deeds={deeds} form={form} /> : what}
        </button>
        <p className="waiting-from hint">
          <AccountMark address={item.source} />
          <span>{say.parts("from", { account: <PartyName address={item.source} /> })}</span>
        </p>
        {item.ending ? (
          <Ended item={item} />
        ) : (
          <Signers status={signatureStatus} address={address} />
        )}
      </div>
      <div className="waiting-end">
        {!item.ending && item.expiresAt !== undefined && <TimeLeft expiresAt={item.expiresAt} />}
        {act === "copy" ? (
          <CopyLink item={item} what={what} />
        ) : (
          <Button onClick={openIt} aria-label={`${say(act)}: ${what}`}>
            {say(act)}
          </Button>
        )}
        <Button look="quiet" onClick={onDiscard} aria-label={say("discardNamed", { what })}>
          {say("discard")}
        </Button>
      </div>
    </li>
  )
}

function Ended({ item }: { item: WaitingItem }): ReactElement {
  const isGood = item.ending?.how === "applied"
  return (
    <p className="waiting-who" data-tone={isGood ? "good" : "bad"}>
      <Icon name={isGood ? "check" : "cross"} />
      <span>{endingWords(item)}</span>
    </p>
  )
}

function Signers({
  status,
  address,
}: {
  status: SignatureStatus | undefined
  address: string
}): ReactElement {
  const names = useSignerNames(address)
  const progress = status && progressOf(status)
  const { signed, missing } = status ? whoSigned(status) : { signed: [], missing: [] }
  return (
    <p className="waiting-who">
      {progress && (
        <>
          <Pips {...progress} />
          <strong>{say("count", progress)}</strong>
        </>
      )}
      {signed.length > 0 && <span className="hint">{say("signed", { names: names(signed) })}</span>}
      {missing.length > 0 && (
        <span className="hint">{say("missing", { names: names(missing) })}</span>
      )}
    </p>
  )
}

function CopyLink({ item, what }: { item: WaitingItem; what: string }): ReactElement {
  const { mode } = usePage()
  const { passphrase } = usePageNetwork()
  const open = useOpenItem()
  const link = addressWith(
    writeTransactionLink(item.xdr, passphrase, item.note),
    location.href,
    mode,
  )
  return isShareable(link) ? (
    <CopyButton text={link} name={`${say("copy")}: ${what}`} label={say("copy")} look="framed" />
  ) : (
    // There it is a file.
    <Button onClick={() => open(item, true)} aria-label={`${say("open")}: ${what}`}>
      {say("open")}
    </Button>
  )
}
