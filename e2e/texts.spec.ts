import { type APIRequestContext, expect } from '@playwright/test';
import { addDays } from '#kernel/calendar-date.ts';
import { inDays } from './journey.ts';
import { test } from './journey-test.ts';
import { readHtml } from './read-html.ts';

// The texts that the specification quotes for the site, in server-rendered pages. e2e/sweep covers those behind
// interactions.

/** The texts expected on a page; for a link, its text and the start of its address. */
type Texts = Readonly<{
  status?: number;
  headings?: readonly Text[];
  texts?: readonly Text[];
  links?: readonly (readonly [text: Text, href: string])[];
  fields?: readonly Text[];
  options?: readonly string[];
  buttons?: readonly string[];
}>;
type Text = string | RegExp;

type Vehicle = Readonly<{ id: string; category: { id: string; securityDeposit: number } }>;

const read = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  return { status: answer.status(), ...readHtml(await answer.text()) };
};

const matches = (text: string, expected: Text) =>
  typeof expected === 'string' ? text.includes(expected) : expected.test(text);

/** The expected texts that a page lacks. */
const missingOn = (page: Awaited<ReturnType<typeof read>>, expected: Texts): unknown[] => [
  ...(page.status === (expected.status ?? 200) ? [] : [page.status]),
  ...(expected.headings ?? []).filter((one) => !page.headings.some((heading) => matches(heading, one))),
  ...(expected.texts ?? []).filter((one) => !matches(page.text, one)),
  ...(expected.links ?? []).filter(
    ([text, href]) => !page.links.some((link) => matches(link.text, text) && link.href.startsWith(href)),
  ),
  ...(expected.fields ?? []).filter((one) => !page.fields.some((field) => matches(field, one))),
  ...(expected.options ?? []).filter((one) => !page.options.includes(one)),
  ...(expected.buttons ?? []).filter((one) => !page.buttons.some(({ text }) => text === one)),
];

const holds = async (request: APIRequestContext, pages: Readonly<Record<string, Texts>>) => {
  for (const [path, expected] of Object.entries(pages))
    expect.soft({ path, missing: missingOn(await read(request, path), expected) }).toEqual({ path, missing: [] });
};

const dates = `pickupDate=${inDays(20)}&pickupTime=09:00&returnDate=${inDays(25)}&returnTime=09:00`;
const dated = `/vehicles?location=Suvarnabhumi+Airport&${dates}`;
/** The list of all vehicles, which is shown beside dates that cannot be searched. */
const undated = `/vehicles?pickupDate=${inDays(5)}&returnDate=${inDays(4)}`;

const listing = {
  headings: [/^Showing \d+ vehicles$/],
  fields: [
    ...['Brand or model', 'Category', 'Seats', 'Fuel', 'From, baht', 'To, baht', /^All/, /^Automatic/, /^Manual/],
    ...[/^4–5 seats\s*\d+$/, /^7 seats\s*\d+$/, /^8 seats and more\s*\d+$/, /^SUV\s*\d+$/],
  ],
  options: ['Featured', 'Price low to high', 'Price high to low', 'Rating high to low'],
} as const;

test('home and list say what the specification quotes', async ({ request }) => {
  await holds(request, {
    '/': {
      fields: ['Pick-up location', 'Pick-up date', 'Pick-up time', 'Return date', 'Return time'],
      headings: ['Special Offers', 'Early Bird Special', 'Weekly Rental', 'Airport Pickup', /places to start/],
      texts: [
        ...['20%', /30 days ahead/, '15%', /7 days and more/, /No airport fees/, /from economy to luxury/],
        ...[/Best prices, no hidden fees/, 'Cover you can read'],
        ...[/\d+ vehicles are free for these dates/, /total, 5 days, VAT included/],
      ],
      links: [
        ['See the vehicles', '/vehicles'],
        ['Suvarnabhumi', '/vehicles?location=Suvarnabhumi'],
        ['Browse Vehicles', '/vehicles'],
      ],
    },
    [undated]: {
      ...listing,
      texts: [
        ...[/\+\d+ more/, 'Seasonal rates may apply', /saves \d+%/, 'Available'],
        'Daily rates before tax. Search with dates to see the total.',
      ],
      links: [
        ['Details', '/vehicles/'],
        ['Select', '/booking?'],
      ],
    },
    '/vehicles?sort=price-up': {
      ...listing,
      texts: [/Totals for .+, VAT included/, /total, 5 days, VAT included/],
      links: [['Select', '/booking?']],
    },
    [dated]: {
      ...listing,
      texts: [
        ...[/\+\d+ more/, 'Suvarnabhumi Airport', '5 days', /Economy/],
        ...[/Totals for .+, VAT included/, /total, 5 days, VAT included/],
        ...[/฿[\d,]+ a day/, 'Daily rate', 'Seasonal rates may apply', /saves \d+%/, /Not in it: a deposit of ฿/],
      ],
      links: [
        ['Details', '/vehicles/'],
        ['Select', '/booking?'],
      ],
    },
  });
});

test('a list leads on: to the booking with all that was asked for, and out of filters that find nothing', async ({
  request,
}) => {
  const { links } = await read(request, `${dated}&category=economy`);
  const { searchParams } = new URL(links.find(({ text }) => /^Select /.test(text))?.href ?? '', 'http://site');
  expect([...searchParams.keys()]).toEqual(
    expect.arrayContaining(['vehicle', 'location', 'pickupDate', 'pickupTime', 'returnDate', 'returnTime']),
  );

  const none = await read(request, `${dated}&search=nothing+like+it`);
  expect(none.text).toContain('No vehicles found matching your criteria.');
  const cleared = await read(request, none.links.find(({ text }) => text === 'Clear filters')?.href ?? '');
  expect(missingOn(cleared, { headings: [/^Showing \d+ vehicles$/] })).toEqual([]);

  const { headings, text } = await read(request, '/vehicles?sort=rating');
  expect(headings.length).toBeGreaterThan(5);
  const [free = ''] = text.split('Not free on all your days');
  const averages = [...free.matchAll(/Rated ([\d.]+) out of 5, /g)].map(([, average]) => Number(average));
  expect(averages.length).toBeGreaterThan(5);
  expect(averages).toEqual([...averages].sort((one, other) => other - one));
});

test('a vehicle in maintenance is offered nowhere, and its page offers others; that one is out now is not said', async ({
  request,
}) => {
  const { data } = await (await request.get('/api/vehicles')).json();
  expect(data).toContainEqual(expect.objectContaining({ status: 'rented' }));
  const { id } = data.find(({ status }: { status: string }) => status === 'maintenance');
  const pages = await Promise.all([1, 2, 3, 4].map((number) => read(request, `${undated}&page=${number}`)));
  for (const { text } of pages) expect(text).not.toMatch(/\bRented\b/);
  const shown = pages.filter(({ links }) => links.some(({ href }) => href.startsWith(`/vehicles/${id}`)));
  expect(shown).toHaveLength(1);
  expect(shown[0]?.buttons).toContainEqual({ text: 'Unavailable', isDisabled: true });
  const own = await read(request, `/vehicles/${id}`);
  expect(missingOn(own, { headings: ['Similar vehicles'] })).toEqual([]);
  expect(own.links.map(({ text }) => text)).toContain('See other vehicles');
  for (const { links } of [...pages, own])
    expect(links.filter(({ href }) => href.includes(`vehicle=${id}`))).toEqual([]);
});

test('what is not there is answered with 404, 403 or 200 where it was asked for, and leads on', async ({ request }) => {
  const noVehicle = {
    status: 404,
    headings: [/^Vehicle Not Found$/],
    links: [['Browse Vehicles', '/vehicles']],
  } as const;
  await holds(request, {
    '/booking?vehicle=none': noVehicle,
    '/booking?vehicle=0197f1a0-0000-7000-8000-000000000001': noVehicle,
    '/booking': { status: 404, headings: ['No vehicle chosen yet'], links: [['Browse Vehicles', '/vehicles']] },
    '/unauthorized': {
      status: 403,
      headings: ['Access Denied'],
      links: [['Go to Home', '/']],
      buttons: ['Go Back'],
    },
  });
  for (const path of ['/not-found', '/no-such-page', '/Terms', '/terms/deposit']) {
    const { status, headings, links } = await read(request, path);
    expect({ path, status, headings }).toEqual({ path, status: 404, headings: ['This road ends here.'] });
    const onward = ['/', '/vehicles', '/booking', '/contact'];
    expect(links.map(({ href }) => href)).toEqual(expect.arrayContaining(onward));
  }
});

test('the FAQ says what a point is worth, and when somebody answers a chat', async ({ request }) => {
  await holds(request, {
    '/faq': {
      headings: ['Do I collect points?', 'How do I reach you?'],
      texts: [
        'Where your account shows points, you collect one for every ฿100 that you pay. Each is worth ฿1 off the vehicle of a later booking.',
        'Where the site offers a chat, somebody answers it from 8:00 to 20:00.',
      ],
    },
  });
});

test('the demo shows fixed figures, says so, and leads to sign-in', async ({ request }) => {
  await holds(request, {
    '/login': { links: [['See a demo', '/demo']] },
    '/demo': {
      texts: [
        'Demo Mode: Please log in as admin to view real data',
        /Every name and figure on this page is invented and fixed/,
        /Monthly revenue ฿412,380/,
      ],
      fields: ['Figures'],
      links: [['Sign in', '/login']],
    },
  });
  const { cells } = await read(request, '/demo');
  expect(cells.filter((cell) => cell === '฿412,380')).toHaveLength(1);
});

test('the locations page names every place with a way there and to its vehicles', async ({ request }) => {
  const { data } = await (await request.get('/api/locations')).json();
  const { links, text } = await read(request, '/locations');
  const to = (name: string) => links.filter((link) => link.text === name).map(({ href }) => href);
  for (const { name } of data as { name: string }[]) expect(text).toContain(name);
  expect(to('Directions')).toEqual(data.map(() => expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//)));
  expect(to('Vehicles here')).toEqual(
    data.map(({ name }: { name: string }) => `/vehicles?${new URLSearchParams({ location: name })}`),
  );
});

test('a vehicle’s page says its refund moments and seasons in plain dates, and shows others of its kind', async ({
  request,
}) => {
  const from = 40;
  const period = `startDate=${inDays(from)}T09:00&endDate=${inDays(from + 3)}T09:00`;
  const { data } = await (await request.get(`/api/vehicles/available?${period}`)).json();
  const alike = Object.values(Object.groupBy(data as Vehicle[], ({ category }) => category.id));
  const [vehicle] = alike.sort((one, other) => (other?.length ?? 0) - (one?.length ?? 0))[0] ?? [];
  const id = vehicle?.id ?? '';
  const query = `pickupDate=${inDays(from)}&pickupTime=09:00&returnDate=${inDays(from + 3)}&returnTime=09:00`;
  const own = `/vehicles/${id}?location=Suvarnabhumi+Airport&${query}`;
  const deposit = `฿${vehicle?.category.securityDeposit.toLocaleString('en-US')}`;
  const [free, half] = [dayAhead(from - 2), dayAhead(from - 1)];
  await holds(request, {
    [own]: {
      texts: [
        `Free to cancel until ${free}, 09:00. From then until ${half}, 09:00 you get half back. After that nothing.`,
        'New Year (27 December–3 January)',
        'Songkran (10–17 April)',
        `A card for the security deposit of ${deposit}`,
        /Month, 30 days.* Before VAT\./,
      ],
    },
  });
  const [, box = ''] = (await read(request, own)).main.split('<aside');
  expect(readHtml(`<main>${box}</main>`).text).toContain(`Free to cancel until ${free}, 09:00.`);

  for (const path of [`/vehicles/${id}`, own]) {
    const [, similar = ''] =
      /<section\b[^>]*>(?=<h2[^>]*>Similar)(.*?)<\/section>/s.exec((await read(request, path)).main) ?? [];
    const cards = similar.split('<article').slice(1);
    expect({ path, cards: cards.length > 1 && cards.length <= 4 }).toEqual({ path, cards: true });
    expect(similar).not.toContain(`href="/vehicles/${id}`);
    for (const text of ['Select', 'Details', 'Seasonal rates may apply'])
      expect(readHtml(`<main><article${cards[0]}</main>`).text).toContain(text);
  }
});

/** A date such as "Sat 5 Dec". */
const dayAhead = (days: number): string => {
  const day = new Date(`${addDays(inDays(0), days)}T00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(day);
  return `${part({ weekday: 'short' })} ${day.getUTCDate()} ${part({ month: 'short' })}`;
};
