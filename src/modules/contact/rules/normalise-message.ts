import { withoutBidiControls } from '#kernel/bidi-controls.ts';

type MessageTexts = Readonly<{ name: string; email: string; subject: string; message: string }>;

/** One line without control characters, for headers and lists. */
const asLine = (text: string) =>
  withoutBidiControls(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** Normalises line breaks and removes all other control characters except tabs. */
export const normaliseText = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

/** Normalises a message for storage: name and subject to one line each; the text keeps its lines. */
export const normaliseMessage = ({ name, email, subject, message }: MessageTexts): MessageTexts => ({
  name: asLine(name),
  email: email.trim(),
  subject: asLine(subject),
  message: normaliseText(message),
});

/** Whether a form submitted twice has the same content, as after a double click, a reload or a retry. */
export const isSameMessage = (one: MessageTexts, other: MessageTexts): boolean =>
  (['name', 'email', 'subject', 'message'] as const).every((part) => one[part] === other[part]);
