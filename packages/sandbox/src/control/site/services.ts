import { signInFaults } from "../../server/sign-in/faults.js"
import { fieldsOf, textOf } from "../../wallet/fields.js"
import { element } from "../../wallet/screens.js"
import { type BridgeService, behaviorOf, bridgeBehaviors } from "../../walletconnect/behaviors.js"
import { more, type SelectField, selectField } from "./fields.js"
import type { Run } from "./part.js"
import { fetchJson } from "./wallets.js"

type Behavior = (typeof bridgeBehaviors)[BridgeService][number][0]

const words: Readonly<Record<Behavior, string>> = {
  works: "Works",
  slow: "Is slow",
  loses: "Loses the next message",
  silent: "Is silent",
  refuses: "Refuses apps",
  unreachable: "Cannot be reached",
  hostile: "Has hostile entries",
  fails: "Fails",
  garbage: "Isn’t a list",
  missing: "Never arrives",
}

/** The faults of the services beside the wallets. They are read when the part is opened. */
export function servicesPart(run: Run): HTMLElement {
  const services = [
    bridgeField("relay", "WalletConnect relay", run),
    bridgeField("explorer", "WalletConnect wallet list", run),
    signInField(run),
  ]
  const readAll = (): void => run(() => Promise.all(services.map(({ read }) => read())))
  const fields = services.map(({ field }) => field.element)
  return element("section", [
    more(
      "Faults of the relay, the wallet list, and the sign-in",
      [element("div", fields, "fields")],
      readAll,
    ),
  ])
}

interface Service {
  readonly field: SelectField
  /** Shows how the service behaves now. */
  read(): Promise<void>
}

function bridgeField(service: BridgeService, label: string, run: Run): Service {
  const behaviors = bridgeBehaviors[service]
  const field = selectField(
    label,
    behaviors.map(([name], index) => [String(index), words[name]] as const),
    (index) =>
      run(() => fetchJson(`/walletconnect/${service}/update`, behaviors[Number(index)]?.[1])),
  )
  return {
    field,
    async read() {
      const state = fieldsOf(await fetchJson(`/walletconnect/${service}/state`))
      field.set(String(behaviorOf(service, state)))
    },
  }
}

function signInField(run: Run): Service {
  const field = selectField(
    "Sign-in",
    signInFaults.map((fault) => [fault, fault === "none" ? "Works" : `Wrong: ${fault}`] as const),
    (fault) => run(() => fetchJson("/sign-in/update", { fault })),
  )
  return {
    field,
    async read() {
      field.set(textOf(fieldsOf(await fetchJson("/sign-in/state")).fault))
    },
  }
}
