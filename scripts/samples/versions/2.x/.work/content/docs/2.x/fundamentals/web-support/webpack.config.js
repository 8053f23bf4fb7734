const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DefinePlugin } = require('webpack');

module.exports = (env, { mode }) => ({
  entry: './src/main.js',
  resolve: {
    // 1. React Native for Web renders the components.
    alias: { 'react-native': 'react-native-web' },
    // 2. Web files take precedence over the others.
    extensions: ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.js'],
  },
  module: {
    rules: [
      {
        // 3. The library is published for Babel, so transform it as well.
        test: /\.[jt]sx?$/,
        exclude: /node_modules[\\/](?!react-native-reanimated[\\/])/,
        loader: 'babel-loader',
      },
    ],
  },
  plugins: [
    // 4. Browsers have neither of these, but the library reads both.
    new DefinePlugin({
      __DEV__: JSON.stringify(mode !== 'production'),
      'process.env.JEST_WORKER_ID': 'undefined',
    }),
    new HtmlWebpackPlugin({ template: './src/page.html' }),
  ],
});
