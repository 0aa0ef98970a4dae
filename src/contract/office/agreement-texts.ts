import { z } from 'zod';
import { checklistItems, LONGEST_AGREEMENT_TEXT } from '#kernel/agreement-text.ts';
import { hasSomethingToRead } from '#kernel/people.ts';
import { type ProblemCode, problemText } from '#kernel/problem.ts';
import { answer, endpoints, SentFile } from '../endpoint.ts';
import { BangkokDateTime, DateTimeText, numberText } from '../fields.ts';

const Text = (missing: ProblemCode) =>
  z
    .string(problemText(missing))
    .max(LONGEST_AGREEMENT_TEXT, problemText('field.too-long', { max: LONGEST_AGREEMENT_TEXT }))
    .refine(hasSomethingToRead, problemText(missing));

/** A blank line parts paragraphs, a line that begins with `#` is a heading, a name between double braces a placeholder. */
const Texts = {
  /** Authoritative. */
  thai: Text('agreement-text.thai-required'),
  /** Beside it, part by part. */
  english: Text('agreement-text.english-required'),
};

const ChecklistItem = z.enum(checklistItems, problemText('agreement-text.contains'));

/** A version of the agreement's text, as the list shows it. */
const TextHead = z.object({
  number: z.int(),
  /** `overtaken`: a later version was valid before it could be, so that it never is. */
  state: z.enum(['valid', 'future', 'past', 'overtaken']),
  validFrom: BangkokDateTime,
  writtenAt: BangkokDateTime,
  /** Null for the first, which came with the product. */
  writtenBy: z.string().nullable(),
  /** What of the list the text has, as an admin ticked it. */
  contains: z.array(ChecklistItem),
  /** Agreements that are kept and were signed under it. */
  signed: z.int(),
});

export type TextHead = z.infer<typeof TextHead>;

/** A version of the agreement's text whole. */
const TextShape = TextHead.extend({ thai: z.string(), english: z.string() });
export type TextShape = z.infer<typeof TextShape>;

/** Endpoints for the text of the rental agreement (docs/rules/contracts.md). */
export const agreementTextEndpoints = endpoints({
  'GET /admin/agreement-texts': {
    summary: 'The versions of the agreement’s text, newest first',
    access: 'admin',
    reply: answer(z.array(TextHead)),
  },
  'GET /admin/agreement-texts/:number': {
    summary: 'A version of the agreement’s text. 404 `agreement-text.not-found`',
    access: 'admin',
    params: z.object({ number: numberText(z.number().int().min(1).max(1_000_000)) }),
    reply: answer(TextShape),
  },
  'POST /admin/agreement-texts': {
    summary:
      'Writes the next version, which nobody changes any more. 409 `agreement-text.changed-meanwhile`; 422 `agreement-text.unknown-placeholder`, `.not-parallel`, `.not-thai`, `.no-paragraph`, `.past`',
    access: 'admin',
    body: z.object({
      /** The newest version when writing began. */
      basedOn: z.int(),
      ...Texts,
      /** What of the list the text has. What is missing may stay open. */
      contains: z.array(ChecklistItem).max(100),
      /** From when it is signed; null for from now on. */
      validFrom: DateTimeText.nullable(),
    }),
    reply: answer(TextShape),
  },
  'POST /admin/agreement-texts/preview': {
    summary: 'The agreement about an invented booking with this text as a PDF. 422 as for writing it',
    access: 'admin',
    reads: true,
    body: z.object(Texts),
    file: 'application/pdf',
    reply: SentFile,
    perMinute: 30,
  },
});
