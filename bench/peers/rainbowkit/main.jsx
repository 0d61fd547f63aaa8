import { ConnectButton, getDefaultConfig, RainbowKitProvider } from "@rainbow-me/rainbowkit"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createRoot } from "react-dom/client"
import { WagmiProvider } from "wagmi"
import { mainnet } from "wagmi/chains"
import "@rainbow-me/rainbowkit/styles.css"

const config = getDefaultConfig({ appName: "Bench", projectId: "bench", chains: [mainnet] })

createRoot(document.querySelector("#app")).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <RainbowKitProvider>
        <ConnectButton />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
