import type { Brain } from "../wallet/brain.js"
import { signingKey } from "../wallet/signing-key.js"
import type { Obstacle } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { albedoError, IntentFailure } from "./errors.js"
import type { Sessions } from "./sessions.js"
import { type Valid, validate } from "./validate.js"
import type { Request, Result } from "./wire.js"

/**
 * Does what a request asks for, when its person approves: the answer's fields, the request's own echoed (AL3).
 * `close` when the person closed the window instead; null for silence.
 */
export async function perform(
  brain: Brain,
  request: Request,
  origin: string,
  sessions: Sessions,
): Promise<Result | "close" | null> {
  try {
    const valid = await validate(request, brain)
    if (typeof valid === "string") return { error: albedoError("invalid", valid) }
    const { intent, network, account } = valid
    const { params } = request
    const source = account ?? brain.getState().account
    const verdict = await brain.ask({
      kind: intent.kind,
      host: new URL(origin).host,
      passphrase: network.passphrase,
      payload: await intent.subject({ params, network, source }),
      as: {
        ...(account && { account }),
        ...(intent.hasNetwork && { network: network.id }),
      },
      obstacle: holds(brain, account) ? undefined : notHeld(account),
    })
    if (!verdict || verdict === "close") return verdict
    // What is only shown ends with its window.
    if (intent.kind === "account") return "close"
    if (!approves(verdict)) return { error: albedoError("rejected") }
    return await fulfil(brain, request, valid, sessions, {
      account,
      isWrong: verdict === "wrong-signer",
      isAltered: verdict === "alter",
    })
  } catch {
    return { error: albedoError("unhandled") }
  }
}

/** How a request is signed. */
export interface Signing {
  /** The account that was named; the active one where none was. */
  readonly account: string | undefined
  /** Whether another account signs. */
  readonly isWrong: boolean
  /** Whether something else is signed. */
  readonly isAltered: boolean
}

/** Does what a request asks for, without asking anybody. */
export async function fulfil(
  brain: Brain,
  { intent: name, params }: Request,
  { intent, network }: Valid,
  sessions: Sessions,
  { account, isWrong, isAltered }: Signing,
): Promise<Result> {
  const echo = { intent: name, ...params }
  try {
    const fields = await intent.fulfil({
      params,
      network,
      source: signingKey(brain, account, false).address,
      signer: signingKey(brain, account, isWrong),
      isAltered,
      quirks: brain.getState().quirks,
      sessions,
    })
    return { ...echo, ...fields }
  } catch (thrown) {
    if (!(thrown instanceof IntentFailure)) return { error: albedoError("unhandled") }
    const { error, fields } = thrown
    return Object.keys(fields).length > 0 ? { error, ...echo, ...fields } : { error }
  }
}

function holds(brain: Brain, account: string | undefined): boolean {
  return account === undefined || brain.accounts.some(({ address }) => address === account)
}

function notHeld(account: string | undefined): Obstacle {
  return {
    kind: "disabled",
    title: "Account not found",
    text: `This wallet does not hold ${account}.`,
  }
}
