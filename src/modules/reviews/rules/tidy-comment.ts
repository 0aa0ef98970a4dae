import { withoutTurningMarks } from '#kernel/turning-marks.ts';

/** What was typed, with line breaks as one sign and no more than one empty line in a row. */
export const tidyComment = (comment: string): string =>
  withoutTurningMarks(comment)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
