import { check, declined, refused, saysUnsupported } from "./check.js"
import { endsAtOnce, endsWhenClosed } from "./ends.js"
import { leavesNothing } from "./leftovers.js"
import { abilitiesOf, type SigningFunction, type Use } from "./module.js"
import type { AddCheck, Run } from "./run.js"
import { MESSAGE, preimageBy, transactionBy } from "./samples.js"

/** Signatures that are declined, aborted, or requested without support. */
export function refusing(run: Run, add: AddCheck): void {
  const { module, side, call, account, networkPassphrase, refuses } = run
  const able = abilitiesOf(module)
  const transaction = (address: string): string => transactionBy(address, networkPassphrase)
  /** What each function can be asked to sign. */
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

  /** Asks for a signature by one of the functions. */
  async function asking(name: SigningFunction, payload?: string): Promise<Use> {
    const who = await account()
    const asked = payload ?? payloads[name](who.address)
    return (options) => module[name]?.(asked, { ...options, ...who, networkPassphrase })
  }

  for (const name of names.filter((name) => isAble[name])) {
    add(`${name}: declined, it is a typed error, code -4, and leaves nothing`, async () => {
      if (refuses.has(name)) return
      const ask = await asking(name)
      await side.reject()
      await leavesNothing(() => declined(call(ask)))
    })
    if (side.ignore)
      add(`${name}: aborted, it ends at once, and leaves nothing`, async () => {
        if (!refuses.has(name)) await endsAtOnce(run, await asking(name))
      })
  }

  if (module.signTransaction && side.close)
    add(
      "signTransaction: it ends when its window is closed, and can be asked for again",
      async () => endsWhenClosed(run, await asking("signTransaction")),
    )
  if (module.signTransaction)
    add("signTransaction: what is no transaction is a typed error", async () => {
      const ask = await asking("signTransaction", "AAAA")
      await side.approve()
      await refused(call(ask))
    })

  const lacking = names.filter((name) => !isAble[name])
  for (const name of able.network ? lacking : [...lacking, "getNetwork" as const])
    add(
      `${name}, which it does not claim, is absent, or refused with code -3 in the words of the specification`,
      async () => {
        // What it can do may be known only now that it is connected.
        if (module[name] === undefined || (name === "getNetwork" && abilitiesOf(module).network))
          return
        const ask: Use =
          name === "getNetwork" ? (options) => module.getNetwork?.(options) : await asking(name)
        const error = await refused(call(ask))
        check(
          saysUnsupported(error, module.productName, name),
          `${name} is refused with code -3, '${module.productName} does not support the "${name}" function', not with ${error.code}, '${error.message}'`,
        )
      },
    )
}
