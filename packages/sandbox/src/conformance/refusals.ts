import { check, declined, refused, saysUnsupported } from "./check.js"
import { checkAbort, checkClosedWindow } from "./interruptions.js"
import { leavesNothing } from "./leftovers.js"
import { abilitiesOf, type SigningFunction, type Use } from "./module.js"
import type { AddCheck, Run } from "./run.js"
import { MESSAGE, preimageBy, transactionBy } from "./samples.js"

/** Checks signatures that are declined, aborted, or not supported. */
export function checkRefusals(run: Run, add: AddCheck): void {
  const { module, side, call, account, networkPassphrase, refuses } = run
  const able = abilitiesOf(module)
  const transaction = (address: string): string => transactionBy(address, networkPassphrase)
  /** The payload of each function. */
  const payloads: Record<SigningFunction, (address: string) => string> = {
    signTransaction: transaction,
    signAndSubmitTransaction: transaction,
    signAuthEntry: (address) => preimageBy(address, networkPassphrase, able.authEntry[0] ?? "v1"),
    signMessage: () => MESSAGE,
  }
  const isAble: Record<SigningFunction, boolean> = {
    signTransaction: Boolean(module.signTransaction),
    signAndSubmitTransaction: able.submit,
    signAuthEntry: able.authEntry.length > 0,
    signMessage: able.message,
  }
  const names = Object.keys(payloads) as SigningFunction[]

  /** Prepares a request for a signature with one of the functions. */
  async function asking(name: SigningFunction, payload?: string): Promise<Use> {
    const connected = await account()
    const request = payload ?? payloads[name](connected.address)
    return (options) => module[name]?.(request, { ...options, ...connected, networkPassphrase })
  }

  for (const name of names.filter((name) => isAble[name])) {
    add(`${name}: fails with code -4 if declined, and leaves nothing behind`, async () => {
      if (refuses.has(name)) return
      const ask = await asking(name)
      await side.reject()
      await leavesNothing(() => declined(call(ask)))
    })
    if (side.ignore)
      add(`${name}: ends at once if aborted, and leaves nothing behind`, async () => {
        if (!refuses.has(name)) await checkAbort(run, await asking(name))
      })
  }

  if (module.signTransaction && side.close)
    add("signTransaction: ends when its window is closed, and can be retried", async () =>
      checkClosedWindow(run, await asking("signTransaction")),
    )
  if (module.signTransaction)
    add("signTransaction: fails with a typed error for an invalid transaction", async () => {
      const ask = await asking("signTransaction", "AAAA")
      await side.approve()
      await refused(call(ask))
    })

  const lacking = names.filter((name) => !isAble[name])
  for (const name of able.network ? lacking : [...lacking, "getNetwork" as const])
    add(
      `${name}: is absent or rejects with code -3 and the specified text if it is not claimed`,
      async () => {
        // Some modules know only after connecting what they support.
        if (module[name] === undefined || (name === "getNetwork" && abilitiesOf(module).network))
          return
        const ask: Use =
          name === "getNetwork" ? (options) => module.getNetwork?.(options) : await asking(name)
        const error = await refused(call(ask))
        check(
          saysUnsupported(error, module.productName, name),
          `${name} rejects with code -3, '${module.productName} does not support the "${name}" function', not with ${error.code}, '${error.message}'`,
        )
      },
    )
}
