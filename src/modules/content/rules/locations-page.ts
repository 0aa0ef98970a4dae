import { piecesOf } from './placeholders.ts';

const POINTS = 'pickUpPoints';

/** The page of the pick-up points shows them: where its text names them, else after its first paragraph. */
export const withPickUpPoints = (slug: string, content: string): string => {
  if (slug !== 'locations' || piecesOf(content).some((piece) => 'name' in piece && piece.name === POINTS))
    return content;
  const [first, ...others] = content.split(/\n{2,}/);
  return [first, `{{${POINTS}}}`, ...others].join('\n\n');
};
