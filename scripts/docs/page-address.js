import { posix } from "node:path"

/**
 * The address of a page of the site, for a link that names the page's file.
 * @param {string} url as written; another than a page's file is returned as it is
 * @param {string} from the file with the link, from the folder of all pages
 * @param {string} base the path of the site
 */
export function toPage(url, from, base) {
  const [, file, anchor = ""] = /^(?!\/|[\w+.-]+:)([^#]+)\.mdx?(#.*)?$/.exec(url) ?? []
  if (!file) return url
  const page = posix.join(posix.dirname(from), file).replace(/(^|\/)index$/, "")
  return `${posix.join(base, page)}/${anchor}`.replace(/\/{2,}/g, "/")
}
