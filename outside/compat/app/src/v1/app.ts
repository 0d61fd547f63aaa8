import {
  ALBEDO_ID,
  AlbedoModule,
  allowAllModules,
  FREIGHTER_ID,
  FreighterModule,
  HANA_ID,
  HanaModule,
  HOTWALLET_ID,
  HotWalletModule,
  type IButtonTheme,
  type IModalTheme,
  type ISupportedWallet,
  KLEVER_ID,
  KleverModule,
  LOBSTR_ID,
  LobstrModule,
  ModalThemes,
  type ModuleInterface,
  ModuleType,
  parseError,
  RABET_ID,
  RabetModule,
  StellarWalletsKit,
  type StellarWalletsKitParams,
  sep43Modules,
  WalletNetwork,
  XBULL_ID,
  xBullModule,
} from "stellar-wallets-kit-1"
import { LEDGER_ID, LedgerModule } from "stellar-wallets-kit-1/modules/ledger.module"
import {
  WALLET_CONNECT_ID,
  WalletConnectAllowedMethods,
  WalletConnectModule,
} from "stellar-wallets-kit-1/modules/walletconnect.module"
import { element, onClick, show } from "../page.js"

const modalTheme: IModalTheme = { ...ModalThemes.DARK, bgColor: "#102030" }
const buttonTheme: IButtonTheme = {
  bgColor: "#102030",
  textColor: "#ffffff",
  solidTextColor: "#ffffff",
  dividerColor: "#405060",
  buttonPadding: "0.5rem",
  buttonBorderRadius: "0.5rem",
}
const bridge = new WalletConnectModule({
  projectId: "an-id",
  name: "An app",
  description: "Tries a kit",
  url: "https://app.example",
  icons: ["https://app.example/icon.png"],
  method: WalletConnectAllowedMethods.SIGN,
  network: WalletNetwork.TESTNET,
})
const modules: ModuleInterface[] = [...allowAllModules(), new LedgerModule(), bridge]
const params: StellarWalletsKitParams = {
  network: WalletNetwork.TESTNET,
  selectedWalletId: FREIGHTER_ID,
  modules,
  modalTheme,
  buttonTheme,
}
const kit: StellarWalletsKit = new StellarWalletsKit(params)

/** Each class with its id, as an app that lists its wallets itself has them. */
const classes: readonly (readonly [string, ModuleInterface])[] = [
  [ALBEDO_ID, new AlbedoModule()],
  [FREIGHTER_ID, new FreighterModule()],
  [HANA_ID, new HanaModule()],
  [HOTWALLET_ID, new HotWalletModule()],
  [KLEVER_ID, new KleverModule()],
  [LEDGER_ID, new LedgerModule()],
  [LOBSTR_ID, new LobstrModule()],
  [RABET_ID, new RabetModule()],
  [WALLET_CONNECT_ID, bridge],
  [XBULL_ID, new xBullModule()],
]

let address: string | undefined

onClick(
  "#open",
  () =>
    new Promise((resolve, reject) => {
      kit
        .openModal({
          modalTitle: "Pick one",
          notAvailableText: "Missing",
          onWalletSelected: async (option: ISupportedWallet) => {
            try {
              kit.setWallet(option.id)
              ;({ address } = await kit.getAddress())
              resolve({ address, wallet: option.id })
            } catch (error) {
              reject(error)
            }
          },
          onClosed: (error: Error) => show({ closed: error.message }),
        })
        .catch(reject)
    }),
)
onClick("#sign", () =>
  kit.signTransaction(element<HTMLTextAreaElement>("#envelope").value, {
    address,
    networkPassphrase: WalletNetwork.TESTNET,
  }),
)
onClick("#more", async () => {
  const wallets: ISupportedWallet[] = await kit.getSupportedWallets()
  const { networkPassphrase } = await kit.getNetwork()
  const { signedMessage } = await kit.signMessage("Hello", { address })
  return {
    ids: classes.every(([id, { productId }]) => id === productId),
    sep43: sep43Modules().map(({ productId }) => productId),
    available: wallets.find(({ id }) => id === FREIGHTER_ID)?.isAvailable,
    type: wallets.find(({ id }) => id === LEDGER_ID)?.type === ModuleType.HW_WALLET,
    isTestnet: networkPassphrase === WalletNetwork.TESTNET,
    signedMessage,
    error: parseError({ error: { code: -4, message: "No" } }),
  }
})
onClick("#leave", async () => {
  await kit.disconnect()
  address = undefined
  return kit.signTransaction(element<HTMLTextAreaElement>("#envelope").value)
})
