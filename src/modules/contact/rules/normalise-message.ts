import { withoutBidiControls } from '#kernel/bidi-controls.ts';

type MessageTexts = Readonly<{ name: string; email: string; subject: string; message: string }>;

/** One line without control characters: it stands in a header and in lists. */
const asLine = (text: string) =>
  withoutBidiControls(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** Any number of lines, without the control characters that no text needs. */
export const normaliseText = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

/** A message as it is kept: name and subject as one line each, the text with its lines. */
export const normaliseMessage = ({ name, email, subject, message }: MessageTexts): MessageTexts => ({
  name: asLine(name),
  email: email.trim(),
  subject: asLine(subject),
  message: normaliseText(message),
});

/** Whether a form that came twice says the same: a double click, a reload, a second attempt after a lost answer. */
export const isSameMessage = (one: MessageTexts, other: MessageTexts): boolean =>
  (['name', 'email', 'subject', 'message'] as const).every((part) => one[part] === other[part]);
