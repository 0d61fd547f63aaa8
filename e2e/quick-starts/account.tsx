import type { Kit } from "@alidade/core"
import { KitProvider } from "@alidade/react"
import { useBalances, useFund, useTrustline } from "@alidade/react/account"

function Holdings({ asset }: { asset: string }) {
  const { balances, exists } = useBalances() // of the connected account
  const { needed, affordable, add, adding } = useTrustline(asset)
  const funding = useFund() // undefined on Public
  return (
    <ul>
      {balances.map(({ id, code, decimal, available }) => (
        <li key={id}>
          {decimal} {code} ({available?.decimal ?? "?"} can be sent)
        </li>
      ))}
      {exists && needed && (
        <button type="button" disabled={!affordable || adding === "signing"} onClick={() => add()}>
          Accept {asset.split(":")[0]}
        </button>
      )}
      {exists === false && funding && (
        <button type="button" onClick={() => funding.fund()}>
          Get XLM for tests
        </button>
      )}
    </ul>
  )
}

export const App = ({ kit, asset }: { kit: Kit; asset: string }) => (
  <KitProvider kit={kit}>
    <Holdings asset={asset} />
  </KitProvider>
)
