/** English text of `useNetworkName`, which apps use without loading the dialogs and their texts. */
export const networkEnglish = {
  unknownNetwork: "Unknown network “{passphrase}”",
}
