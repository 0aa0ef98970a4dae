import { withoutBidiControls } from '#kernel/bidi-controls.ts';

/** What was typed, with line breaks as one sign and no more than one empty line in a row. */
export const normaliseComment = (comment: string): string =>
  withoutBidiControls(comment)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
