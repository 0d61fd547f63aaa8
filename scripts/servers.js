import { existsSync } from "node:fs"
import { installFromDebian } from "./debian.js"

/**
 * Servers and a database that tests run: Debian's packages, and the programs' paths. The web servers get the rules that
 * the build writes for them, and the others keep the nonces of sign-ins.
 */
const servers = /** @type {const} */ ([
  { name: "nginx", packages: ["nginx"], path: "/usr/sbin/nginx" },
  {
    name: "nginx's brotli module",
    packages: ["libnginx-mod-http-brotli-static"],
    path: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  },
  { name: "Caddy", packages: ["caddy"], path: "/usr/bin/caddy" },
  { name: "Redis", packages: ["redis-server"], path: "/usr/bin/redis-server" },
  { name: "SQLite", packages: ["sqlite3"], path: "/usr/bin/sqlite3" },
])

/**
 * The path of one of these programs or modules, or undefined.
 * @param {typeof servers[number]["name"]} name
 * @returns {string | undefined}
 */
export function serverPath(name) {
  return servers.find((server) => server.name === name && existsSync(server.path))?.path
}

/** Installs what is missing if possible, without starting it, and reports those whose tests will not run. */
export async function haveServers() {
  const missing = servers.filter(({ name }) => !serverPath(name))
  await installFromDebian(missing.flatMap(({ packages }) => [...packages]))
  for (const { name } of servers)
    if (!serverPath(name)) console.log(`${name} is not installed. Its tests will not run.`)
}
