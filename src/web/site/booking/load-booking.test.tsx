import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { WordsContext } from '../../languages/use-words.ts';
import { wordsOn } from '../../languages/words.server.ts';
import { ResumeFromLink } from './load-booking.tsx';

const Wizard = () => <ResumeFromLink>{(draft) => <p>{`draft: ${draft}`}</p>}</ResumeFromLink>;
const Page = createRoutesStub([{ id: 'root', path: '/booking', Component: Wizard }]);
const root = { now: 0, site: { name: 'Saphan', phone: '' } };

const opened = (address: string): string =>
  renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <Page initialEntries={[address]} hydrationData={{ loaderData: { root } }} />
    </WordsContext>,
  );

test('without a booking in the address the wizard begins anew', () => {
  expect(opened('/booking?step=3')).toBe('<p>draft: null</p>');
});

test('the booking of a link is waited for', () => {
  expect(opened('/booking?bookingId=0197f1a0-0000-7000-8000-000000000001')).toContain('aria-busy');
});

test.each(['my-bookings', '0197f1a0-0000', '..'])('“%s” is no booking, and nobody is asked for it', (word) => {
  const html = opened(`/booking?bookingId=${word}`);
  expect(html).toContain('Booking not found');
  expect(html).not.toContain('aria-busy');
});
