import QRCode from 'qrcode';

/** A text as a QR code, as a data URL for an `img`. */
export const qrPicture = async (text: string): Promise<string> => {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
