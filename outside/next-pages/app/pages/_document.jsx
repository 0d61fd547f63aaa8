import Document, { Head, Html, Main, NextScript } from "next/document"

/** Gives Next's own scripts the nonce of the policy that the proxy sends. */
export default class extends Document {
  static async getInitialProps(context) {
    const policy = context.req?.headers["content-security-policy"]
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
    return { ...(await Document.getInitialProps(context)), nonce }
  }

  render() {
    const { nonce } = this.props
    return (
      <Html lang="en">
        <Head nonce={nonce} />
        <body>
          <Main />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    )
  }
}
