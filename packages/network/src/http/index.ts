export { failure, notFound, type Problem, type ProblemFields, problem } from "./problem.js"
export { json, type Reply, type Stream, untilAborted } from "./reply.js"
export type { Handler, Request } from "./request.js"
export { type Answer, type Params, type Route, router } from "./router.js"
