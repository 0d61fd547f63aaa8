import type { RequiredCapability, WalletDescriptor } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import type { ReactElement } from "react"
import { type Text, useText } from "../hooks/use-text.js"
import type { WalletListRow } from "../hooks/use-wallet-list.js"
import type { DialogKey } from "../messages/dialogs.js"
import { ForeignText } from "../parts/foreign-text.js"
import { Icon } from "../parts/icons.js"
import { WalletIcon } from "../parts/wallet-icon.js"
import type { UseTooltipResult } from "../tooltip/use-tooltip.js"

interface WalletRowProps extends WalletListRow {
  /** Name of the kit's network. */
  network: string
  /** Tooltip handlers, shared by all rows that open a website. */
  websiteHint: UseTooltipResult["trigger"]
  onPress: () => void
}

/** One wallet of the list: icon, name, kind or limitation, and availability. */
export function WalletRow({
  wallet,
  state,
  recent,
  canSign,
  network,
  websiteHint,
  onPress,
}: WalletRowProps): ReactElement {
  const text = useText()
  const { unreachable } = wallet
  const missing = state === "unavailable"
  const opensWebsite = missing && !unreachable
  const unable = !canSign
  const note = unreachable
    ? text(unreachable === "not-set-up" ? "notSetUp" : "blocked")
    : wallet.lacks
      ? wallet.lacks.map((capability) => text(lackTexts[capability])).join(", ")
      : unable
        ? text("cannotSignFor", { network })
        : kindOf(wallet, text)
  const badge = missing ? text("notAvailable") : recent ? text("recent") : undefined
  const name = [visibleText(wallet.name), note, badge, opensWebsite && text("notAvailableOpens")]
  return (
    <button
      type="button"
      className="alidade-row"
      data-part="wallet"
      data-wallet={wallet.id}
      data-state={state}
      aria-label={name.filter(Boolean).join(", ")}
      onClick={onPress}
      {...(opensWebsite && websiteHint)}
    >
      <WalletIcon wallet={wallet} size="medium" />
      <span className="alidade-row-name">
        <ForeignText text={wallet.name} />{" "}
        <small data-state={unable || wallet.lacks ? "unable" : "able"}>{note}</small>
      </span>{" "}
      {badge ? (
        <span className="alidade-badge" data-state={missing ? "unavailable" : "recent"}>
          {badge}
        </span>
      ) : (
        !wallet.isAvailable && <span className="alidade-shimmer" />
      )}
      {opensWebsite && <Icon name="external" />}
    </button>
  )
}

const lackTexts: Readonly<Record<RequiredCapability, DialogKey>> = {
  transaction: "lacksTransaction",
  "auth-entry": "lacksAuthEntry",
  "auth-entry-v1": "lacksAuthEntry",
  "auth-entry-v2": "lacksAuthEntryV2",
  message: "lacksMessage",
  network: "lacksNetwork",
  submit: "lacksSubmit",
}

function kindOf(wallet: WalletDescriptor, text: Text): string | undefined {
  const { type, capabilities, foundOnPage, inApp, phone } = wallet
  if (foundOnPage) return text("kindFound")
  if (inApp) return text("kindHere")
  if (type === "HW_WALLET") return text("kindDevice")
  if (type === "BRIDGE_WALLET") return text("kindPhone")
  if (phone?.inUse) return text("kindApp")
  if (type === "HOT_WALLET") return text(capabilities.gesture ? "kindWindow" : "kindExtension")
  return undefined
}
