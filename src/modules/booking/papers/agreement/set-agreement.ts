import type { Typesetter } from '#modules/documents/index.ts';
import type { AgreementPage } from './agreement-page.ts';

/** What stands under the paper; the bytes of the drawing are null where the name was typed. */
export type Signed = Readonly<{ name: string; version: string; moment: string; by: string; drawn: Buffer | null }>;

/** The paper as PDF, with lines to sign on where nobody signed yet. */
export const setAgreement = (
  { typeset }: Typesetter,
  page: AgreementPage,
  signed: Signed | null,
): Promise<Uint8Array> =>
  typeset('rental-agreement', { ...page, signed: signed && { ...signed, drawn: signed.drawn && [...signed.drawn] } });
