import type { ReactElement } from "react"
import { LONGEST_MESSAGE } from "../../logic/links/stellar-link.js"
import { say } from "../../texts/en/signatures.js"
import { InputField } from "../../ui/field.js"
import type { ShareLink } from "./use-share-link.js"

/** The visitor's note for the next signer. */
export function NoteField({ share }: { share: ShareLink }): ReactElement {
  const { note, setNote, isNoteTooLong } = share
  return (
    <InputField
      label={say("note")}
      hint={say("noteHint")}
      problem={isNoteTooLong ? say("noteTooLong", { most: LONGEST_MESSAGE }) : undefined}
      value={note}
      onChange={setNote}
    />
  )
}
