import { isConnected, requestAccess, signMessage } from "@stellar/freighter-api"

const status = document.querySelector("[role=status]")
const horizon = "https://horizon-testnet.stellar.org"

/** Runs an action at a click, and shows what it returns or throws. */
function onClick(id, action) {
  document.querySelector(id).addEventListener("click", async () => {
    status.textContent = await action().catch(({ message }) => `Failed: ${message}`)
  })
}

onClick("#connect", async () => {
  const { isConnected: isInstalled } = await isConnected()
  if (!isInstalled) throw new Error("Install Freighter first.")
  const { address, error } = await requestAccess()
  if (error) throw error
  const account = await (await fetch(`${horizon}/accounts/${address}`)).json()
  document.querySelector("#balance").textContent = `${account.balances[0].balance} XLM`
  return address
})

onClick("#sign", async () => {
  const { signedMessage, error } = await signMessage("Hello, World!")
  if (error) throw error
  return signedMessage
})
