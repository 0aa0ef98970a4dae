import sharp, { type OverlayOptions, type PngOptions } from 'sharp';
import { oneInTurn } from './in-turn.ts';
import { bridge, mark, PHOTO, rounded, STAGE, stage } from './social-art.ts';

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
  oneInTurn(async () => {
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
