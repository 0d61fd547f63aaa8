import { BitgetModule } from "@creit.tech/stellar-wallets-kit/modules/bitget"
import { CactusLinkModule } from "@creit.tech/stellar-wallets-kit/modules/cactuslink"
import { DcentModule } from "@creit.tech/stellar-wallets-kit/modules/dcent"
import { FordefiModule } from "@creit.tech/stellar-wallets-kit/modules/fordefi"
import { KleverModule } from "@creit.tech/stellar-wallets-kit/modules/klever"

/** Modules of Stellar-Wallets-Kit 2.6, without a kit: the check calls them. */
Object.assign(window, {
  modules: {
    klever: new KleverModule(),
    dcent: new DcentModule(),
    cactusLink: new CactusLinkModule(),
    bitget: new BitgetModule(),
    fordefi: new FordefiModule(),
  },
})
