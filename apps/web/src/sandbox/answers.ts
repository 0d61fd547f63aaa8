import type { Answer } from "@alidade/sandbox/browser"

/** What a simulated wallet does with a request, as a list option and as a sentence. */
export const answerWords: Readonly<Record<Answer, { option: string; sentence: string }>> = {
  ask: { option: "Ask me", sentence: "{wallet} will ask you" },
  approve: { option: "Approve", sentence: "{wallet} will approve by itself" },
  reject: { option: "Reject", sentence: "{wallet} will reject every request" },
  never: { option: "Never answer", sentence: "{wallet} will never answer" },
  close: { option: "Close its window", sentence: "{wallet} will close its window" },
  alter: { option: "Sign something else", sentence: "{wallet} will sign something else" },
  "wrong-signer": {
    option: "Sign with another account",
    sentence: "{wallet} will sign with another account",
  },
}
