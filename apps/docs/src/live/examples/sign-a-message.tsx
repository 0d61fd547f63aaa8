import { ConnectButton, useAccount, useErrorWords, useSignMessage } from "@alidade/react"

export default function SignAMessage() {
  const { status: connection } = useAccount()
  const { signMessage, status, data, error } = useSignMessage()
  const words = useErrorWords(error)
  return (
    <>
      <ConnectButton />
      <button
        type="button"
        disabled={connection !== "connected" || status === "pending"}
        onClick={() => signMessage("I agree to the terms of 1 May.")}
      >
        Sign a message
      </button>
      <p role="status">
        {data && `${data.signerAddress} signed, and the kit verified it: ${data.signedMessage}`}
        {words && `${words.what} ${words.remedy ?? ""}`}
      </p>
    </>
  )
}
