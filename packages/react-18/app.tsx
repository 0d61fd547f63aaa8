import { createKit, networks } from "@alidade/core"
import {
  AuthEntryPreview,
  ConnectButton,
  type ConnectedWallet,
  DifferencesPreview,
  ForeignText,
  KitProvider,
  MessagePreview,
  SigningView,
  TransactionPreview,
  useConnectModal,
  usePendingRequest,
  useSignTransaction,
  useTooltip,
} from "@alidade/react"
import { loadLanguage } from "@alidade/react/languages"
import { connectWithModal, createButton } from "@alidade/react/mount"
import { type ReactElement, StrictMode } from "react"
import { createRoot } from "react-dom/client"

// An app over the built packages that is only compiled: with the types of React 18, and with those of React 19.

const kit = createKit({ network: networks.Testnet, wallets: [] })

function Pay({ xdr }: { xdr: string }): ReactElement {
  const { connect } = useConnectModal()
  const { signTransaction, error } = useSignTransaction()
  const { trigger, tooltip } = useTooltip("Signs in the wallet")
  const { request } = usePendingRequest("transaction")
  const pay = async (): Promise<void> => {
    const connected: ConnectedWallet | undefined = await connect()
    if (connected) await signTransaction(xdr, { address: connected.address })
  }
  return (
    <>
      <button type="button" onClick={pay} disabled={request !== undefined} {...trigger}>
        Pay
      </button>
      {tooltip}
      <TransactionPreview xdr={xdr} />
      {error && <DifferencesPreview error={error} xdr={xdr} />}
    </>
  )
}

createRoot(document.body).render(
  <StrictMode>
    <KitProvider kit={kit} language="de" colorScheme="dark">
      <ConnectButton label="Log in" />
      <SigningView preview={({ payload }) => <ForeignText text={payload ?? ""} />} />
      <Pay xdr="" />
      <AuthEntryPreview preimage="" />
      <MessagePreview message="Hello" />
    </KitProvider>
  </StrictMode>,
)

/** The connected address on a page without React. */
export async function address(): Promise<string | undefined> {
  await createButton(kit, "#wallet", { messages: (await loadLanguage("de")).messages })
  return (await connectWithModal(kit))?.address
}
