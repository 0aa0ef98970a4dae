import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Fewer and larger files compress better. What every page needs is two of them, and changes at a different pace. */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\// },
  {
    name: 'frame',
    test: /src\/(kernel\/is-id|web\/(site\/frame\/(?!wizard|chat-button|points|section|signed-in\/(?!lazily))|shell\/(handle|inlined-words|page-failed|page-head|site|unbroken-number|use-disclosure|use-site)|rental\/(address-in|long-term-link)|api\/failure|static-island|languages\/(?!word-files)|ui\/(alert|badge|icons|icon-button|button|form\/(field|radio-look)|money|dates|link-button|toast)))/,
  },
  // Small things that the steps of a booking and its page share: apart, each would be a request and a head of its own.
  {
    name: 'booking-parts',
    test: /src\/(kernel\/(refund-stage|addon-limits)|web\/(ui\/(form\/(radio-card|quantity-stepper)|rental-timeline|countdown|copy-button|wizard-steps)|site\/(book\/(refund-stage|vehicle\/(cover\/cover-(card|offers|price)|addons\/addon-icon|use-typed-code))|papers\/(use-booking-papers|paper-button)|quote\/(payment-badge|started-day-note))))\./,
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
