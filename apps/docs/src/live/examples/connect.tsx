import { ConnectButton, useAccount } from "@alidade/react"

export default function Connect() {
  const { status, address } = useAccount()
  return (
    <>
      <ConnectButton />
      <p>{status === "connected" ? `Hello ${address}` : "Please connect the wallet."}</p>
    </>
  )
}
