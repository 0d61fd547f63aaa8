import { ConnectButton, useAccount, useErrorWords, useKitState } from "@alidade/react"
import { useSendTransaction } from "@alidade/react/send"
import { Asset, Horizon, Operation, TransactionBuilder } from "@stellar/stellar-sdk"

export default function Pay({ shop }: { shop: string }) {
  const { address, status: connection } = useAccount()
  const { horizonUrl, selectedNetwork } = useKitState((state) => state)
  const { send, status, progress, error } = useSendTransaction()
  const words = useErrorWords(error)

  const pay = async () => {
    if (!address || !horizonUrl) return
    const account = await new Horizon.Server(horizonUrl).loadAccount(address)
    const transaction = new TransactionBuilder(account, {
      fee: "100",
      networkPassphrase: selectedNetwork,
    })
      .addOperation(Operation.payment({ destination: shop, asset: Asset.native(), amount: "5" }))
      .setTimeout(300)
      .build()
    await send(transaction.toXDR())
  }

  return (
    <>
      <ConnectButton balance />
      <button type="button" disabled={connection !== "connected"} onClick={pay}>
        Pay 5 XLM to the shop
      </button>
      <p role="status">
        {status !== "idle" && status}
        {progress?.status === "success" && `: paid in ledger ${progress.ledger}`}
        {words && `: ${words.what} ${words.remedy ?? ""}`}
      </p>
    </>
  )
}
