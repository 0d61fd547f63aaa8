import { check, declined, refused, saysUnsupported } from "./check.js"
import { endsAtOnce } from "./ends-at-once.js"
import { endsWhenClosed } from "./ends-when-closed.js"
import { leavesNothing } from "./leftovers.js"
import { abilitiesOf, type SigningFunction, type TestedOptions } from "./module.js"
import type { ConformanceCheck, Run } from "./run.js"
import { MESSAGE, preimageBy, transactionBy } from "./samples.js"

/** Signatures that are declined, aborted, asked for in vain. */
export function refusing(run: Run): ConformanceCheck[] {
  const { module, side, call, account } = run
  const able = abilitiesOf(module)
  /** What can be asked for, by its function. */
  const payloads: Record<SigningFunction, ((address: string) => string) | undefined> = {
    signTransaction: (address) => transactionBy(address, run.networkPassphrase),
    signAndSubmitTransaction: (address) => transactionBy(address, run.networkPassphrase),
    signAuthEntry: (address) =>
      preimageBy(address, run.networkPassphrase, able.authEntry[0] ?? "v1"),
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
  const ask =
    (name: SigningFunction, who: { address: string; path?: string }, payload?: string) =>
    (options: TestedOptions): Promise<unknown> | undefined =>
      module[name]?.(payload ?? payloads[name]?.(who.address) ?? "", {
        ...options,
        ...who,
        networkPassphrase: run.networkPassphrase,
      })

  return [
    ...names
      .filter((name) => isAble[name])
      .flatMap((name) => [
        {
          name: `${name}: declined, it is a typed error, code -4, and leaves nothing`,
          async run() {
            if (run.refuses.has(name)) return
            const who = await account()
            await side.reject()
            await leavesNothing(() => declined(call(ask(name, who))))
          },
        },
        ...(side.ignore
          ? [
              {
                name: `${name}: aborted, it ends at once, and leaves nothing`,
                async run() {
                  if (run.refuses.has(name)) return
                  const who = await account()
                  await endsAtOnce(run, ask(name, who))
                },
              },
            ]
          : []),
      ]),
    ...(module.signTransaction && side.close
      ? [
          {
            name: "signTransaction: it ends when its window is closed, and can be asked for again",
            run: async () => endsWhenClosed(run, ask("signTransaction", await account())),
          },
        ]
      : []),
    ...(module.signTransaction
      ? [
          {
            name: "signTransaction: what is no transaction is a typed error",
            async run() {
              const who = await account()
              await side.approve()
              await refused(call(ask("signTransaction", who, "AAAA")))
            },
          },
        ]
      : []),
    ...[
      ...names.filter((name) => !isAble[name]),
      ...(able.network ? [] : ["getNetwork" as const]),
    ].map((name) => ({
      name: `${name}, which it does not claim, is absent, or refused with code -3 in the words of the specification`,
      async run() {
        // What it can do may be known only now that it is connected.
        if (module[name] === undefined || (name === "getNetwork" && abilitiesOf(module).network))
          return
        const who = await account()
        const error = await refused(
          call(name === "getNetwork" ? (options) => module.getNetwork?.(options) : ask(name, who)),
        )
        check(
          saysUnsupported(error, module.productName, name),
          `${name} is refused with code -3, '${module.productName} does not support the "${name}" function', not with ${error.code}, '${error.message}'`,
        )
      },
    })),
  ]
}
