declare module "@alidade/react/styles.css?inline" {
  const text: string
  export default text
}
