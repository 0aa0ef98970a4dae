import { piecesOf } from './placeholders.ts';

const POINTS = 'pickUpPoints';

/**
 * Adds the list of pick-up points to the locations page, after its first paragraph, unless the text already places it.
 */
export const withPickUpPoints = (slug: string, content: string): string => {
  if (slug !== 'locations' || piecesOf(content).some((piece) => 'name' in piece && piece.name === POINTS))
    return content;
  const [first, ...others] = content.split(/\n{2,}/);
  return [first, `{{${POINTS}}}`, ...others].join('\n\n');
};
