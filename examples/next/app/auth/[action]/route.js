import { sessions } from "../../../lib/sessions.js"

const handle = (request) => sessions().handle(request)

export { handle as GET, handle as POST }
