import { existsSync } from "node:fs"
import { sections } from "./sections.js"

/** Starlight's side bar: the sections that have pages. */
export const sideBar = sections.map(toGroup).filter(hasPages)

/** @param {{ label: string, folder?: string, sections?: { label: string, folder: string }[] }} section */
function toGroup({ label, folder, sections }) {
  if (sections) return { label, collapsed: true, items: sections.map(toGroup).filter(hasPages) }
  return { label, collapsed: true, autogenerate: { directory: folder, collapsed: true } }
}

/** @param {{ items?: unknown[], autogenerate?: { directory: string } }} group */
function hasPages({ items, autogenerate }) {
  if (items) return items.length > 0
  return existsSync(new URL(`src/content/docs/${autogenerate?.directory}`, import.meta.url))
}
