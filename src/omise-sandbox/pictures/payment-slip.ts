import QRCode from 'qrcode';
import type { Charge } from '../records/charge-life.ts';
import { expiresAt } from '../records/charge-life.ts';
import { kindOf } from '../sources/source-types.ts';
import { escaped } from '../wire/html.ts';
import { qrPayload } from './qr-payload.ts';
import { bahtOf, readableTime } from './readable.ts';

/** The payment slip with the charge's QR code, as an SVG of 740 by 1050; null for a charge without a QR code. */
export const paymentSlip = (charge: Charge, merchant: string): string | null => {
  const { source, code, amount } = charge;
  if (!source || !code) return null;
  const payload = qrPayload(source.type, { amount, references: code.references, merchant });
  if (payload === null) return null;
  const { name } = kindOf(source.type);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="740" height="1050" viewBox="0 0 740 1050"',
    ' font-family="Sarabun, system-ui, sans-serif" text-anchor="middle" fill="#0b2326">',
    `<title>${escaped(`${name} ${bahtOf(amount)} THB`)}</title>`,
    '<rect width="740" height="1050" fill="#fff"/><rect width="740" height="150" fill="#0b3a5b"/>',
    line(370, 70, 44, escaped(name), '#fff', 700),
    line(370, 118, 26, 'Test payment, no money moves', '#fff'),
    codeSquare(payload, { x: 75, y: 160, width: 590 }),
    line(370, 780, 58, `${bahtOf(amount)} THB`, '#0b2326', 700),
    line(370, 836, 30, escaped(merchant)),
    line(370, 892, 24, `Ref. 1 ${code.references[0]}`),
    line(370, 930, 24, `Ref. 2 ${code.references[1]}`),
    line(370, 986, 24, `Valid until ${readableTime(expiresAt(charge))} (Bangkok)`),
    '</svg>',
  ].join('');
};

const line = (x: number, y: number, size: number, text: string, fill = '#0b2326', weight = 400): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${text}</text>`;

/** The QR code's dark modules as one SVG path, with the quiet zone of four modules that scanners require. */
const codeSquare = (payload: string, { x, y, width }: { x: number; y: number; width: number }): string => {
  const { modules } = QRCode.create(payload, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => modules.get(Math.floor(index / size), index % size))
    .map((index) => `M${(index % size) + 4} ${Math.floor(index / size) + 4}h1v1h-1z`);
  const box = `x="${x}" y="${y}" width="${width}" height="${width}" viewBox="0 0 ${size + 8} ${size + 8}"`;
  return `<svg ${box} shape-rendering="crispEdges"><path fill="#000" d="${dark.join('')}"/></svg>`;
};
