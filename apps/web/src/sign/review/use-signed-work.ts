import { useState } from "react"
import { usePageNetwork } from "../../page/page.js"
import { type SignedKinds, subjectOf } from "../../page/signed-work.js"
import { useTabStores } from "../../page/tab-stores.js"

/** Signed work of one kind for an account on the page's network, and functions to keep and discard it. */
export interface UseSignedWork<Work> {
  /** What is shown. */
  work: Work | undefined
  /** Whether it was signed just now, not restored. */
  fresh: boolean
  /** Shows it, and keeps it until it is discarded. */
  keep: (work: Work) => void
  /** Discards what is shown. Other work for this account and network is shown again. */
  discard: () => void
}

/**
 * The signed work of a tab, kept across a change of network and a reload. An opened item is shown first; it stays
 * available in its link or the activity. Remount the caller for another account or network.
 */
export function useSignedWork<Kind extends keyof SignedKinds>(
  kind: Kind,
  address: string,
  opened: { work?: SignedKinds[Kind] | undefined } | undefined,
): UseSignedWork<SignedKinds[Kind]> {
  const { signedWork } = useTabStores()
  const subject = subjectOf(address, usePageNetwork().passphrase)
  const [{ work, fresh }, show] = useState(() => ({
    work: opened ? opened.work : signedWork.get(kind, subject),
    fresh: false,
  }))
  return {
    work,
    fresh,
    keep(signed) {
      signedWork.keep(kind, subject, signed)
      show({ work: signed, fresh: true })
    },
    discard() {
      if (signedWork.get(kind, subject) === work) signedWork.discard(kind, subject)
      show({ work: signedWork.get(kind, subject), fresh: false })
    },
  }
}
