import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Fewer and larger files compress better. What every page needs is two of them, and changes at a different pace. */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\// },
  {
    name: 'frame',
    test: /src\/web\/(site\/frame\/(?!wizard|place-lines|use-hours|account-(menu|links)|phone-account|office-waiting|logout)|site\/(page-failed|seo\/page-head)|api\/failure|as-served|languages|ui\/(alert|icons|icon-button|button|form\/field|money|dates|link-button|toast))/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    // The first ones that know light-dark(), from spring 2024, so that each colour is sent once.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
