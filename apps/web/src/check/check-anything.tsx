import { preloadPreview } from "@alidade/react"
import { type ReactElement, useEffect, useState } from "react"
import { CheckError } from "../logic/check/check-error.js"
import { type Checked, checkParts } from "../logic/check/check-parts.js"
import {
  type CheckKind,
  checkKinds,
  type Detected,
  detect,
  type Form,
  missingParts,
  treatAs,
} from "../logic/check/detect.js"
import { readCheckFile } from "../logic/check/read-check-file.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/check.js"
import { Choice } from "../ui/choice.js"
import { TextField } from "../ui/field.js"
import { FileField } from "../ui/file-field.js"
import { CheckFrame } from "./check-frame.js"
import { checkReason } from "./check-reason.js"
import { CheckedView } from "./checked-view.js"
import { useCheck } from "./use-check.js"

/** The fields besides the text itself. `kind` is the visitor's correction. */
const fieldNames = ["text", "kind", "message", "signature", "address", "extra"] as const

/** Checks whatever is pasted: the page detects what it is, the visitor can correct it, and adds what is missing. */
export function CheckAnything(): ReactElement {
  const known = usePage().networks.map(({ passphrase }) => passphrase)
  // Preload the preview, so that the check also works offline.
  useEffect(() => void preloadPreview().catch(() => {}), [])
  const [error, setError] = useState<unknown>()
  const checking = useCheck<(typeof fieldNames)[number], Checked>(
    fieldNames,
    async ({ text, kind, extra, ...rest }, signal) => {
      const found = await detect(text)
      if (!found) throw new CheckError({ problem: "nothing" })
      const detected = corrected(kind, text, found)
      const parts = { ...rest, ...detected.parts }
      return checkParts({ ...detected, parts, extra }, signal, known)
    },
    "check",
  )
  const { texts, change, clear } = checking
  const found = useDetected(texts.text)
  const detected = found && corrected(texts.kind, texts.text, found)
  const missing = detected ? missingParts(detected) : []

  return (
    <CheckFrame
      label={say("form")}
      checking={{
        ...checking,
        clear() {
          setError(undefined)
          clear()
        },
      }}
      show={(checked) => <CheckedView checked={checked} />}
    >
      <FileField
        label={say("text")}
        hint={say("textHint")}
        accept=".json,.xdr,.txt,application/json,text/plain"
        readFile={readCheckFile}
        value={texts.text}
        onChange={(text) => change("text", text)}
        error={error}
        onError={setError}
        reason={checkReason}
      />
      <p role="status" className="detected">
        {found &&
          say.parts("recognized", {
            form: <b>{say(formText(found.form))}</b>,
          })}
      </p>
      {found && detected && (
        <Choice
          label={say("checkAs")}
          options={checkKinds.map((kind) => [kind, say(optionTexts[kind])] as const)}
          value={detected.kind}
          // What was detected needs no correction.
          onChange={(kind) => change("kind", kind === found.kind ? "" : `${found.kind} ${kind}`)}
        />
      )}
      {missing.includes("message") && (
        <TextField
          label={say("messageField")}
          hint={say("messageHint")}
          rows={4}
          code={false}
          value={texts.message}
          onChange={(text) => change("message", text)}
        />
      )}
      {missing.includes("signature") && (
        <TextField
          label={say("signatureField")}
          hint={say(detected?.kind === "message" ? "messageSignatureForms" : "signatureHint")}
          rows={2}
          value={texts.signature}
          onChange={(text) => change("signature", text)}
        />
      )}
      {missing.includes("address") && (
        <TextField
          label={say("addressField")}
          placeholder="G…"
          value={texts.address}
          onChange={(text) => change("address", text)}
        />
      )}
      {detected?.kind === "envelope" && (
        <TextField
          label={say("extra")}
          hint={say("extraHint")}
          rows={2}
          placeholder="G…"
          value={texts.extra}
          onChange={(text) => change("extra", text)}
        />
      )}
    </CheckFrame>
  )
}

const optionTexts = {
  envelope: "asEnvelope",
  authorization: "asAuthorization",
  message: "asMessage",
  proof: "asProof",
} as const satisfies Readonly<Record<CheckKind, string>>

function formText(form: Form) {
  if (form === "text") return "plainText"
  return form === "signedMessage" ? "hexMessage" : form
}

/** What to check, with the visitor's correction. It counts for what was detected when it was made. */
function corrected(correction: string, text: string, detected: Detected): Detected {
  const [from, to] = correction.split(" ")
  const kind = checkKinds.find((kind) => kind === to)
  return kind && from === detected.kind ? treatAs(kind, text, detected) : detected
}

/** What a text is. While it is read, what the last one was. */
function useDetected(text: string): Detected | undefined {
  const [detected, setDetected] = useState<Detected>()
  useEffect(() => {
    let isCurrent = true
    void detect(text).then((found) => {
      if (isCurrent) setDetected(found)
    })
    return () => {
      isCurrent = false
    }
  }, [text])
  return detected
}
