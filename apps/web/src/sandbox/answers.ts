import type { Answer } from "@alidade/sandbox/browser"

/** The text that says what a simulated wallet will do with a request, by its setting. */
export const outlooks = {
  ask: "willAsk",
  approve: "willApprove",
  reject: "willReject",
  never: "willNever",
  close: "willClose",
  alter: "willAlter",
  "wrong-signer": "willMistake",
} as const satisfies Readonly<Record<Answer, string>>
