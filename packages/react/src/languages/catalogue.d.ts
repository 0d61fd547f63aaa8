/** A catalogue of texts. Its readers know which ones; tests compare it with the English texts. */
declare module "*.json" {
  const catalogue: never
  export default catalogue
}
