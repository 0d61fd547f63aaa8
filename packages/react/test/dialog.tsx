import type { Kit } from "@alidade/core"
import { page, userEvent } from "vitest/browser"
import { ConnectButton } from "../src/index.js"
import { render, until } from "./fixtures.js"

/** The dialog that is open. */
export const dialog = (): HTMLDialogElement | null => document.querySelector("dialog[open]")
/** A part of it. */
export const part = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`dialog [data-part="${name}"]`)
/** The rows of the list, one, and their ids. */
export const rows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[data-wallet]"),
]
export const row = (id: string): HTMLElement => rows().find(({ dataset }) => dataset.wallet === id)!
export const ids = (): (string | undefined)[] => rows().map(({ dataset }) => dataset.wallet)
/** The connect button. */
export const trigger = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-alidade="button"] [data-part="trigger"]')!
/** The state that the connection or signing view shows. */
export const state = (): string | undefined => part("status")?.dataset.state
/** The words of its actions, and one of them. */
export const actions = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-action]")].map(({ textContent }) => textContent)
export const act = (action: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)!
/** What a live region of the dialog says. */
export const said = (role: "status" | "alert"): string | null | undefined =>
  dialog()?.querySelector(`:scope > [role=${role}]`)?.textContent
/** The title has focus: what a view puts up when it comes is up by then. */
export const settled = (): boolean =>
  part("title") !== null && document.activeElement === part("title")
/** Nothing moves any more. */
export async function atRest(): Promise<void> {
  await until(() => dialog()?.getAnimations({ subtree: true }).length === 0)
}

/** A width at which the picker has two columns. */
export async function wide(): Promise<void> {
  await page.viewport(1280, 800)
}

/** Shows the button and, by a real click on it, the picker, probed. */
export async function openPicker(
  kit: Kit,
  props: Parameters<typeof render>[2] = {},
): Promise<void> {
  render(kit, <ConnectButton />, props)
  await until(trigger)
  await userEvent.click(trigger())
  // The help comes last.
  await until(() => !kit.getState().probing && settled() && part("help"))
}
