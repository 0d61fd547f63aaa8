import type { Kit } from "@alidade/core"
import { page, userEvent } from "vitest/browser"
import { ConnectButton } from "../src/index.js"
import { render, until } from "./fixtures.js"

export const dialog = (): HTMLDialogElement | null => document.querySelector("dialog[open]")
/** A part of the open dialog. */
export const part = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`dialog [data-part="${name}"]`)
/** The rows of the list, a row by id, and all ids. */
export const rows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[data-wallet]"),
]
export const row = (id: string): HTMLElement => rows().find(({ dataset }) => dataset.wallet === id)!
export const ids = (): (string | undefined)[] => rows().map(({ dataset }) => dataset.wallet)
/** The connect button. */
export const trigger = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-alidade="button"] [data-part="trigger"]')!
/** The state of the connection or signing view. */
export const state = (): string | undefined => part("status")?.dataset.state
/** The texts of its actions, and one action's button. */
export const actions = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-action]")].map(({ textContent }) => textContent)
export const act = (action: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)!
/** The text of a live region of the dialog. */
export const regionText = (role: "status" | "alert"): string | null | undefined =>
  dialog()?.querySelector(`:scope > [role=${role}]`)?.textContent
/** The title has focus, so the view's effects have run. */
export const settled = (): boolean =>
  part("title") !== null && document.activeElement === part("title")
/** Waits until all animations have finished. */
export async function animationsDone(): Promise<void> {
  await until(() => dialog()?.getAnimations({ subtree: true }).length === 0)
}

/** Sets a width at which the picker has two columns. */
export async function wide(): Promise<void> {
  await page.viewport(1280, 800)
}

/** Renders the button and opens the probed picker by a real click. */
export async function openPicker(
  kit: Kit,
  props: Parameters<typeof render>[2] = {},
): Promise<void> {
  render(kit, <ConnectButton />, props)
  await until(trigger)
  await userEvent.click(trigger())
  // The help is rendered last.
  await until(() => !kit.getState().probing && settled() && part("help"))
}
