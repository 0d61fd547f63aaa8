import "@alidade/react/styles.css"

export default function App({ Component, pageProps }) {
  return <Component {...pageProps} />
}
