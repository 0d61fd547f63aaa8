import { AuthEntryPreview, MessagePreview, useNetworkName } from "@alidade/react"
import type { ReactElement, ReactNode } from "react"
import type { ProofPage, ProofStanding } from "../../logic/check/read-proof-page.js"
import { practiceNetwork } from "../../logic/networks/practice.js"
import type { Proof } from "../../logic/proof/proof.js"
import { useParty } from "../../page/parties.js"
import { PartyName } from "../../page/party-name.js"
import { Sentence } from "../../page/sentence/sentence.js"
import { say as sayOfChecks } from "../../texts/en/check.js"
import { say } from "../../texts/en/proof.js"
import { say as sayOfVerdicts } from "../../texts/en/verdicts.js"
import { late } from "../../ui/loading.js"
import { useArrival } from "../../ui/use-arrival.js"
import { ResultHead, type ResultTone } from "../result-head.js"

const Qr = late(() => import("../../ui/qr.js"), <div className="qr" />)

export interface ProofHeadProps {
  page: ProofPage
  /** The signer's weight for the account, as its network says; undefined if it wasn't asked. */
  weight: number | undefined
  /** The link of this proof. */
  link: string
}

/** Who signed, whether that holds, and what was signed. */
export function ProofHead({ page, weight, link }: ProofHeadProps): ReactElement {
  const heading = useArrival<HTMLHeadingElement>()
  const { proof, standing, transaction, parties } = page
  const nameNetwork = useNetworkName()
  const isSigned = standing === "signed" || (standing === "otherKey" && (weight ?? 0) > 0)
  return (
    <header className="proof-head">
      <div className="stack">
        <ResultHead
          ref={heading}
          tone={isSigned ? "done" : tones[standing]}
          title={<Title page={page} isSigned={isSigned} />}
        >
          <p>
            {subtitle(page, isSigned, nameNetwork)}{" "}
            {page.verdict.details.map(
              (detail) => detail.kind === "otherAddress" && sayOfVerdicts(detail.kind, detail),
            )}{" "}
            {isSigned && <NoneSaved addresses={parties.map(({ address }) => address)} />}
          </p>
        </ResultHead>
        {transaction ? (
          <p className="proof-sentence">
            <Sentence deeds={transaction.deeds} form="toDo" />
            <Memo page={page} />
          </p>
        ) : proof.kind === "message" ? (
          <MessagePreview message={proof.payload} />
        ) : (
          proof.kind === "authorization" && <AuthEntryPreview preimage={proof.payload} />
        )}
      </div>
      <div className="proof-code">
        <Qr text={link} label={say("code")} />
      </div>
    </header>
  )
}

const tones = {
  signed: "done",
  feeOnly: "open",
  otherKey: "open",
  unknownNetwork: "open",
  unverifiable: "open",
  invalid: "wrong",
} as const satisfies Readonly<Record<ProofStanding, ResultTone>>

function subtitle(
  { proof, standing, verdict }: ProofPage,
  isSigned: boolean,
  nameNetwork: (passphrase: string) => string,
): string {
  const network = "network" in proof ? nameNetwork(proof.network) : ""
  if (isSigned) return network === "" ? say("anyNetwork") : say("validFor", { network })
  switch (standing) {
    case "feeOnly":
      return sayOfVerdicts("signedFee")
    case "otherKey":
      return say("byOtherKey", { network })
    case "unknownNetwork":
      return say(isOfPractice(proof) ? "practiceHint" : "movesNothing")
    case "unverifiable":
      return sayOfVerdicts("onlyContract")
    default:
      return verdict.details.some(({ kind }) => kind === "otherNetwork")
        ? sayOfVerdicts("otherNetwork", { network })
        : sayOfVerdicts("notSigned")
  }
}

function Title({ page, isSigned }: { page: ProofPage; isSigned: boolean }): ReactNode {
  const { proof, standing, transaction } = page
  const { name } = useParty(proof.signer)
  if (standing === "invalid") return say("invalid")
  if (standing === "unverifiable") return sayOfVerdicts("cannotVerify")
  const signer = (
    <b>
      <PartyName address={proof.signer} />
    </b>
  )
  if (standing === "unknownNetwork" && isOfPractice(proof)) return say("practice")
  if (standing === "unknownNetwork") {
    return name === undefined
      ? say("signedForUnknown")
      : say.parts("signedByForUnknown", { name: signer })
  }
  if (standing === "otherKey" && !isSigned && transaction) {
    return say.parts("notSignedBy", {
      name: (
        <b>
          <PartyName address={transaction.account} />
        </b>
      ),
    })
  }
  return name === undefined ? say("validSignature") : say.parts("signedBy", { name: signer })
}

/** Whether a proof was made in practice, and is shown outside it. */
function isOfPractice(proof: Proof): boolean {
  return "network" in proof && proof.network === practiceNetwork.passphrase
}

function NoneSaved({ addresses }: { addresses: readonly string[] }): ReactNode {
  const [first = "", second = first] = addresses
  const one = useParty(first)
  const other = useParty(second)
  const isKnown = one.name !== undefined || other.name !== undefined || addresses.length > 2
  return isKnown ? null : say("noneSaved")
}

function Memo({ page }: { page: ProofPage }): ReactNode {
  const memo = page.transaction?.described.memo
  if (!memo || !("value" in memo.value) || typeof memo.value.value !== "string") return null
  return (
    <>
      {", "}
      {sayOfChecks.parts("withMemo", { memo: <bdi>“{memo.value.value}”</bdi> })}
    </>
  )
}
