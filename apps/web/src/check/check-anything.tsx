import { preloadPreview, useNetworkName } from "@alidade/react"
import { type ReactElement, useEffect, useState } from "react"
import { CheckError } from "../logic/check/check-error.js"
import { type CheckKind, checkKinds, type Detected, treatAs } from "../logic/check/detect.js"
import { type Input, readInput } from "../logic/check/inputs.js"
import { readCheckFile } from "../logic/check/read-check-file.js"
import type { PageNetwork } from "../logic/networks/networks.js"
import { readPastedProof } from "../logic/proof/proof-link.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { useTabStores } from "../page/tab-stores.js"
import { say } from "../texts/en/check.js"
import { ClearButton } from "../ui/clear-button.js"
import { FileField } from "../ui/file-field.js"
import { Notice } from "../ui/notice.js"
import { Outcome } from "../ui/outcome.js"
import { Answers } from "./answers.js"
import { CheckBar } from "./check-bar.js"
import { checkReason } from "./check-reason.js"
import { InputView } from "./input-view.js"
import { recognizedText } from "./recognized-text.js"
import { checkDetected, findOut, type Result } from "./result.js"
import { ResultView } from "./result-view.js"
import { SignatureFields } from "./signature-fields.js"
import { useCheck } from "./use-check.js"
import { useInput } from "./use-input.js"
import { useSigners } from "./use-signers.js"

/** The fields besides the text itself. `kind` is the visitor's correction. */
const fieldNames = ["text", "kind", "message", "signature", "address", "extra"] as const

/** Checks whatever is pasted: the page recognizes what it is, the visitor can correct it, and adds what is missing. */
export function CheckAnything(): ReactElement {
  const { networks, inbox } = usePage()
  const { drafts } = useTabStores()
  const selected = usePageNetwork()
  const nameNetwork = useNetworkName()
  // Preload the preview, so that the check also works offline.
  useEffect(() => void preloadPreview().catch(() => {}), [])
  const [error, setError] = useState<unknown>()
  const checking = useCheck<(typeof fieldNames)[number], Result | undefined>(
    fieldNames,
    async ({ text, kind, ...typed }, signal): Promise<Result | undefined> => {
      // The state may still be that of the last text.
      const input = await readInput(text, networks)
      if (!input) throw new CheckError({ problem: "nothing" })
      const detected = detectedIn(input, correctionIn(kind, input), text)
      const network = networkOf(input, networks, selected)
      if (!network) throw new CheckError({ problem: "noSuchNetwork" })
      const known = networks.map(({ passphrase }) => passphrase)
      const options = { network, known, signal }
      if (!detected) return findOut(input, options)
      if (detected.kind !== "proof") return checkDetected(detected, typed, options)
      const proof = detected.parts.proof ?? text
      readPastedProof(proof)
      inbox.open({ what: "proof", link: proof })
      return undefined
    },
    { drafts, form: "check" },
  )
  const { texts, change, clear, outcome, submit, forget } = checking
  const input = useInput(texts.text)
  const correction = correctionIn(texts.kind, input)
  const detected = input && detectedIn(input, correction, texts.text)
  const network = detected ? selected : networkOf(input, networks, selected)
  const result = outcome && "result" in outcome ? outcome.result : undefined
  const signers = useSigners(result)

  function empty(): void {
    setError(undefined)
    clear()
  }

  return (
    <form
      className="check-form"
      noValidate
      onSubmit={submit}
      onChange={forget}
      aria-label={say("title")}
    >
      <FileField
        label={say("text")}
        hint={
          input && !detected
            ? say("learns", { network: nameNetwork((network ?? selected).passphrase) })
            : say("textHint", { network: nameNetwork(selected.passphrase) })
        }
        accept=".json,.xdr,.txt,application/json,text/plain"
        readFile={readCheckFile}
        value={texts.text}
        onChange={(text) => change("text", text)}
        error={error}
        onError={setError}
        reason={checkReason}
      />
      <div className="check-status">
        <p role="status" className="detected">
          {input && recognizedText(input, nameNetwork)}
        </p>
        {texts.text !== "" && <ClearButton onClear={empty} />}
      </div>
      {input && (
        <>
          {!detected && !result && (
            <div className="check-part">
              <InputView input={input} />
            </div>
          )}
          <SignatureFields
            detected={detected}
            correction={correction}
            onCorrect={(kind) =>
              change("kind", kindOf(input) === kind ? "" : `${kindOf(input)} ${kind}`)
            }
            texts={texts}
            onChange={change}
          />
        </>
      )}
      {!input && <Answers />}
      <Outcome role="alert">
        {outcome && "error" in outcome && (
          <Notice tone="warn" title={say("impossible")}>
            <p>{checkReason(outcome.error)}</p>
          </Notice>
        )}
      </Outcome>
      <Outcome role="status">
        {result && <ResultView result={result} signers={signers.status} />}
      </Outcome>
      <CheckBar
        input={input}
        detected={detected}
        network={network}
        result={result}
        signers={signers}
        onClear={empty}
      />
    </form>
  )
}

/** What the visitor's correction counts for. */
function kindOf(input: Input): string {
  return input.kind === "signed" ? input.detected.kind : input.kind
}

/** The visitor's correction. It counts for what was recognized when it was made. */
function correctionIn(text: string, input: Input | undefined): CheckKind | undefined {
  const [from, to] = text.split(" ")
  return input && from === kindOf(input) ? checkKinds.find((kind) => kind === to) : undefined
}

/** What is checked as a signature, if anything is. */
function detectedIn(
  input: Input,
  correction: CheckKind | undefined,
  text: string,
): Detected | undefined {
  const found = input.kind === "signed" ? input.detected : undefined
  if (!correction) return found
  return treatAs(
    correction,
    text,
    found ?? { kind: "message", form: "text", parts: { message: text } },
  )
}

/** The network to ask about an input: the one that it names, if the page has it. */
function networkOf(
  input: Input | undefined,
  networks: readonly PageNetwork[],
  selected: PageNetwork,
): PageNetwork | undefined {
  const named = input && "network" in input ? input.network : undefined
  return named === undefined ? selected : networks.find(({ passphrase }) => passphrase === named)
}
