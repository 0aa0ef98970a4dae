/** The place of the vehicle in a picture of 1200 x 630. */
export const STAGE = { left: 60, top: 150, width: 1080, height: 430 };

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const cables = Array.from({ length: 9 }, (_, cable) => {
  const from = `M700 ${-40 + cable * 16}`;
  return `${from} ${-420 + cable * 95} 500${from} ${1820 - cable * 95} 500`;
}).join('');

/** The ground of the brand: the hero's bridge at dusk, in the colours of the tokens. */
export const bridge = svg(
  1200,
  630,
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#167679"/><stop offset="1" stop-color="#06484d"/></linearGradient></defs>
  <path d="M0 0h1200v630H0Z" fill="#03262a"/><circle cx="880" cy="300" r="250" fill="url(#s)" opacity=".75"/>
  <path d="${cables}" stroke="#b9e6e4" stroke-opacity=".16" stroke-width="1.4"/>
  <path d="m693 500 4-540h6l4 540Z" fill="#319295" opacity=".8"/>
  <path d="M0 500h1200v130H0Z" fill="#03191d"/><path d="M0 499h1200" stroke="#319295" stroke-width="2" opacity=".5"/>`,
);

/** The lit floor that vehicles stand on. */
export const stage = svg(
  STAGE.width,
  STAGE.height,
  `<defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="#f8f5f1"/><stop offset=".68" stop-color="#f2eee7"/>
  <stop offset=".682" stop-color="#eae5dd"/><stop offset="1" stop-color="#f3efe9"/></linearGradient></defs>
  <rect width="100%" height="100%" rx="28" fill="url(#f)"/>`,
);

/** The place of a photograph, which leaves room for the mark beside it. */
export const PHOTO = { left: 500, top: 101, width: 640, height: 428 };

/** What is left of a photograph in that place. */
export const rounded = svg(PHOTO.width, PHOTO.height, '<rect width="100%" height="100%" rx="28"/>');

/** The mark of the site, as in public/favicon.svg. */
export const mark = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" width="${size}" height="${size}"><rect width="34" height="34" rx="9" fill="#0a2a2e" stroke="#319295" stroke-opacity=".45" stroke-width=".6"/><circle cx="23.3" cy="11.2" r="3.9" fill="#ffb02e"/><path d="M5.5 25.5h23M14.2 6.5v19" stroke="#fff" stroke-width="2.3" stroke-linecap="round"/><path d="M14.2 8 6.8 23M14.2 13 10.6 23M14.2 8l13 15M14.2 13l8 10" stroke="#fff" stroke-width="1.1" stroke-linecap="round" opacity=".9"/></svg>`;
