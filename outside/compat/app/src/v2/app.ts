import {
  type ISupportedWallet,
  KitEventType,
  type ModuleInterface,
  ModuleType,
  Networks,
  StellarWalletsKit,
  SwkAppDarkTheme,
  SwkAppLightTheme,
  type SwkAppTheme,
} from "@creit.tech/stellar-wallets-kit"
import { ButtonMode } from "@creit.tech/stellar-wallets-kit/components"
import { ALBEDO_ID, AlbedoModule } from "@creit.tech/stellar-wallets-kit/modules/albedo"
import { BITGET_WALLET_ID, BitgetModule } from "@creit.tech/stellar-wallets-kit/modules/bitget"
import { CACTUSLINK_ID, CactusLinkModule } from "@creit.tech/stellar-wallets-kit/modules/cactuslink"
import { DCENT_ID, DcentModule } from "@creit.tech/stellar-wallets-kit/modules/dcent"
import { FORDEFI_ID, FordefiModule } from "@creit.tech/stellar-wallets-kit/modules/fordefi"
import { FREIGHTER_ID, FreighterModule } from "@creit.tech/stellar-wallets-kit/modules/freighter"
import { HANA_ID, HanaModule } from "@creit.tech/stellar-wallets-kit/modules/hana"
import { HOTWALLET_ID, HotWalletModule } from "@creit.tech/stellar-wallets-kit/modules/hotwallet"
import { KLEVER_ID, KleverModule } from "@creit.tech/stellar-wallets-kit/modules/klever"
import { LEDGER_ID, LedgerModule } from "@creit.tech/stellar-wallets-kit/modules/ledger"
import { LOBSTR_ID, LobstrModule } from "@creit.tech/stellar-wallets-kit/modules/lobstr"
import { ONEKEY_ID, OneKeyModule } from "@creit.tech/stellar-wallets-kit/modules/onekey"
import { RABET_ID, RabetModule } from "@creit.tech/stellar-wallets-kit/modules/rabet"
import { SCOPULY_ID, ScopulyModule } from "@creit.tech/stellar-wallets-kit/modules/scopuly"
import { TREZOR_ID, TrezorModule } from "@creit.tech/stellar-wallets-kit/modules/trezor"
import { defaultModules, sep43Modules } from "@creit.tech/stellar-wallets-kit/modules/utils"
import {
  WALLET_CONNECT_ID,
  WalletConnectModule,
  WalletConnectTargetChain,
} from "@creit.tech/stellar-wallets-kit/modules/wallet-connect"
import { XBULL_ID, xBullModule } from "@creit.tech/stellar-wallets-kit/modules/xbull"
import { parseError } from "@creit.tech/stellar-wallets-kit/sdk"
import { activeAddress } from "@creit.tech/stellar-wallets-kit/state"
import type { IKitError } from "@creit.tech/stellar-wallets-kit/types"
import { element, onClick } from "../page.js"

const theme: SwkAppTheme = { ...SwkAppLightTheme, background: "#102030" }
const bridge = new WalletConnectModule({
  projectId: "an-id",
  metadata: {
    name: "An app",
    description: "Tries a kit",
    url: "https://app.example",
    icons: ["https://app.example/icon.png"],
  },
  allowedChains: [WalletConnectTargetChain.TESTNET],
})
const modules: ModuleInterface[] = [...defaultModules(), new LedgerModule(), bridge]

/** Each class with its id, as an app that lists its wallets itself has them. */
const classes: readonly (readonly [string, ModuleInterface])[] = [
  [ALBEDO_ID, new AlbedoModule()],
  [BITGET_WALLET_ID, new BitgetModule()],
  [CACTUSLINK_ID, new CactusLinkModule()],
  [DCENT_ID, new DcentModule()],
  [FORDEFI_ID, new FordefiModule()],
  [FREIGHTER_ID, new FreighterModule()],
  [HANA_ID, new HanaModule()],
  [HOTWALLET_ID, new HotWalletModule()],
  [KLEVER_ID, new KleverModule()],
  [LEDGER_ID, new LedgerModule()],
  [LOBSTR_ID, new LobstrModule()],
  [ONEKEY_ID, new OneKeyModule()],
  [RABET_ID, new RabetModule()],
  [SCOPULY_ID, new ScopulyModule()],
  [
    TREZOR_ID,
    new TrezorModule({ appName: "An app", appUrl: "https://app.example", email: "a@app.example" }),
  ],
  [WALLET_CONNECT_ID, bridge],
  [XBULL_ID, new xBullModule()],
]

const events: unknown[] = []
StellarWalletsKit.on(KitEventType.STATE_UPDATED, (event) => {
  const { address, networkPassphrase } = event.payload
  events.push([event.eventType, address, networkPassphrase])
})
StellarWalletsKit.on(KitEventType.WALLET_SELECTED, ({ eventType, payload }) => {
  events.push([eventType, payload.id])
})
const stop: () => void = StellarWalletsKit.on(KitEventType.DISCONNECT, ({ eventType }) => {
  events.push([eventType])
})

StellarWalletsKit.init({
  modules,
  network: Networks.TESTNET,
  theme,
  authModal: { showInstallLabel: true, hideUnsupportedWallets: false },
})
void StellarWalletsKit.createButton(element("#place"), { mode: ButtonMode.primary })

let address: string | undefined

onClick("#open", async () => {
  ;({ address } = await StellarWalletsKit.authModal())
  return { address, active: activeAddress.value === address }
})
onClick("#sign", () =>
  StellarWalletsKit.signTransaction(element<HTMLTextAreaElement>("#envelope").value, {
    address,
    networkPassphrase: Networks.TESTNET,
  }),
)
onClick("#more", async () => {
  const wallets: ISupportedWallet[] = await StellarWalletsKit.refreshSupportedWallets()
  const { networkPassphrase } = await StellarWalletsKit.getNetwork()
  const { signedMessage } = await StellarWalletsKit.signMessage("Hello", { address })
  const fetched = await StellarWalletsKit.fetchAddress()
  const known = await StellarWalletsKit.getAddress()
  const error: IKitError = parseError({ error: { code: -4, message: "No" } })
  StellarWalletsKit.setTheme(SwkAppDarkTheme)
  StellarWalletsKit.setWallet(FREIGHTER_ID)
  return {
    ids: classes.every(([id, { productId }]) => id === productId),
    sep43: sep43Modules().map(({ productId }) => productId),
    available: wallets.find(({ id }) => id === FREIGHTER_ID)?.isAvailable,
    type: wallets.find(({ id }) => id === LEDGER_ID)?.type === ModuleType.HW_WALLET,
    isTestnet: networkPassphrase === Networks.TESTNET,
    selected: StellarWalletsKit.selectedModule.productId,
    same: fetched.address === known.address,
    signedMessage,
    error,
  }
})
onClick("#leave", async () => {
  StellarWalletsKit.setNetwork(Networks.PUBLIC)
  await StellarWalletsKit.disconnect()
  stop()
  return { events, error: await StellarWalletsKit.getAddress().catch((error) => error.code) }
})
