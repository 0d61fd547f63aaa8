import { ConnectionProvider, WalletProvider } from "@solana/wallet-adapter-react"
import { WalletModalProvider, WalletMultiButton } from "@solana/wallet-adapter-react-ui"
import { createRoot } from "react-dom/client"
import "@solana/wallet-adapter-react-ui/styles.css"

createRoot(document.querySelector("#app")).render(
  <ConnectionProvider endpoint={location.origin}>
    <WalletProvider wallets={[]}>
      <WalletModalProvider>
        <WalletMultiButton />
      </WalletModalProvider>
    </WalletProvider>
  </ConnectionProvider>,
)
