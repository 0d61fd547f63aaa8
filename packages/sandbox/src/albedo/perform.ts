import type { WalletModel } from "../wallet/model.js"
import { signingKey } from "../wallet/signing.js"
import type { Obstacle } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { albedoError, IntentFailure } from "./errors.js"
import type { Sessions } from "./sessions.js"
import { type Valid, validate } from "./validate.js"
import type { Request, Result } from "./wire.js"

/**
 * Performs a request after the person approves it. Returns the reply's fields, with the request's own echoed (AL3);
 * `close` if the person closed the window; or null to stay silent.
 */
export async function perform(
  model: WalletModel,
  request: Request,
  origin: string,
  sessions: Sessions,
): Promise<Result | "close" | null> {
  try {
    const valid = await validate(request, model)
    if (typeof valid === "string") return { error: albedoError("invalid", valid) }
    const { intent, network, account } = valid
    const { params } = request
    const source = account ?? model.getState().account
    const verdict = await model.ask({
      kind: intent.kind,
      host: new URL(origin).host,
      passphrase: network.passphrase,
      payload: await intent.subject({ params, network, source }),
      as: {
        ...(account && { account }),
        ...(intent.hasNetwork && { network: network.id }),
      },
      obstacle: holds(model, account) ? undefined : notHeld(account),
    })
    if (!verdict || verdict === "close") return verdict
    // An account is only shown, so any verdict closes its window.
    if (intent.kind === "account") return "close"
    if (!approves(verdict)) return { error: albedoError("rejected") }
    return await execute(model, request, valid, sessions, {
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
  /** The requested account; undefined for the active one. */
  readonly account: string | undefined
  /** Whether another account signs. */
  readonly isWrong: boolean
  /** Whether the signed content is changed. */
  readonly isAltered: boolean
}

/** Performs a request without asking anyone. */
export async function execute(
  model: WalletModel,
  { intent: name, params }: Request,
  { intent, network }: Valid,
  sessions: Sessions,
  { account, isWrong, isAltered }: Signing,
): Promise<Result> {
  const echo = { intent: name, ...params }
  try {
    const fields = await intent.execute({
      params,
      network,
      source: signingKey(model, account, false).address,
      signer: signingKey(model, account, isWrong),
      isAltered,
      quirks: model.getState().quirks,
      sessions,
    })
    return { ...echo, ...fields }
  } catch (thrown) {
    if (!(thrown instanceof IntentFailure)) return { error: albedoError("unhandled") }
    const { error, fields } = thrown
    return Object.keys(fields).length > 0 ? { error, ...echo, ...fields } : { error }
  }
}

function holds(model: WalletModel, account: string | undefined): boolean {
  return account === undefined || model.accounts.some(({ address }) => address === account)
}

function notHeld(account: string | undefined): Obstacle {
  return {
    kind: "disabled",
    title: "Account not found",
    text: `This wallet does not hold ${account}.`,
  }
}
