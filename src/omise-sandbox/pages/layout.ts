import { escaped } from '../wire/html.ts';
import { fontStyle } from './font-routes.ts';
import { type Language, payerWords } from './words.ts';

const style = `${fontStyle}
:root { color-scheme: light dark; --paper: #fff; --ink: #0b2326; --soft: #4a5f62; --line: #c9d3d1; --deep: #0b5d52;
  --on-deep: #fff; --bad: #a3261d; --note: #ffe9b8; --on-note: #3f2c00; --ground: #f3f5f2 }
@media (prefers-color-scheme: dark) { :root { --paper: #15262a; --ink: #eef4f2; --soft: #b3c3c1; --line: #3d5155;
  --deep: #7fd6c4; --on-deep: #06231f; --bad: #ffb4a8; --note: #4d3a08; --on-note: #ffe9b8; --ground: #0b181b } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 Sarabun, system-ui, sans-serif }
header { background: var(--note); color: var(--on-note); padding: .75rem 1rem; text-align: center; font-weight: 600 }
main { width: min(30rem, 100% - 2rem); margin: 1rem auto; padding: 1.25rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: .75rem; overflow-wrap: anywhere }
h1 { font-size: 1.375rem; line-height: 1.3; margin: 0 0 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .375rem 1rem; margin: 0 0 1rem }
dt, .soft { color: var(--soft) } dd { margin: 0; text-align: right; font-weight: 600 }
img { display: block; width: 100%; height: auto; margin: 0 0 1rem; border-radius: .5rem }
button, .button { display: block; width: 100%; min-height: 3rem; margin-top: .75rem; padding: .5rem 1rem; font: inherit;
  font-weight: 600; border: 1px solid currentColor; border-radius: .5rem; background: transparent; color: var(--ink);
  cursor: pointer }
button.main { background: var(--deep); color: var(--on-deep); border-color: var(--deep) } button.bad { color: var(--bad) }
a { color: var(--deep) } ul { padding: 0; list-style: none } li { padding: .75rem 0; border-top: 1px solid var(--line) }
:focus-visible { outline: 3px solid var(--deep); outline-offset: 2px }
`;

/** A complete HTML page with its heading and a prominent notice that no real money is involved. */
export const htmlPage = (language: Language, heading: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(heading)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
<header>${escaped(payerWords(language).test)}</header>
<main><h1>${escaped(heading)}</h1>${body}</main></body></html>`;

/** Response headers of the pages: styles and pictures are inline, fonts are same-origin, scripts are forbidden. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  'referrer-policy': 'no-referrer',
  vary: 'Accept-Language',
};
