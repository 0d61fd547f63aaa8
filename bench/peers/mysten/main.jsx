import { ConnectButton, SuiClientProvider, WalletProvider } from "@mysten/dapp-kit"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createRoot } from "react-dom/client"
import "@mysten/dapp-kit/dist/index.css"

const networks = { mainnet: { url: location.origin, network: "mainnet" } }

createRoot(document.querySelector("#app")).render(
  <QueryClientProvider client={new QueryClient()}>
    <SuiClientProvider networks={networks} defaultNetwork="mainnet">
      <WalletProvider>
        <ConnectButton />
      </WalletProvider>
    </SuiClientProvider>
  </QueryClientProvider>,
)
