"use client"

export type { InspectorEntry, InspectorKind, InspectorRecord } from "./entry.js"
export { type Inspection, type InspectOptions, inspect } from "./inspect.js"
export { Inspector, type InspectorProps } from "./inspector.js"
export { type InspectorOptions, mountInspector } from "./mount-inspector.js"
export { inspectionReport } from "./report.js"
export { type MessageSource, nameOfMessage } from "./watch-messages.js"
