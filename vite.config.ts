import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { oneByte } from './scripts/one-byte.ts';
import { chunks } from './scripts/page-chunks.ts';

/** Has `load-part.ts` load what is imported on demand, in place of Vite's helper, which gives up at the first failure. */
const onDemand: Plugin = {
  name: 'on-demand',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export { loadPart as __vitePreload } from '/src/web/connection/load-part.ts'",
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), onDemand, oneByte],
  build: {
    // The built server stands in the same folder; scripts/build-pages.ts empties what is of the pages.
    emptyOutDir: false,
    target: 'baseline-widely-available',
    // The first ones that know light-dark(), from spring 2024, so that each colour is sent once.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
});
