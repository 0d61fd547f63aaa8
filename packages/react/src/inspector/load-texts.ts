import type { LanguageCode } from "../languages/language.js"
import { nearest } from "../languages/nearest.js"
import { type InspectorTexts, inspectorEnglish } from "./texts.js"

/** Texts with their language. */
export interface LoadedTexts {
  lang: string
  dir: "ltr" | "rtl"
  texts: InspectorTexts
}

type Load = () => Promise<{ default: Partial<InspectorTexts> }>

const loads: Readonly<Record<Exclude<LanguageCode, "en">, Load>> = {
  es: () => import("../../locales/inspector/es.json"),
  "pt-BR": () => import("../../locales/inspector/pt-BR.json"),
  fr: () => import("../../locales/inspector/fr.json"),
  de: () => import("../../locales/inspector/de.json"),
  it: () => import("../../locales/inspector/it.json"),
  tr: () => import("../../locales/inspector/tr.json"),
  ru: () => import("../../locales/inspector/ru.json"),
  uk: () => import("../../locales/inspector/uk.json"),
  ar: () => import("../../locales/inspector/ar.json"),
  hi: () => import("../../locales/inspector/hi.json"),
  id: () => import("../../locales/inspector/id.json"),
  vi: () => import("../../locales/inspector/vi.json"),
  th: () => import("../../locales/inspector/th.json"),
  ja: () => import("../../locales/inspector/ja.json"),
  ko: () => import("../../locales/inspector/ko.json"),
  "zh-CN": () => import("../../locales/inspector/zh-CN.json"),
  "zh-TW": () => import("../../locales/inspector/zh-TW.json"),
}

const entries = [
  { code: "en", load: undefined },
  ...Object.entries(loads).map(([code, load]) => ({ code, load })),
]

/** Loads the panel's texts in the nearest language. English if none is near, or if it can't be loaded. */
export async function loadTexts(wanted: string): Promise<LoadedTexts> {
  const tags = wanted === "auto" ? (globalThis.navigator?.languages ?? []) : [wanted]
  const { code, load } = nearest(tags, entries) ?? entries[0]!
  try {
    const texts = { ...inspectorEnglish, ...(await load?.())?.default }
    return { lang: code, dir: code === "ar" ? "rtl" : "ltr", texts }
  } catch {
    return { lang: "en", dir: "ltr", texts: inspectorEnglish }
  }
}
