import { stamp } from '../wire/instants.ts';

/** The QR code of a charge: a document that anyone with its URL can download. */
export type ScannableCode = Readonly<{
  document: string;
  createdAt: number;
  downloadUri: string;
  references: readonly [string, string];
}>;

/** The provider's barcode object, with the picture as a document. */
export const scannableObject = (charge: string, { document, createdAt, downloadUri }: ScannableCode) => ({
  object: 'barcode',
  type: 'qr',
  image: {
    object: 'document',
    livemode: false,
    id: document,
    deleted: false,
    filename: 'qrcode.svg',
    location: `/charges/${charge}/documents/${document}`,
    kind: 'qr',
    download_uri: downloadUri,
    created_at: stamp(createdAt),
  },
  raw_data: null,
});

/** The reference numbers that the payer's bank shows; `buyer_name` is null until the charge is paid. */
export const referencesObject = ({ references }: ScannableCode, paid: boolean) => ({
  reference_number_1: references[0],
  reference_number_2: references[1],
  buyer_name: paid ? 'TEST PAYER' : null,
});
