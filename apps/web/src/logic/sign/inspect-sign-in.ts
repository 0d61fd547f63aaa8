import {
  type InspectChallengeOptions,
  type InspectedChallenge,
  inspectChallenge,
  type ServerFacts,
} from "@alidade/sign-in"

/** How far the visitor's clock may be from the server's, in seconds: as when this library signs in. */
const CLOCK_TOLERANCE = 300

/**
 * Checks a transaction as a sign-in (SEP-10), with what the domains say that were asked. Undefined for a transaction that
 * is not meant as one.
 */
export async function inspectSignIn(
  xdr: string,
  options: InspectChallengeOptions,
  read: Readonly<Record<string, ServerFacts>>,
): Promise<InspectedChallenge | undefined> {
  const inspect = (more: object): Promise<InspectedChallenge | undefined> =>
    inspectChallenge(xdr, { ...options, clockTolerance: CLOCK_TOLERANCE, ...more })
  const found = await inspect({})
  if (!found) return undefined
  const server = read[found.homeDomain]
  const client = found.clientDomain === undefined ? undefined : read[found.clientDomain]
  return inspect({ ...(server && { server }), ...(client && { client }) })
}
