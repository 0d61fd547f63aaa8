/** A network of a front end's `config.json`, at hosts that do not exist. */
export const liveNetwork = {
  id: "testnet",
  name: "Testnet",
  passphrase: "Test SDF Network ; September 2015",
  horizonUrl: "https://horizon.example",
  rpcUrl: "https://rpc.example",
}
