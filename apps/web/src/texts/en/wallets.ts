import { walletEnglish } from "@alidade/sandbox/browser"
import { defineTexts } from "../texts.js"

/** Texts of the simulated wallets' windows. */
export const say = defineTexts("wallets", walletEnglish)
