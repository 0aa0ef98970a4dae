import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunks } from './scripts/page-chunks.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    // The first ones that know light-dark(), from spring 2024, so that each colour is sent once.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
});
