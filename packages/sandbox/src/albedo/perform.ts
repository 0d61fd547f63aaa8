import type { Brain } from "../wallet/brain.js"
import { signingKey } from "../wallet/signing-key.js"
import type { Obstacle } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { albedoError } from "./errors.js"
import { HorizonRefusal } from "./intents.js"
import { validate } from "./validate.js"
import type { Request, Result } from "./wire.js"

/**
 * Does what a request asks for, when its person approves: the answer's fields, the request's own echoed (AL3).
 * `close` when the person closed the window instead; null for silence.
 */
export async function perform(
  brain: Brain,
  request: Request,
  origin: string,
): Promise<Result | "close" | null> {
  try {
    const valid = await validate(request, brain.networks)
    if (typeof valid === "string") return { error: albedoError("invalid", valid) }
    const { intent, network, account } = valid
    const { params } = request
    const verdict = await brain.ask({
      kind: intent.kind,
      host: new URL(origin).host,
      passphrase: network.passphrase,
      payload: intent.subject(params),
      as: {
        ...(account && { account }),
        ...(intent.hasNetwork && { network: network.id }),
      },
      obstacle: holds(brain, account) ? undefined : notHeld(account),
    })
    if (!verdict || verdict === "close") return verdict
    if (!approves(verdict)) return { error: albedoError("rejected") }
    const fields = await intent.fulfil({
      params,
      network,
      signer: signingKey(brain, account, verdict === "wrong-signer"),
      isAltered: verdict === "alter",
      hasSep53: brain.getState().quirks.AL10 === true,
    })
    return { intent: request.intent, ...params, ...fields }
  } catch (thrown) {
    if (thrown instanceof HorizonRefusal) return { error: albedoError("horizon", thrown.problem) }
    return { error: albedoError("unhandled") }
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
