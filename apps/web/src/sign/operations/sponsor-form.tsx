import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement } from "react"
import type { Values } from "../../logic/operations/field.js"
import { emptyOperation } from "../../logic/operations/operation.js"
import {
  reservesOf,
  type SponsoredKind,
  sponsorDraft,
  sponsoredKinds,
  sponsorProblems,
} from "../../logic/operations/sponsor.js"
import { entryOf } from "../../logic/operations/table.js"
import { readDestination } from "../../logic/pasted/address.js"
import { usePageNetwork } from "../../page/page.js"
import { useParties } from "../../page/parties.js"
import { partyText } from "../../page/party-name.js"
import { say } from "../../texts/en/forms.js"
import { say as sayOfReceivers } from "../../texts/en/receivers.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { SelectField } from "../../ui/field.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { useFee } from "../fees/use-fee.js"
import { armOf, labelOf } from "../fields/field-words.js"
import { KindField, KindFields } from "../fields/kind-field.js"
import { useReceiver } from "../fields/use-receiver.js"
import { DraftForm } from "./draft-form.js"
import type { OperationsFormProps } from "./operations-form.js"
import { useToDo } from "./use-deeds-of.js"
import { useSavedOperations } from "./use-saved-operations.js"

const kinds = Object.keys(sponsoredKinds) as readonly SponsoredKind[]

/** Keeps the reserve for what another account gets: a new account, a trust line, data, or a signer. Both sign. */
export default function SponsorForm({ address, onBuilt }: OperationsFormProps): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const { account } = useAccountInfo()
  const parties = useParties()
  const saved = useSavedOperations(address, "sponsor")
  const [begin, made] = saved.draft.operations
  const kind = kinds.find((one) => sponsoredKinds[one] === made?.type) ?? "account"
  const type = sponsoredKinds[kind]
  const sponsored = String(begin?.values.sponsoredId ?? "")
  const values = made?.values ?? emptyOperation(type).values
  const sponsorship = { kind, sponsored, values }
  const save = (changed: { kind?: SponsoredKind; sponsored?: string; values?: Values }): void =>
    saved.change(sponsorDraft(address, { ...sponsorship, ...changed }))

  const draft = sponsorDraft(address, sponsorship)
  const fee = useFee({ draft: saved.name, count: draft.operations.length })
  const problems = sponsorProblems(address, sponsorship)
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
  const isReady = wrong === undefined
  const request = useToDo(address, isReady && problems.size === 0 ? draft.operations[0] : undefined)
  const reserve = (account?.reserve.base ?? 0n) * reservesOf(kind)

  return (
    <DraftForm
      title={sayOfSigning("sponsor")}
      request={request}
      fee={fee}
      problems={problems}
      isReady={isReady}
      draft={() => draft}
      onBuilt={onBuilt}
      question={saved.question}
      onClear={saved.clear}
    >
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
        onChange={(one) => save({ kind: one, values: emptyOperation(sponsoredKinds[one]).values })}
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
      <div className="op-facts" role="status">
        {"account" in read && isReady && (
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
