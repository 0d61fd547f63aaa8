import type { WalletTransport } from "../../harness/modules.js"
import { announced } from "./wires/announced.js"
import { overHid, overUsb } from "./wires/device.js"
import { injected } from "./wires/injected.js"
import { port } from "./wires/port.js"
import { fromApp, fromOthers, fromPage } from "./wires/posted.js"
import { relayed } from "./wires/relayed.js"
import { shadowed } from "./wires/shadowed.js"
import type { Wire } from "./wires/wire.js"

/** Where the replies of each wallet pass. Each wire is tapped once the sandbox is there, for as long as the page lives. */
export const wires: Readonly<Record<WalletTransport, Wire>> = {
  freighter: fromPage("FREIGHTER_EXTERNAL_MSG_RESPONSE"),
  lobstr: fromPage("LOBSTR_EXTERNAL_MSG_RESPONSE"),
  fordefi: fromPage("FREIGHTER_EXTERNAL_MSG_RESPONSE"),
  albedo: fromOthers,
  "xbull window": fromOthers,
  "xbull extension": injected("xBullSDK"),
  "xbull in-app": fromApp,
  hana: injected("hanaWallet", "stellar"),
  rabet: injected("rabet"),
  hot: injected("hotExtension"),
  onekey: injected("$onekey", "stellar"),
  klever: injected("kleverWallet", "stellar"),
  dcent: injected("dcentStellarProvider"),
  cactuslink: injected("cactuslink_stellar"),
  bitget: injected("bitkeep", "stellar"),
  trezor: injected("TrezorConnect"),
  scopuly: shadowed("scopuly"),
  injected: shadowed("scopuly"),
  gnomon: announced,
  metamask: port,
  walletconnect: relayed,
  ledger: overHid,
  "ledger usb": overUsb,
}
