import type { ReactElement } from "react"
import type { AuthorizationToSign } from "../../logic/sign/read-authorization.js"
import type { SigningOptions } from "../../logic/sign/signing-options.js"
import { say } from "../../texts/en/entries.js"
import { More } from "../../ui/more.js"
import { DelegatesForm } from "./delegates-form.js"
import { SignFor, type SignForProps } from "./sign-for.js"
import { SignaturePlaces } from "./signature-places.js"

export interface SigningDetailsProps extends Omit<SignForProps, "options"> {
  work: AuthorizationToSign
  signing: SigningOptions
  /** Called with the entry once it has other delegates. */
  onEntry: (entry: string) => void
}

/** For whom an authorization is signed, and the signatures of its entry. */
export default function SigningDetails(props: SigningDetailsProps): ReactElement {
  const { work, signing, onEntry, ...choice } = props
  const { options, places, canDelegate } = signing
  const isForOther = options.every(({ onBehalfOf }) => onBehalfOf !== undefined)
  return (
    <>
      {isForOther && <SignFor options={options} {...choice} />}
      {places.length > 0 && <SignaturePlaces places={places} />}
      {canDelegate && work.entry !== undefined && (
        <More summary={say("addDelegates")}>
          {() => <DelegatesForm entry={work.entry ?? ""} onChanged={onEntry} />}
        </More>
      )}
    </>
  )
}
