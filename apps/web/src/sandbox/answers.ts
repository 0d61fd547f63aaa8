import type { Answer } from "@alidade/sandbox/browser"

/** What a simulated wallet does when it is asked: in a list, and in a line. */
export const answerWords: Readonly<Record<Answer, { option: string; short: string }>> = {
  ask: { option: "Asks me, in its window", short: "asks me" },
  approve: { option: "Approves at once", short: "approves" },
  reject: { option: "Rejects", short: "rejects" },
  never: { option: "Never answers", short: "never answers" },
  close: { option: "Closes its window", short: "closes its window" },
  alter: { option: "Signs something else", short: "signs something else" },
  "wrong-signer": { option: "Signs with another account", short: "signs with another account" },
}
