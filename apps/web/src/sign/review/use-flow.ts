import { toWalletError } from "@alidade/core"
import { useEffect, useReducer, useRef } from "react"
import { type Flow, nextStep, type Sent, startFlow } from "../../logic/sign/flow.js"
import type { ReviewKinds } from "../../page/open-reviews.js"
import { usePageNetwork } from "../../page/page.js"
import type { Form } from "../../page/place.js"
import { type SignedKinds, subjectOf } from "../../page/signed-work.js"
import { useTabStores } from "../../page/tab-stores.js"
import { useStep } from "../../page/use-step.js"
import { useNoteAnswer } from "./use-note-answer.js"

/** What a link or the activity opened, in place of what is kept. A payment to fill in has none of these. */
export interface Opened<Review, Signed> {
  review?: Review | undefined
  signed?: Signed | undefined
  /** The network's answer to the signed work. */
  result?: Sent | undefined
  /** Called once it is kept: then it is no longer opened, because another opening would review it again. */
  onKept: () => void
}

/** A piece of work of a tab, and what can be done with it. */
export interface UseFlow<Review, Signed> {
  /** What is shown: `compose` also after the visitor went back to the form. */
  flow: Flow<Review, Signed, Sent>
  /** Shows the review of what a form built, or of a change of it. */
  review: (review: Review) => void
  /** Asks the wallet, and keeps what it signed. The signal ends the request. */
  ask: (sign: (signal: AbortSignal) => Promise<Signed>) => Promise<void>
  /** Keeps what is ready to send instead of the review. */
  keep: (signed: Signed) => void
  /** Replaces the signed work. */
  change: (signed: Signed) => void
  /** Sends signed work, one at a time. The task never throws. */
  send: (signed: Signed, task: () => Promise<Sent>) => Promise<void>
  /** Leaves the work. Other signed work for this account and network is shown again. */
  leave: () => void
}

/**
 * The work of a job for an account on the page's network. A review, signed work, and what came of sending it are kept
 * until they are left, across a change of network and a reload. What was opened is shown first, and its review is not
 * kept: its link or the activity has it. Its step is in the page's address, and once it is left, that of its form. Remount
 * the caller for another account or network.
 */
export function useFlow<Kind extends keyof ReviewKinds>(
  kind: Kind,
  address: string,
  opened: Opened<ReviewKinds[Kind], SignedKinds[Kind]> | undefined,
  form?: Form,
): UseFlow<ReviewKinds[Kind], SignedKinds[Kind]> {
  type Review = ReviewKinds[Kind]
  type Signed = SignedKinds[Kind]
  const { reviews, signedWork } = useTabStores()
  const { passphrase } = usePageNetwork()
  const subject = subjectOf(address, passphrase)
  const noteAnswer = useNoteAnswer()
  const [work, dispatch] = useReducer(nextStep<Review, Signed, Sent>, undefined, () =>
    startFlow<Review, Signed, Sent>(
      opened ?? {
        review: reviews.get(kind, address, passphrase),
        signed: signedWork.get(kind, subject),
        result: signedWork.sent(kind, subject),
      },
    ),
  )
  const { isShown, show } = useStep(kind, stepName(work), form)
  const flow: typeof work = isShown ? work : { step: "compose" }
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  useEffect(() => {
    if (!isShown) asking.current?.abort()
  }, [isShown])
  const isOpened = opened !== undefined
  const kept = !isOpened && "review" in flow ? flow.review : undefined
  useEffect(() => {
    reviews.set(kind, address, passphrase, kept)
  }, [reviews, kind, address, passphrase, kept])

  /** What is left is no longer kept. */
  const release = (signed: Signed): void => {
    if (signedWork.get(kind, subject) === signed) signedWork.discard(kind, subject)
  }
  const confirmed = !isShown && work.step === "sent" ? work.signed : undefined
  useEffect(() => {
    // The visitor went back from it to the form.
    if (confirmed && signedWork.get(kind, subject) === confirmed) signedWork.discard(kind, subject)
  }, [signedWork, kind, subject, confirmed])
  const keep = (signed: Signed): void => {
    signedWork.keep(kind, subject, signed)
    dispatch({ type: "signed", signed })
    opened?.onKept()
  }
  return {
    flow,
    review(review) {
      if (flow.step === "asking") return
      dispatch({ type: "reviewed", review })
      show()
    },
    async ask(sign) {
      if (flow.step === "asking") return
      const controller = new AbortController()
      asking.current = controller
      dispatch({ type: "asked" })
      try {
        const signed = await sign(controller.signal)
        if (asking.current === controller) keep(signed)
      } catch (error) {
        if (asking.current === controller) dispatch({ type: "failed", error: toWalletError(error) })
      }
    },
    keep,
    change(signed) {
      if (flow.step !== "signed") return
      signedWork.keep(kind, subject, signed)
      dispatch({ type: "changed", signed })
    },
    async send(signed, task) {
      if (flow.step === "sending" || flow.step === "sent") return
      dispatch({ type: "sending" })
      const result = { ...(await task()), at: Date.now() }
      dispatch({ type: "answered", signed, result })
      // Other work that is kept comes first.
      if ((signedWork.get(kind, subject) ?? signed) === signed) {
        signedWork.keep(kind, subject, signed, result)
      }
      noteAnswer(result)
    },
    leave() {
      asking.current?.abort()
      asking.current = undefined
      if ("signed" in flow) release(flow.signed)
      dispatch({ type: "left", before: signedWork.get(kind, subject) })
    },
  }
}

/** The step in the page's address. */
function stepName({ step }: Flow<unknown, unknown, Sent>): string | undefined {
  if (step === "compose") return undefined
  return step === "asking" ? "review" : step
}
