/** Loads what the button shows beyond itself: the account menu and its tooltip. */
export async function loadMenu(): Promise<typeof import("./account-menu.js").AccountMenu> {
  return (await import("./account-menu.js")).AccountMenu
}
