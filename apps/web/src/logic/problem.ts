/** What is wrong, as data: a name and its values. Screens say it in words. */
export interface Problem {
  readonly problem: string
}

/** An error that is a problem. Its message is the problem's name, which no screen shows. */
export class ProblemError<Found extends Problem = Problem> extends Error {
  readonly found: Found
  constructor(found: Found, options?: ErrorOptions) {
    super(found.problem, options)
    this.found = found
  }
}
