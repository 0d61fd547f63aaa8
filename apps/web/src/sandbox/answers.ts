import type { Answer } from "@alidade/sandbox/browser"

/** What a simulated wallet does with a request, as a list option and as a short text. */
export const answerWords: Readonly<Record<Answer, { option: string; short: string }>> = {
  ask: { option: "Ask me", short: "asks me" },
  approve: { option: "Approve", short: "approves" },
  reject: { option: "Reject", short: "rejects" },
  never: { option: "Never answer", short: "never answers" },
  close: { option: "Close its window", short: "closes its window" },
  alter: { option: "Sign something else", short: "signs something else" },
  "wrong-signer": { option: "Sign with another account", short: "signs with another account" },
}
