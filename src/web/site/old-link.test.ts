import { expect, test } from 'vitest';
import { leadOldLink } from './old-link.ts';

const ledTo = (...given: Parameters<typeof leadOldLink>): string | null => {
  try {
    leadOldLink(...given);
    return null;
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get('Location') : null;
  }
};
const at = (path: string) => new URL(path, 'https://saphan.example');

test('a link that was mailed with its key in the query opens the page with the key behind the hash', () => {
  expect(ledTo(at('/verify-email?token=a_b&lang=th'), 'token')).toBe('/verify-email?lang=th#token=a_b');
  expect(ledTo(at('/our-story?preview=a_b'), 'preview', '/our-story/preview')).toBe('/our-story/preview#token=a_b');
});

test.each(['/verify-email', '/verify-email?lang=th', '/verify-email?token='])('%s is no such link', (path) =>
  expect(ledTo(at(path), 'token')).toBeNull(),
);
