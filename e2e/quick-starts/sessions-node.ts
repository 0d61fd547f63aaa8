import { createServer, type Server } from "node:http"
import { nodeListener } from "@alidade/sign-in/session"
import { sessions } from "./sessions.js"

const signIn = nodeListener(sessions.handle)

export const server: Server = createServer(async (request, response) => {
  if (request.url?.startsWith("/auth/")) return signIn(request, response)
  const session = await sessions.readSession(request.headers.cookie)
  response.end(session ? `Signed in: ${session.address}` : "Not signed in")
})
