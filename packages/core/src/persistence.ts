/** Any storage: three functions, synchronous or not. `localStorage` is one. */
export interface KitStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
  removeItem(key: string): void | Promise<void>
}
