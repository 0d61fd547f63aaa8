import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useState } from "react"
import type { Values } from "../../logic/operations/field.js"
import { emptyOperation } from "../../logic/operations/operation.js"
import { readDraft, saveDraft } from "../../logic/operations/saved-draft.js"
import {
  reservesOf,
  type SponsoredKind,
  sponsorDraft,
  sponsoredKinds,
  sponsorProblems,
} from "../../logic/operations/sponsor.js"
import { entryOf } from "../../logic/operations/table.js"
import { readDestination } from "../../logic/pasted/address.js"
import { operationsDraft } from "../../page/operations-draft.js"
import { usePageNetwork } from "../../page/page.js"
import { useParties } from "../../page/parties.js"
import { partyText } from "../../page/party-name.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/forms.js"
import { say as sayOfReceivers } from "../../texts/en/receivers.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { SelectField } from "../../ui/field.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { useFee } from "../fees/use-fee.js"
import { FieldContext } from "../fields/field-context.js"
import { armOf, labelOf } from "../fields/field-words.js"
import { KindField, KindFields } from "../fields/kind-field.js"
import { useLookAlikeQuestion } from "../fields/use-look-alike-question.js"
import { useReceiver } from "../fields/use-receiver.js"
import { DraftForm } from "./draft-form.js"
import type { OperationsFormProps } from "./operations-form.js"
import { useDeedsOf } from "./use-deeds-of.js"

const kinds = Object.keys(sponsoredKinds) as readonly SponsoredKind[]

/** Keeps the reserve for what another account gets: a new account, a trust line, data, or a signer. Both sign. */
export default function SponsorForm({ address, onBuilt }: OperationsFormProps): ReactElement {
  const { passphrase, horizonUrl } = usePageNetwork()
  const { account } = useAccountInfo()
  const parties = useParties()
  const sayDeeds = useSayDeeds()
  const form = operationsDraft(address, passphrase, "sponsor")
  const [text, setText] = useDraft(form, "draft")
  const [isTried, setTried] = useState(false)
  const [begin, made] = readDraft(text, address).operations
  const kind = kinds.find((one) => sponsoredKinds[one] === made?.type) ?? "account"
  const type = sponsoredKinds[kind]
  const sponsored = String(begin?.values.sponsoredId ?? "")
  const values = made?.values ?? emptyOperation(type).values
  const save = (changed: { kind?: SponsoredKind; sponsored?: string; values?: Values }): void =>
    setText(saveDraft(sponsorDraft(address, { kind, sponsored, values, ...changed })))

  const draft = sponsorDraft(address, { kind, sponsored, values })
  const fee = useFee({ draft: form, count: draft.operations.length })
  const problems = sponsorProblems(address, { kind, sponsored, values })
  const read = readDestination(sponsored)
  const { existence } = useReceiver(read, horizonUrl)
  const isNew = kind === "account"
  const wrong =
    sponsored.trim() === address
      ? say("sponsorSelf")
      : isNew && existence === "exists"
        ? say("sponsorExists")
        : !isNew && existence === "missing"
          ? sayOfReceivers("noAccount")
          : undefined
  const isGood = problems.size === 0 && wrong === undefined
  const [deeds] = useDeedsOf(address, isGood ? draft.operations : [])
  const question = useLookAlikeQuestion([sponsored.trim()], (_, known) =>
    save({ sponsored: known }),
  )
  const reserve = (account?.reserve.base ?? 0n) * reservesOf(kind)

  return (
    <DraftForm
      title={sayOfSigning("sponsor")}
      request={deeds && sayDeeds(deeds, "toDo", address)}
      fee={fee}
      draft={() => draft}
      onBuilt={onBuilt}
      question={question}
      unready={() => {
        setTried(true)
        return !isGood
      }}
      onClear={() => {
        setText("")
        setTried(false)
      }}
    >
      <FieldContext value={{ problems, isTried }}>
        <KindField
          field={{ name: "sponsoredId", kind: "account" }}
          path="sponsoredId"
          value={sponsored}
          onChange={(typed) => save({ sponsored: String(typed) })}
        />
        <SelectField
          label={labelOf("entry")}
          problem={wrong}
          options={kinds.map((one) => [one, armOf(one)] as const)}
          value={kind}
          onChange={(one) =>
            save({ kind: one, values: emptyOperation(sponsoredKinds[one]).values })
          }
        />
        <KindFields
          key={type}
          fields={entryOf(type).fields.filter(({ name }) =>
            kind === "signer" ? name === "signer" : name !== "destination",
          )}
          path=""
          values={values}
          onChange={(changed) => save({ values: changed })}
        />
      </FieldContext>
      <div className="op-facts" role="status">
        {"account" in read && !wrong && (
          <p className="ink">
            {say("bothSign", { account: partyText(sponsored.trim(), parties) })}
          </p>
        )}
        {reserve > 0n && (
          <p className="hint">{say("sponsorKeeps", { reserve: formatStroops(reserve) })}</p>
        )}
      </div>
    </DraftForm>
  )
}
