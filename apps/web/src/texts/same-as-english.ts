/**
 * The texts that a translation rightly has like English, by language: names, and words that the language has taken over.
 * Any other text that is the same fails the test, because it was probably forgotten.
 */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: [
    "app.sandbox",
    "authorization.format",
    "failures.details",
    "message.text",
    "payment.asset",
    "payment.memo",
    "payment.memoHash",
    "payment.memoId",
    "payment.memoText",
    "sandbox.relay",
    "sandbox.title",
    "sign.importForm",
  ],
  ja: ["networks.horizon", "networks.rpc", "payment.memoId"],
  ko: ["networks.horizon", "networks.rpc", "payment.memoId"],
  ru: ["networks.horizon", "networks.rpc", "payment.memo", "payment.memoId", "recipients.memo"],
}
