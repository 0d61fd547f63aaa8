import type { WalletError } from "@alidade/core"
import type {
  DescribedAuthEntry,
  DescribedTransaction,
  DescribeOptions,
} from "@alidade/core/describe"
import { useEffect, useState } from "react"
import { useKit } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"

/** A description and its loading state. */
export type Described<T> =
  | { status: "reading" }
  | { status: "described"; data: T }
  /** `bad-request` describes invalid XDR. `external` means that the decoder could not be loaded. */
  | { status: "failed"; error: WalletError }

interface DescriptionSubject {
  /** Identifies the input. */
  key: string
  knownContracts?: readonly string[] | undefined
  /** The account that is “you”. Defaults to the connected account. */
  account?: string | undefined
}

/**
 * The description of the current input, compared with the kit's network, the account and the known contracts. Never
 * returns the description of a previous input. `describe` decodes it: the preview has the decoder in its own chunk, and
 * the public hooks load it.
 */
export function useDescription<T extends DescribedTransaction | DescribedAuthEntry>(
  subject: DescriptionSubject,
  describe: (options: DescribeOptions) => Promise<T>,
): Described<T> {
  const kit = useKit()
  const { expectedNetwork, activeAddress, horizonUrl } = useKitState(
    ({ selectedNetwork: expectedNetwork, activeAddress, horizonUrl }) => ({
      expectedNetwork,
      activeAddress,
      horizonUrl,
    }),
  )
  const { knownContracts } = subject
  const account = subject.account ?? activeAddress
  const key = [expectedNetwork, horizonUrl, account, knownContracts?.join(), subject.key].join(" ")
  const [found, setFound] = useState<{ key: string; described: Described<T> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers everything the description depends on
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const options: DescribeOptions = {
      expectedNetwork,
      account: account ?? false,
      ...(knownContracts ? { knownContracts } : {}),
    }
    const show = (described: Described<T>): void => {
      if (!signal.aborted) setFound({ key, described })
    }
    // Only an allowance is compared with the balance, so only then is Horizon asked.
    const compare = async (data: T): Promise<void> => {
      if (!account || !horizonUrl || !allowsXlm(data)) return
      if (data.networkPassphrase !== expectedNetwork) return
      const { balance, status } = await kit.getBalance({ address: account, signal })
      if (status === "error") return
      show({ status: "described", data: await describe({ ...options, balance }) })
    }
    describe(options).then(
      (data) => {
        show({ status: "described", data })
        // Without an answer, the description stays as it is.
        compare(data).catch(() => {})
      },
      (error) => show({ status: "failed", error }),
    )
    return () => controller.abort()
  }, [key])
  return found?.key === key ? found.described : { status: "reading" }
}

/** Whether the description warns of an allowance of XLM. */
function allowsXlm(data: DescribedTransaction | DescribedAuthEntry): boolean {
  const warnings = "call" in data ? data.warnings : data.operations.flatMap((each) => each.warnings)
  return warnings.some(
    ({ key, values }) => key === "warnAllowance" && values.token?.type === "asset",
  )
}
