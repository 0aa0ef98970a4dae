import type { Language } from '#contract/fields.ts';

/** The content of a mail, before it is rendered as HTML or as plain text. */
export type Letter = Readonly<{
  language: Language;
  siteName: string;
  subject: string;
  heading: string;
  /** The reference of the booking that the mail is about; null if it is not about one. */
  reference: { label: string; value: string } | null;
  paragraphs: readonly string[];
  vehicle: string | null;
  stops: readonly { label: string; text: string; place: string }[];
  lines: readonly { label: string; amount: string; note?: string | undefined }[];
  sums: readonly { label: string; amount: string; isMain: boolean }[];
  button: { label: string; url: string } | null;
  sections: readonly {
    heading: string;
    rows?: readonly { label: string; value: string }[];
    points?: readonly string[];
    links?: readonly { label: string; url: string }[];
    text?: string;
  }[];
  footer: readonly string[];
}>;
