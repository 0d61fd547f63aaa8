import MiniCssExtractPlugin from "mini-css-extract-plugin"

export default {
  mode: "production",
  output: { path: new URL("public", import.meta.url).pathname },
  module: {
    rules: [
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
      {
        test: /\.jsx$/,
        loader: "swc-loader",
        options: {
          jsc: {
            parser: { syntax: "ecmascript", jsx: true },
            transform: { react: { runtime: "automatic" } },
            target: "es2022",
          },
        },
      },
    ],
  },
  plugins: [new MiniCssExtractPlugin()],
  entry: "./src/main.jsx",
}
