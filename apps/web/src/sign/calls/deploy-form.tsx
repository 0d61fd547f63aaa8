import { ForeignText } from "@alidade/react"
import { type ReactElement, useState } from "react"
import {
  CONSTRUCTOR,
  type CodeProblem,
  composeDeployment,
  composeUpload,
  readCode,
  writeCode,
} from "../../logic/contract/code.js"
import { openDraft } from "../../logic/contract/draft.js"
import { encodeArguments } from "../../logic/contract/encode-arguments.js"
import { readArguments, type ValueProblems } from "../../logic/contract/read-value.js"
import { argumentsOf } from "../../logic/contract/spec.js"
import { usePageNetwork } from "../../page/page.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/calls.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ComposeForm } from "../../ui/compose-form.js"
import { Fact } from "../../ui/fact.js"
import { FileField } from "../../ui/file-field.js"
import { reasonOf } from "../../ui/reason-of.js"
import { useAsync } from "../../ui/use-async.js"
import type { CallProblem } from "./call-failure.js"
import { CallContext, Parts } from "./type-field.js"

export interface DeployFormProps {
  address: string
  /** Called with the envelope, base64 XDR. */
  onBuilt: (xdr: string) => void
}

const noDecimals: ReadonlyMap<string, number> = new Map()
const noProblems: ValueProblems = new Map()

/** Uploads code, and creates a contract of code that the network has. What the code is stands before either. */
export default function DeployForm({ address, onBuilt }: DeployFormProps): ReactElement {
  const network = usePageNetwork()
  const { passphrase, rpcUrl } = network
  const draft = `deploy ${address} ${passphrase}`
  const [text, setText] = useDraft(draft, "code")
  const [typed, setTyped] = useDraft(draft, "arguments")
  const [isTried, setTried] = useState(false)
  const [wrongFile, setWrongFile] = useState<unknown>()
  const given = text.trim()
  const read = useAsync(given === "" ? undefined : `${rpcUrl} ${given}`, (signal) =>
    readCode(given, rpcUrl, signal),
  )
  const code = read.data
  const isDeployed = code?.isUploaded === true
  const values =
    code && isDeployed && code.hasConstructor
      ? readArguments(code.spec, CONSTRUCTOR, openDraft(typed))
      : { args: {} }
  const problems = "problems" in values ? values.problems : noProblems
  const request = say(isDeployed ? "deploy" : "upload")

  async function compose(): Promise<void> {
    if (!code) return
    if (!code.isUploaded) {
      const built = await composeUpload(code, address, network)
      // Its hash stands for the code once the network has it.
      setText(code.hash)
      return onBuilt(built)
    }
    if (!("args" in values)) return
    const args = code.hasConstructor ? encodeArguments(code.spec, CONSTRUCTOR, values.args) : []
    onBuilt(await composeDeployment(code, args, address, network))
  }

  return (
    <ComposeForm
      label={say("deployForm")}
      request={request}
      action={sayOfSigning("review")}
      failed={say("failed")}
      reason={(error) => reasonOf<CallProblem>(error, say.problem)}
      unready={() => {
        setTried(true)
        return !code || problems.size > 0
      }}
      compose={compose}
      onClear={() => {
        setText("")
        setTyped("")
        setTried(false)
      }}
    >
      <h2 className="work-title">{say("deployForm")}</h2>
      <FileField
        label={say("code")}
        hint={say("codeHint")}
        accept=".wasm,application/wasm"
        readFile={writeCode}
        value={text}
        onChange={setText}
        error={
          wrongFile ??
          (read.status === "failed" ? read.error : isTried && given === "" ? noCode : undefined)
        }
        reason={(error) =>
          error === noCode ? say("missing") : reasonOf<CodeProblem>(error, say.problem)
        }
        onError={setWrongFile}
      />
      {code && (
        <>
          <dl className="facts">
            <Fact name={say("hash")}>
              <bdi dir="ltr" className="mono">
                {code.hash}
              </bdi>
            </Fact>
            <Fact name={say("functions")}>
              <ForeignText text={code.functions.join(", ")} max={LONGEST} />
            </Fact>
            <Fact name={say("onNetwork")}>{say(isDeployed ? "uploaded" : "notYet")}</Fact>
          </dl>
          {isDeployed && code.hasConstructor && (
            <CallContext
              value={{ spec: code.spec, problems, isTried, decimals: noDecimals, address }}
            >
              <div className="function-fields">
                <h3 className="label">{say("constructorOf")}</h3>
                <Parts
                  parts={argumentsOf(code.spec, CONSTRUCTOR)}
                  keys={(part) => part.name}
                  path=""
                  value={openDraft(typed)}
                  onChange={(value) => setTyped(JSON.stringify(value))}
                />
              </div>
            </CallContext>
          )}
        </>
      )}
    </ComposeForm>
  )
}

/** Nothing is given. */
const noCode = Symbol("no code")

/** The names of this many characters are shown. */
const LONGEST = 2000
