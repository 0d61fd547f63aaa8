/** WalletConnect's names of the networks. */
export enum WalletConnectTargetChain {
  PUBLIC = "stellar:pubnet",
  TESTNET = "stellar:testnet",
}

/** WalletConnect's names of the calls to a wallet. */
export enum WalletConnectAllowedMethods {
  SIGN = "stellar_signXDR",
  SIGN_AND_SUBMIT = "stellar_signAndSubmitXDR",
  SIGN_MESSAGE = "stellar_signMessage",
  SIGN_AUTH_ENTRY = "stellar_signAuthEntry",
}
