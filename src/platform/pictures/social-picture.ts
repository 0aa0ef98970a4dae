import sharp, { type OverlayOptions, type PngOptions } from 'sharp';
import { queuePublicEncoding } from './encoding-queue.ts';

/** The place of the vehicle in a picture of 1200 x 630. */
const STAGE = { left: 60, top: 150, width: 1080, height: 430 };

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
const PHOTO = { left: 500, top: 101, width: 640, height: 428 };

/** What is left of a photograph in that place. */
export const rounded = svg(PHOTO.width, PHOTO.height, '<rect width="100%" height="100%" rx="28"/>');

/** The mark of the site, as in public/favicon.svg. */
export const mark = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" width="${size}" height="${size}"><rect width="34" height="34" rx="9" fill="#0a2a2e" stroke="#319295" stroke-opacity=".45" stroke-width=".6"/><circle cx="23.3" cy="11.2" r="3.9" fill="#ffb02e"/><path d="M5.5 25.5h23M14.2 6.5v19" stroke="#fff" stroke-width="2.3" stroke-linecap="round"/><path d="M14.2 8 6.8 23M14.2 13 10.6 23M14.2 8l13 15M14.2 13l8 10" stroke="#fff" stroke-width="1.1" stroke-linecap="round" opacity=".9"/></svg>`;

/** What the pickier of the networks still fetch. */
const MAX_BYTES = 120 * 1000;

/** What a photograph gives up until it is small enough: first colours, then detail. */
const steps = [
  { detail: 1, quality: 60 },
  { detail: 1, quality: 20 },
  { detail: 0.8, quality: 5 },
  { detail: 0.4, quality: 5 },
  { detail: 0.15, quality: 20 },
  { detail: 0.05, quality: 20 },
];

type Shown = { onBridge: string } | { onStage: string } | { photo: Uint8Array };

/**
 * A picture of 1200 x 630 for links to the site, PNG under 120 kB: a drawing on the bridge at dusk, a drawing on its
 * stage, or a photograph beside the mark. Without words, because a server has no fonts of ours.
 */
export const socialPicture = (shown: Shown): Promise<Buffer> =>
  queuePublicEncoding(async () => {
    if ('onBridge' in shown) return composed([await car(shown.onBridge, { width: 900, top: 170 }), topMark]);
    if ('onStage' in shown)
      return composed([
        { input: Buffer.from(stage), left: STAGE.left, top: STAGE.top },
        await car(shown.onStage, { width: 860, top: STAGE.top + 30 }),
        topMark,
      ]);
    return withPhoto(shown.photo);
  });

const topMark = { input: Buffer.from(mark(72)), left: 60, top: 44 };

const withPhoto = async (photo: Uint8Array): Promise<Buffer> => {
  const { width, height, left, top } = PHOTO;
  const cut = await sharp(photo).resize(width, height, { fit: 'cover' }).ensureAlpha().png().toBuffer();
  let png: Buffer = Buffer.alloc(0);
  for (const { detail, quality } of steps) {
    const coarse = await sharp(cut)
      .resize(Math.round(width * detail))
      .png()
      .toBuffer();
    const input = await sharp(coarse)
      .resize(width, height, { fit: 'fill' })
      .composite([{ input: Buffer.from(rounded), blend: 'dest-in' }])
      .png()
      .toBuffer();
    const layers = [
      { input, left, top },
      { input: Buffer.from(mark(200)), left: 150, top: 215 },
    ];
    png = await composed(layers, { dither: 0, effort: 2, quality });
    if (png.length <= MAX_BYTES) break;
  }
  return png;
};

const composed = async (
  layers: OverlayOptions[],
  options: PngOptions = { dither: 0.5, effort: 2 },
): Promise<Buffer> => {
  const picture = await sharp(Buffer.from(bridge)).composite(layers).removeAlpha().png().toBuffer();
  return sharp(picture)
    .png({ palette: true, ...options })
    .toBuffer();
};

/** A drawing in the middle. It is 580 wide at 72 dots an inch. */
const car = async (svg: string, { width, top }: { width: number; top: number }): Promise<OverlayOptions> => {
  const input = await sharp(Buffer.from(svg), { density: (72 * width) / 580 })
    .resize({ width })
    .png()
    .toBuffer();
  return { input, left: (1200 - width) / 2, top };
};
