import { expect, test } from 'vitest';
import { withPickUpPoints } from './locations-page.ts';

test.each([
  ['after the first paragraph', 'locations', 'Lead.\n\n## Part', 'Lead.\n\n{{pickUpPoints}}\n\n## Part'],
  ['at the end of a text of one paragraph', 'locations', 'Lead.', 'Lead.\n\n{{pickUpPoints}}'],
  [
    'where the text names them',
    'locations',
    'Lead.\n\n## Part\n\n{{pickUpPoints}}',
    'Lead.\n\n## Part\n\n{{pickUpPoints}}',
  ],
  ['not on another page', 'about', 'Lead.', 'Lead.'],
])('the pick-up points are shown %s', (_, slug, content, shown) => {
  expect(withPickUpPoints(slug, content)).toBe(shown);
});
