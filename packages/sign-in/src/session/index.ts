export type { Session } from "./cookie.js"
export { type NodeRequest, type NodeResponse, nodeListener } from "./node-listener.js"
export { createSessions, type Sessions, type SessionsOptions } from "./sessions.js"
