/**
 * What an app's developer asks, as typed into the search, and the page that answers.
 * @type {readonly (readonly [words: string, page: string])[]}
 */
export const questions = [
  ["verify a message on a server", "guides/verify-a-message"],
  ["send and follow a transaction", "guides/send"],
  ["react to another account", "guides/changes"],
  ["brand colors", "theming/colors"],
  ["test in CI", "testing/ci"],
  ["own network", "guides/networks"],
  ["only two wallets", "guides/choose-wallets"],
  ["phones", "guides/phones"],
  ["popup-blocked", "reference/errors/popup-blocked"],
  ["leave Stellar-Wallets-Kit 2", "coming-from/stellar-wallets-kit-2"],
]
