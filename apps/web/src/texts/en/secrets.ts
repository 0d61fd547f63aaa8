import { defineTexts } from "../texts.js"

/** Warnings about secrets. */
export const say = defineTexts("secrets", {
  secretKey:
    "That looked like a secret key. We removed it; nothing was stored or sent. Never enter it on a website, not even this one: your wallet signs for you.",
  recoveryPhrase:
    "That looked like a recovery phrase. We removed it; nothing was stored or sent. Never enter it on a website, not even this one: your wallet signs for you.",
})
