import { type Reason, reason } from "@alidade/core"

/** A reason with what the user can do. A screen whose own sentence says the first shows only the `remedy`. */
export function withRemedy(said: Reason, remedy: Reason): Reason {
  return reason("withRemedy", "{said} {remedy}", { said, remedy })
}
