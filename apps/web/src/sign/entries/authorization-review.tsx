import { AuthEntryPreview } from "@alidade/react"
import { type ReactElement, useState } from "react"
import type { AuthorizationToSign } from "../../logic/sign/read-authorization.js"
import type { SigningOption } from "../../logic/sign/signing-options.js"
import { usePageNetwork } from "../../page/page.js"
import { Sentence } from "../../page/sentence/sentence.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { late } from "../../ui/loading.js"
import { useAsync } from "../../ui/use-async.js"
import { Effects } from "../effects/effects.js"
import { Review, type ReviewProps } from "../review/review.js"
import { useAuthorizedDeeds } from "../review/use-brief.js"

const SigningDetails = late(() => import("./signing-details.js"))

export interface AuthorizationReviewProps extends Pick<ReviewProps, "flow" | "other"> {
  work: AuthorizationToSign
  /** The connected account. */
  address: string
  onSign: (option: SigningOption) => void
  /** Called with the entry once it has other delegates. */
  onEntry: (entry: string) => void
}

/**
 * The review of an authorization alone. If it is for another address than the account's, the user must choose to sign for
 * that one. Give it a key per authorization.
 */
export function AuthorizationReview(props: AuthorizationReviewProps): ReactElement {
  const { work, address, onSign, onEntry, ...review } = props
  const { preimage, entry } = work
  const { passphrase } = usePageNetwork()
  const deeds = useAuthorizedDeeds(preimage, address)
  const sayDeeds = useSayDeeds()
  const [chosen, choose] = useState<SigningOption>()
  const signing = useAsync([passphrase, address, preimage, entry].join(" "), async () => {
    const { readSigningOptions } = await import("../../logic/sign/signing-options.js")
    return readSigningOptions(work, address, passphrase)
  })
  // If its code can't be loaded, the kit still refuses an authorization for another address.
  const options = signing.status === "failed" ? [{}] : (signing.data?.options ?? [])
  const own = options.find(({ onBehalfOf }) => onBehalfOf === undefined)
  const option = own ?? chosen
  const isImpossible = signing.data !== undefined && options.length === 0
  return (
    <Review
      {...review}
      preimage={preimage}
      title={deeds && <Sentence deeds={deeds} form="toDo" account={address} />}
      request={deeds && sayDeeds(deeds, "toDo", address)}
      detail={sayOfSigning("noFee")}
      isHeld={option === undefined}
      onSign={isImpossible ? undefined : () => option && onSign(option)}
    >
      <Effects request={{ preimage }} address={address}>
        <AuthEntryPreview
          preimage={preimage}
          {...(own ? {} : { account: address })}
          {...(chosen?.onBehalfOf === undefined ? {} : { onBehalfOf: chosen.onBehalfOf })}
        />
      </Effects>
      {signing.data && (entry !== undefined || !own) && (
        <SigningDetails
          work={work}
          account={address}
          signing={signing.data}
          chosen={chosen}
          onChoose={choose}
          onEntry={onEntry}
        />
      )}
    </Review>
  )
}
