import { useState } from "react"
import { usePage, usePageNetwork } from "../app/page.js"
import { type SignedKinds, subjectOf } from "./signed-work.js"

/** Signed work of one kind for an account on the page's network, and how to keep and to discard it. */
export interface UseSignedWork<Work> {
  /** What is shown. */
  work: Work | undefined
  /** It was signed just now, and not brought back. */
  fresh: boolean
  /** Shows it, and keeps it until it is sent or discarded. */
  keep: (work: Work) => void
  /** It was sent: it stays on screen and is kept no longer. */
  settle: () => void
  /** Puts away what is shown. Other work that was kept for this account and network comes back. */
  discard: () => void
}

/**
 * What a tab has signed, kept while one looks at another network and across a reload. Where something was brought, that
 * is shown first: it is safe in its link or in the activity. Mount the caller anew for another account or network.
 */
export function useSignedWork<Kind extends keyof SignedKinds>(
  kind: Kind,
  address: string,
  brought: { work?: SignedKinds[Kind] | undefined } | undefined,
): UseSignedWork<SignedKinds[Kind]> {
  const { signedWork } = usePage()
  const subject = subjectOf(address, usePageNetwork().passphrase)
  const [work, show] = useState(() => (brought ? brought.work : signedWork.get(kind, subject)))
  const [fresh, setFresh] = useState(false)
  const settle = (): void => {
    if (signedWork.get(kind, subject) === work) signedWork.discard(kind, subject)
  }
  return {
    work,
    fresh,
    keep(signed) {
      signedWork.keep(kind, subject, signed)
      setFresh(true)
      show(signed)
    },
    settle,
    discard() {
      settle()
      setFresh(false)
      show(signedWork.get(kind, subject))
    },
  }
}
