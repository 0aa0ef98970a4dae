/**
 * Breaks what no typesetter can: a digest, an id, a path. By a new line, since no reader of the paper should copy a mark
 * that is not in it. Thai has no spaces between its words and stays as it is: the typesetter knows where they end.
 */
export const fittedText = (text: string): string =>
  text.replaceAll(/[!-~]{25,}/g, (word) => word.match(/.{1,24}/g)?.join('\n') ?? word);
