/** The panel's texts in English. Those of other languages are files of their own, which only the panel loads. */
export const inspectorEnglish = {
  inspector: "Inspector",
  /** Before the four kinds, which are also at the beginning of an entry. */
  show: "Show",
  state: "State",
  request: "Request",
  message: "Message",
  network: "Network",
  search: "Search",
  pause: "Pause",
  clear: "Clear",
  copyReport: "Copy report",
  copyField: "Copy {name}",
  copied: "Copied",
  copyFailed: "Could not copy",
  count: "{shown} of {total}",
  timeline: "Timeline, latest first",
  nothing: "Nothing has happened yet.",
  noMatch: "No entry matches.",
}

/** The panel's texts by key. */
export type InspectorTexts = Readonly<Record<keyof typeof inspectorEnglish, string>>
