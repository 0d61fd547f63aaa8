import "../../ui/styles/operations.css"
import { decodeAddress } from "@alidade/core"
import { type ReactElement, useContext, useState } from "react"
import { flushSync } from "react-dom"
import {
  type ComposeProblem,
  composeTransaction,
} from "../../logic/operations/compose-transaction.js"
import type { Problems } from "../../logic/operations/field.js"
import { addressesIn, replaceIn } from "../../logic/operations/saved-draft.js"
import { entryOf } from "../../logic/operations/table.js"
import { readTransaction } from "../../logic/operations/transaction.js"
import { FormHead } from "../../page/form-head.js"
import { operationsDraft } from "../../page/operations-draft.js"
import { usePageNetwork } from "../../page/page.js"
import { PartiesContext } from "../../page/parties.js"
import { partyText } from "../../page/party-name.js"
import { usePlace } from "../../page/place.js"
import { say } from "../../texts/en/operations.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { Button } from "../../ui/button.js"
import { ComposeForm } from "../../ui/compose-form.js"
import type { MenuItem } from "../../ui/more-menu.js"
import { reasonOf } from "../../ui/reason-of.js"
import { FeeSelect, OwnFee } from "../fees/fee-select.js"
import { useFee } from "../fees/use-fee.js"
import { useLookAlikeQuestion } from "../fields/use-look-alike-question.js"
import { AddOperation } from "./add-operation.js"
import { OperationItem } from "./operation-item.js"
import { TransactionSettings } from "./transaction-settings.js"
import { useDeedsOf } from "./use-deeds-of.js"
import { useOperations } from "./use-operations.js"

export interface OperationsFormProps {
  address: string
  /** Called with the envelope, base64 XDR. */
  onBuilt: (xdr: string) => void
}

const none: Problems = new Map()

/** Builds any transaction: operations in any order, each drawn from the table, and what surrounds them. */
export default function OperationsForm({ address, onBuilt }: OperationsFormProps): ReactElement {
  const network = usePageNetwork()
  const { step, go } = usePlace()
  const operations = useOperations(address)
  const { draft, keys } = operations
  const parties = useContext(PartiesContext)
  const [isTried, setTried] = useState(false)
  /** The key of the open operation, or -1 for the settings. */
  const [open, setOpen] = useState<number | undefined>(() => keys[0])
  const deeds = useDeedsOf(address, draft.operations)
  const count = draft.operations.length
  const fee = useFee({
    draft: operationsDraft(address, network.passphrase),
    own: [
      draft.values.fee as string,
      (own) => operations.change({ ...draft, values: { ...draft.values, fee: own } }),
    ],
    count,
    isContract: draft.operations.some(({ type }) => entryOf(type).group === "contracts"),
  })
  const read = readTransaction(draft, { baseFee: fee.perOperation, seqNum: "0" })
  const problems = "problems" in read ? read.problems : { own: none, operations: [] }
  const source = (draft.values.sourceAccount as string).trim()

  const question = useLookAlikeQuestion(addressesIn(draft), (typed, known) =>
    operations.change(replaceIn(draft, typed, known, address)),
  )

  if (count === 0 || step === "add") {
    return (
      <AddOperation
        count={count}
        onAdd={(type) => {
          operations.add(type)
          setOpen(Math.max(-1, ...keys) + 1)
          if (step === "add") history.back()
        }}
        onBack={() => (step === "add" && count > 0 ? history.back() : go("transaction"))}
      />
    )
  }

  const actsOf = (at: number): readonly MenuItem[] => [
    ...(at > 0 ? [[say("moveUp"), () => operations.move(at, at - 1)] as const] : []),
    ...(at < count - 1 ? [[say("moveDown"), () => operations.move(at, at + 1)] as const] : []),
    [say("copy"), () => operations.copy(at)],
    [say("remove"), () => operations.remove(at)],
  ]

  return (
    <ComposeForm
      label={say("form")}
      request={say.parts("from", {
        count,
        account: isGood(source) ? partyText(source, parties) : "…",
      })}
      detail={<FeeSelect fee={fee} />}
      action={sayOfSigning("review")}
      failed={say("notBuilt")}
      reason={(error) => reasonOf<ComposeProblem>(error, say.problem)}
      unready={() => {
        const bad = problems.operations.findIndex(({ size }) => size > 0)
        const isBad = bad >= 0 || problems.own.size > 0 || fee.problem !== undefined
        flushSync(() => {
          setTried(true)
          if (bad >= 0) setOpen(keys[bad])
          else if (problems.own.size > 0) setOpen(-1)
        })
        return isBad
      }}
      compose={async () =>
        onBuilt(await composeTransaction(draft, network, draft.original, fee.perOperation))
      }
      question={question}
      onClear={() => {
        fee.choose("usual")
        operations.clear()
        setTried(false)
      }}
    >
      <FormHead title={say("count", { count })}>
        <Button look="quiet" onClick={() => go("transaction", "add")}>
          {say("add")}
        </Button>
      </FormHead>
      <ol className="ops">
        {draft.operations.map((operation, at) => (
          <OperationItem
            key={keys[at]}
            number={at + 1}
            operation={operation}
            deeds={deeds[at]}
            problems={problems.operations[at] ?? none}
            isTried={isTried}
            isOpen={open === keys[at]}
            onOpen={(isOpen) => setOpen(isOpen ? keys[at] : undefined)}
            onChange={(changed) => operations.set(at, changed)}
            acts={actsOf(at)}
          />
        ))}
        <TransactionSettings
          draft={draft}
          problems={problems.own}
          isTried={isTried}
          isOpen={open === -1}
          onOpen={(isOpen) => setOpen(isOpen ? -1 : undefined)}
          onChange={operations.change}
        />
      </ol>
      <OwnFee fee={fee} />
    </ComposeForm>
  )
}

function isGood(address: string): boolean {
  try {
    return decodeAddress(address).kind !== "contract"
  } catch {
    return false
  }
}
