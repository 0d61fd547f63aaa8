import type { ReactElement } from "react"
import { type CheckKind, checkKinds, type Detected, missingParts } from "../logic/check/detect.js"
import { say } from "../texts/en/check.js"
import { Choice } from "../ui/choice.js"
import { TextField } from "../ui/field.js"
import { More } from "../ui/more.js"

type Name = "message" | "signature" | "address" | "extra"

export interface SignatureFieldsProps {
  /** What is checked, if it is a signature. */
  detected: Detected | undefined
  /** What the text is checked as by the visitor's wish. */
  correction: CheckKind | undefined
  onCorrect: (kind: CheckKind) => void
  texts: Readonly<Record<Name, string>>
  onChange: (name: Name, text: string) => void
}

/** The fields for what the text lacks of a signature, and the visitor's corrections. */
export function SignatureFields(props: SignatureFieldsProps): ReactElement {
  const { detected, correction, onCorrect, texts, onChange } = props
  const missing = detected ? missingParts(detected) : []
  return (
    <>
      {missing.includes("message") && (
        <TextField
          label={say("messageField")}
          hint={say("messageHint")}
          rows={4}
          code={false}
          value={texts.message}
          onChange={(text) => onChange("message", text)}
        />
      )}
      {missing.includes("signature") && (
        <TextField
          label={say("signatureField")}
          hint={say(detected?.kind === "message" ? "messageSignatureForms" : "signatureHint")}
          rows={2}
          value={texts.signature}
          onChange={(text) => onChange("signature", text)}
        />
      )}
      {missing.includes("address") && (
        <TextField
          label={say("addressField")}
          placeholder="G…"
          value={texts.address}
          onChange={(text) => onChange("address", text)}
        />
      )}
      <More summary={say("checkOtherwise")} open={correction !== undefined || texts.extra !== ""}>
        {() => (
          <div className="stack">
            <Choice<CheckKind | "">
              label={say("checkAs")}
              options={checkKinds.map((kind) => [kind, say(optionTexts[kind])] as const)}
              value={detected?.kind ?? ""}
              onChange={(kind) => kind && onCorrect(kind)}
            />
            {detected?.kind === "envelope" && (
              <TextField
                label={say("extra")}
                hint={say("extraHint")}
                rows={2}
                placeholder="G…"
                value={texts.extra}
                onChange={(text) => onChange("extra", text)}
              />
            )}
          </div>
        )}
      </More>
    </>
  )
}

const optionTexts = {
  envelope: "asEnvelope",
  authorization: "asAuthorization",
  message: "asMessage",
  proof: "asProof",
} as const satisfies Readonly<Record<CheckKind, string>>
