import {
  type ModuleType as CoreModuleType,
  reason,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import { OwnModule } from "./own-module.js"

/**
 * A wallet of Stellar-Wallets-Kit for which Alidade has no client. The picker lists it as not set up, and each call
 * throws `unsupported` with the remedy: use the other kit's own module, with `createKit` inside `fromStellarWalletsKit`.
 */
export class UnsupportedModule extends OwnModule {
  constructor(wallet: {
    productId: string
    productName: string
    productUrl: string
    moduleType?: CoreModuleType
    /** The name of its class in Stellar-Wallets-Kit. */
    className: string
  }) {
    const { className, moduleType = "HOT_WALLET", ...names } = wallet
    const noClient = reason(
      "noClient",
      "Alidade has no client for {wallet}. Use the class {name} of @creit.tech/stellar-wallets-kit: this kit takes it, and createKit takes fromStellarWalletsKit(new {name}(…)).",
      { wallet: names.productName, name: className },
    )
    const refuse = async (): Promise<never> => {
      throw new WalletError("unsupported", noClient)
    }
    const module: WalletModule = {
      ...names,
      productIcon: "",
      moduleType,
      isSetUp: false,
      obstacle: () => noClient,
      isAvailable: async () => false,
      getAddress: refuse,
      signTransaction: refuse,
      signAuthEntry: refuse,
      signMessage: refuse,
      getNetwork: refuse,
    }
    super(module)
  }
}
