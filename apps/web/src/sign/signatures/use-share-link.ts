import { useState } from "react"
import { addressWith, isShareable } from "../../logic/links/address.js"
import { isMessageTooLong, writeTransactionLink } from "../../logic/links/stellar-link.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { useWaitingItem } from "../../page/use-waiting-item.js"

/** A link for the next signer. */
export interface ShareLink {
  /** The address of this page with the envelope in its fragment. Undefined if it is too long to send to someone. */
  link: string | undefined
  /** The visitor's note for the next signer, which goes with the link. It is kept with the waiting transaction. */
  note: string
  setNote: (note: string) => void
  /** The note is too long, so the link goes without it. */
  isNoteTooLong: boolean
}

/** The link that passes a base64 envelope on, with a note. */
export function useShareLink(xdr: string): ShareLink {
  const { mode } = usePage()
  const { passphrase } = usePageNetwork()
  const { item, setNote } = useWaitingItem(xdr)
  const [typed, setTyped] = useState<string>()
  const note = typed ?? item?.note ?? ""
  const isNoteTooLong = isMessageTooLong(note)
  const msg = isNoteTooLong ? "" : note.trim()
  const link = addressWith(writeTransactionLink(xdr, passphrase, msg), location.href, mode)
  return {
    link: isShareable(link) ? link : undefined,
    note,
    setNote(text) {
      setTyped(text)
      if (!isMessageTooLong(text)) setNote(text)
    },
    isNoteTooLong,
  }
}
