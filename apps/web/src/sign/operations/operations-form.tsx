import { type ReactElement, useContext, useState } from "react"
import type { Problems } from "../../logic/operations/field.js"
import { emptyOperation } from "../../logic/operations/operation.js"
import { entryOf } from "../../logic/operations/table.js"
import { readTransaction, type SourcedOperation } from "../../logic/operations/transaction.js"
import { readDestination } from "../../logic/pasted/address.js"
import { PartiesContext } from "../../page/parties.js"
import { partyText } from "../../page/party-name.js"
import { usePlace } from "../../page/place.js"
import { say } from "../../texts/en/operations.js"
import { Button } from "../../ui/button.js"
import type { MenuItem } from "../../ui/more-menu.js"
import { useFee } from "../fees/use-fee.js"
import { AddOperation } from "./add-operation.js"
import { DraftForm } from "./draft-form.js"
import { OperationItem } from "./operation-item.js"
import { TransactionSettings } from "./transaction-settings.js"
import { useDeedsOf } from "./use-deeds-of.js"
import { useSavedOperations } from "./use-saved-operations.js"

export interface OperationsFormProps {
  address: string
  /** Called with the envelope, base64 XDR. */
  onBuilt: (xdr: string) => void
}

const none: Problems = new Map()

/** Builds any transaction: operations in any order, each drawn from the table, and what surrounds them. */
export default function OperationsForm({ address, onBuilt }: OperationsFormProps): ReactElement {
  const { step, go } = usePlace()
  const { name, draft, change, clear, question } = useSavedOperations(address, "operations")
  const { operations, values } = draft
  const parties = useContext(PartiesContext)
  /** A key of each operation, which it keeps when it moves. */
  const [keys, setKeys] = useState<readonly number[]>(() => [...operations.keys()])
  /** The key of the open operation, or -1 for the settings. */
  const [open, setOpen] = useState<number | undefined>(() => keys[0])
  const newKey = Math.max(-1, ...keys) + 1
  const deeds = useDeedsOf(address, operations)
  const count = operations.length
  const fee = useFee({
    draft: name,
    own: [String(values.fee), (own) => change({ ...draft, values: { ...values, fee: own } })],
    count,
    isContract: operations.some(({ type }) => entryOf(type).group === "contracts"),
  })
  const read = readTransaction(draft, { baseFee: fee.perOperation, seqNum: "0" })
  const problems = "problems" in read ? read.problems : { own: none, operations: [] }
  const source = String(values.sourceAccount).trim()

  if (count === 0 || step === "add") {
    return (
      <AddOperation
        count={count}
        onAdd={(type) => {
          const added: SourcedOperation = { ...emptyOperation(type), source: "" }
          change({ ...draft, operations: [...operations, added] })
          setKeys([...keys, newKey])
          setOpen(newKey)
          if (step === "add") history.back()
        }}
        onBack={() => (step === "add" && count > 0 ? history.back() : go("transaction"))}
      />
    )
  }

  /** Sets the order of the operations by their places now. One that is there twice is copied. */
  const arrange = (order: readonly number[]): void => {
    setKeys(order.map((at, to) => (order.indexOf(at) < to ? newKey : keys[at]!)))
    change({ ...draft, operations: order.map((at) => operations[at]!) })
  }
  const order = [...operations.keys()]
  const actsOf = (at: number): readonly MenuItem[] => [
    ...(at > 0
      ? [[say("moveUp"), () => arrange(order.with(at, at - 1).with(at - 1, at))] as const]
      : []),
    ...(at < count - 1
      ? [[say("moveDown"), () => arrange(order.with(at, at + 1).with(at + 1, at))] as const]
      : []),
    [say("copy"), () => arrange(order.toSpliced(at, 0, at))],
    [say("remove"), () => arrange(order.toSpliced(at, 1))],
  ]

  return (
    <DraftForm
      title={say("count", { count })}
      label={say("form")}
      head={
        <Button look="quiet" onClick={() => go("transaction", "add")}>
          {say("add")}
        </Button>
      }
      request={say.parts("from", {
        count,
        account: "account" in readDestination(source) ? partyText(source, parties) : "…",
      })}
      fee={fee}
      isReady={"json" in read}
      onTried={() => {
        const bad = problems.operations.findIndex(({ size }) => size > 0)
        if (bad >= 0) setOpen(keys[bad])
        else if (problems.own.size > 0) setOpen(-1)
      }}
      draft={() => draft}
      onBuilt={onBuilt}
      question={question}
      onClear={() => {
        setKeys([])
        clear()
      }}
    >
      {(isTried) => (
        <ol className="ops">
          {operations.map((operation, at) => (
            <OperationItem
              key={keys[at]}
              number={at + 1}
              operation={operation}
              deeds={deeds[at]}
              problems={problems.operations[at] ?? none}
              isTried={isTried}
              isOpen={open === keys[at]}
              onOpen={(isOpen) => setOpen(isOpen ? keys[at] : undefined)}
              onChange={(changed) => change({ ...draft, operations: operations.with(at, changed) })}
              acts={actsOf(at)}
            />
          ))}
          <TransactionSettings
            draft={draft}
            problems={problems.own}
            isTried={isTried}
            isOpen={open === -1}
            onOpen={(isOpen) => setOpen(isOpen ? -1 : undefined)}
            onChange={change}
          />
        </ol>
      )}
    </DraftForm>
  )
}
