import { withoutBidiControls } from '#kernel/bidi-controls.ts';

/** Normalises line breaks, and reduces empty lines to one in a row. */
export const normaliseComment = (comment: string): string =>
  withoutBidiControls(comment)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
