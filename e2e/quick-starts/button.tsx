import type { Kit } from "@alidade/core"
import { type AddressNames, KitProvider } from "@alidade/react"
import { CustomConnectButton } from "@alidade/react/button"

export const App = ({ kit, names }: { kit: Kit; names: AddressNames }) => (
  <KitProvider kit={kit} names={names}>
    <CustomConnectButton balance>
      {({ status, hydrated, trigger, account, network, switchNetwork }) =>
        status === "wrong-network" ? (
          <button type="button" onClick={() => switchNetwork()}>
            Use {network.wallet?.name}
          </button>
        ) : (
          <button {...trigger}>
            {hydrated ? (account?.name ?? account?.shortAddress ?? "Log in") : "…"}
            {account?.balance && ` · ${account.balance} XLM`}
          </button>
        )
      }
    </CustomConnectButton>
  </KitProvider>
)
