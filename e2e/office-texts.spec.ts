import { type APIRequestContext, expect } from '@playwright/test';
import type { ContractRoute } from '#contract/index.ts';
import { vehicleFeatures } from '#kernel/vehicle-limits.ts';
import { bookDirectly } from './book-directly.ts';
import { whileFailing } from './failing.ts';
import { inDays, today } from './journey.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { expectTexts, sentScreen } from './office-html.ts';
import { payDirectly } from './pay-directly.ts';
import { admin, person, signIn } from './sign-in.ts';

/** The texts quoted in the specification, in server-rendered screens; e2e/sweep covers those behind interactions. */
const ploy = () => person('STAFF', 'Ploy', 'Nakarin');

const year = Number(today().slice(0, 4));
const locations = 'Suvarnabhumi Airport Don Mueang Airport';

type Screen = readonly [path: string, texts: readonly (string | RegExp)[]];

const screens: Readonly<Record<string, readonly Screen[]>> = {
  bookings: [
    [
      '/admin/bookings',
      [
        /^Booking Management Track and manage customer reservations Add Booking/,
        /Total [\d,]+ Pick-ups today [\d,]+ .*Pending [\d,]+ Confirmed [\d,]+ Completed [\d,]+ Cancelled [\d,]+/,
      ],
    ],
    [
      '/admin/bookings?search=nobody+is+called+like+this',
      ['No bookings found Try adjusting your search or filter criteria.'],
    ],
    [
      '/admin/bookings/new?startDate=',
      [
        'Booking Dates & Times',
        'Vehicle Selection',
        'Customer Information',
        'Create New Customer',
        `Pickup & Dropoff Locations Pick-up location Choose a location ${locations}`,
        'Add-ons and cover',
        'Payment Information Payment method Cash Credit card Debit card Bank transfer Digital wallet',
        'Payment status Pending Partial Paid Notes (Optional) Flight number optional Arrival note optional Notes for staff',
        'Cost Summary',
        'Please select start and end dates Please select a vehicle Please select or create a customer Create booking',
      ],
    ],
  ],
  calendar: [
    [
      '/admin/calendar',
      [
        /Vehicle Booking Calendar, \d+.* 1 day 7 days 14 days 30 days 60 days New Booking/,
        'Pending Confirmed Picked up Completed Cancelled Turnover Maintenance Turnover conflict Two-lane system',
        'Turnover Interval: 2 hours',
        /Vehicle \w{3} ?\d+ \w{3} ?\d+/,
        /Economy \d+ vehicles/,
      ],
    ],
  ],
  customers: [
    [
      '/admin/customers',
      [
        /^Customer Management/,
        'Customer Contact Bookings Total Spent Last Booking Joined Actions',
        /Showing page 1 of \d+ Next$/,
      ],
    ],
    ['/admin/customers?page=2', [/Showing page 2 of \d+ .*Previous/]],
    ['/admin/customers?search=nobody+is+called+like+this', ['0 customers No customers found.']],
    [
      '/admin/customers/new',
      [
        'Create New Customer Personal Information First name Last name Email optional Phone Nationality optional Date of birth',
        'Documents Passport number optional Licence number optional Licence expiry date optional',
        'Address Street optional City optional State/province optional Country optional Postal code optional',
        /Cancel Still missing: First name, Last name, Phone Create$/,
      ],
    ],
  ],
  vehicles: [
    [
      '/admin/vehicles?search=nothing+is+called+so',
      [/^Vehicles .*Add vehicle/, /All \d+ Available \d+ Rented \d+ Maintenance \d+/, 'No vehicles found'],
    ],
    [
      '/admin/vehicles/new',
      [
        'Photos Details Rates Features',
        `Year * ${year + 1} ${year} ${year - 1}`,
        '1991 1990 ',
        'Transmission * Automatic Manual',
        'Fuel * Petrol Diesel Hybrid Electric',
        'Status * Available Rented Maintenance',
        'Empty means seven or thirty times the day.',
        vehicleFeatures.join(' '),
      ],
    ],
  ],
  'add-ons and categories': [
    [
      '/admin/addons',
      [
        /^Addon Management Manage rental add-ons such as GPS, child seats and insurance packages\. Add Addon/,
        'Category All categories Equipment Safety Convenience Service Insurance Status All Active Inactive',
        'Add-on For Pricing Stock Sort Order Active Show on website',
        /Child seat Safety Has Terms .* Daily: ฿150 \| Weekly: ฿750 \| Monthly: ฿2,400 \d \/ 6 \d out now, at most \d within 7 days 1 Active, Child seat Active Show on website, Child seat Visible Booster seat/,
        /Additional driver Service .* Fixed: ฿300 \(Unlimited\)/,
      ],
    ],
    ['/admin/addons?search=nothing+is+called+so', ['No addons found']],
    [
      '/admin/categories',
      [/^Category Management/, 'Category Description Features Status Actions Economy', 'Fuel Efficient +1 more'],
    ],
  ],
  insurance: [
    [
      '/admin/insurance',
      [
        'Insurance Management Manage insurance options and packages Add Package Insurance Packages Insurance Options',
        'Status All Status Active Inactive',
      ],
    ],
    [
      '/admin/insurance?tab=options',
      ['Add Option', /SCDW Active .* Coverage .* Exclusions .* Default Deductible ฿5,000/],
    ],
  ],
  pricing: [
    ['/admin/pricing', [/^Pricing Management .* Seasonal Rates \d+ Promo Codes \d+ Rate Calculator/, 'Songkran']],
    ['/admin/pricing?tab=promos', ['∞']],
  ],
  content: [
    [
      '/admin/content',
      [
        /^Content Management .* Create New Page/,
        'Title Slug Status Last Updated Actions',
        /\/terms \/terms \(opens in a new tab\) Published/,
      ],
    ],
    ['/admin/content?search=nothing+is+called+so', ['No pages match your search query.']],
    ['/admin/content?search=TERMS', ['/terms (opens in a new tab) Published']],
    [
      '/admin/content/create',
      [
        'Cancel Preview Please fill in all required fields Save Page',
        'Page Title * Page Content *',
        '**bold**, *italic*, ## heading, [link](address), - list item.',
        'Meta Description 0 / 160 characters',
        'URL Slug *',
      ],
    ],
  ],
  reports: [
    [
      '/admin/reports',
      [
        /^Reports & Analytics Last updated \d\d:\d\d.* Refresh Export the report CSV PDF Excel/,
        'Overview Revenue Customers Vehicles Deposits and claims Demand Total revenue',
        ...['Total bookings', 'Vehicle utilization', 'Total customers'],
        ...['Revenue by month', 'Top performing vehicles', 'Recent bookings'],
      ],
    ],
    [
      '/admin/reports?tab=revenue',
      [
        'Daily Weekly Monthly Yearly',
        'Vehicles Deposits and claims Demand Total revenue',
        'Total bookings',
        'Average per booking',
        'Revenue by day',
      ],
    ],
    [
      '/admin/reports?tab=customers',
      [
        ...['Total customers', 'Active customers', 'New this month', 'Frequent customers'],
        ...['Top 5 customers', 'Customers by nationality'],
      ],
    ],
    [
      '/admin/reports?tab=vehicles',
      [
        ...['Total vehicles', 'Available vehicles', 'Utilization rate', 'Categories'],
        ...['Top performing vehicles', 'Utilization by category'],
      ],
    ],
    [
      '/admin/reports?startDate=2001-01-01&endDate=2001-01-31',
      [
        'No booking data available yet',
        'Vehicle utilization – no vehicle was in the fleet in these days',
        'No vehicle was in the fleet in these days.',
        'No money moved in this time, or a year before.',
      ],
    ],
  ],
  payments: [
    [
      '/admin/payments',
      [
        /^Payment Transactions/,
        /Total ฿[\d,.]+ [\d,]+ transactions?, net of refunds Successful ฿[\d,.]+ [\d,]+ transactions? Pending ฿[\d,.]+ [\d,]+ transactions? Failed ฿[\d,.]+ [\d,]+ with expired ones Refunded ฿[\d,.]+ [\d,]+ transactions?/,
        'Status All statuses Successful Pending Failed Expired Reversed',
        'Payment method All methods Bank transfer Card Cash',
        'From date To date',
        'Transaction ID Booking Details Customer Amount Payment Method Status Date & Time Actions',
        /Details Copy full data of /,
      ],
    ],
    [
      '/admin/payments?from=2000-01-01&to=2000-01-02',
      ['No matching transactions Try adjusting your search criteria or filters. Clear Filters'],
    ],
    ['/admin/payments?search=example.com', ['Clear Search']],
  ],
};

for (const [area, rows] of Object.entries(screens))
  test(`the screens of ${area} say what the specification quotes`, async ({ context }) => {
    await signIn(context, await ploy());
    for (const [path, texts] of rows) await expectTexts(context, path, texts);
  });

test('the settings have their tabs, and that of maintenance shows what runs', async ({ context }) => {
  await signIn(context, admin);
  const tabs =
    'General Email Booking Payment Notifications Security Features Tax Settings Admin Users Locations Maintenance';
  await expectTexts(context, '/admin/settings/general', [tabs]);
  await expectTexts(context, '/admin/settings/tax', ['฿1,000 + ฿70 VAT = ฿1,070']);
  await expectTexts(context, '/admin/settings/email', ['SSL/TLS for 465']);
  await expectTexts(context, '/admin/settings/payment', [/PromptPay QR (Active|Inactive) Scan/]);
  await expectTexts(context, '/admin/settings/maintenance', [
    /Version \d.* Environment \w+ Node v\d.* Platform \w+.* Running for .* Bookings \d+.* Heap used \d+/,
    ...['Backup', 'Clear Cache', 'Health check'],
  ]);
});

test('the day has its figures, its newest bookings, its statuses and the state of the system', async ({ context }) => {
  await signIn(context, await ploy());
  const [newest] = await query<{ row: string }>(
    `select reference || ' ' || trim(first_name || ' ' || last_name) || ' ' || v.brand || ' ' || v.model || ' '
       || to_char(pick_up_at at time zone 'Asia/Bangkok', 'Dy FMDD Mon, HH24:MI') as row
     from booking join vehicle v on v.id = vehicle_id
     where booking.archived_at is null order by booking.created_at desc, booking.id desc limit 1`,
  );
  await expectTexts(context, '/admin/dashboard', [
    /Monthly revenue −?฿\S+ .*Active bookings \d+ .*Available vehicles \d+ \/ \d+ Total vehicles: \d+/,
    /Projected, \w+ 20\d\d ฿/,
    /Bookings by status Pending \d+ Confirmed \d+ Completed \d+ Cancelled \d+ Total \d+/,
    new RegExp(`${RegExp.escape(newest?.row ?? '')} (Pending|Confirmed|Completed|Cancelled) ฿[\\d,.]+ `),
    /System status .*Database \w+ .*Jobs \w+ .*Email \w+ .*Payments, test \w+ .*Storage \w+/,
  ]);
});

test('an unknown address of the office says so inside the frame', async ({ context }) => {
  await signIn(context, await ploy());
  for (const path of ['/admin/nothing', '/admin/dashboard/nothing']) {
    const { status, html, text } = await sentScreen(context, path);
    expect(status, path).toBe(404);
    expect(text, path).toMatch(/^Admin 404 - Not Found/);
    expect(html, path).toContain('aria-label="Office"');
  }
});

test('a customer, a form of theirs and what deleting asks name what is kept', async ({ context }) => {
  await signIn(context, await ploy());
  const reply = await context.request.post('/api/admin/customers', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      firstName: 'Hannah',
      lastName: 'Textual',
      email: 'textual@example.com',
      phone: '+66 81 555 0199',
      nationality: 'Australian',
      invite: false,
    },
  });
  const { id, customerNumber } = (await reply.json()).data;
  expect(customerNumber).toMatch(/^BKK-\d{5}$/);
  await expectTexts(context, '/admin/customers', [
    new RegExp(`Hannah Textual Australian · ${customerNumber} textual@example.com .* 0 ฿0 Never .* View Edit Delete`),
  ]);
  await expectTexts(context, `/admin/customers/${id}`, [
    'Customer Details Hannah Textual',
    'Booking statistics Total bookings 0 Total Spent ฿0 Member since',
    ...['Personal Information', 'Documents', 'Address'],
  ]);
  await expectTexts(context, `/admin/customers/${id}/edit`, [
    /Edit Customer Personal Information First name Last name Email Phone Nationality .*Save Changes$/,
  ]);
  await expectTexts(context, `/admin/customers/${id}/delete`, [
    'Are you sure you want to delete this customer? This action cannot be undone.',
  ]);
});

let days = 40;
const booked = async (request: APIRequestContext, change: string) => {
  days += 3;
  const { bookingId: id, bookingNumber: number } = await bookDirectly(request, `texts.${days}@example.com`, days);
  if (change) await changeBooking(id, `hold_until = null, ${change}`);
  return { number, path: `/admin/bookings/${id}` };
};

test('the card of a booking has its facts, the next act and the others of its status', async ({ context, request }) => {
  await signIn(context, await ploy());
  for (const [change, first, not] of [
    ['', ['Confirm', 'Cancel'], ['Mark as Returned', 'Delete']],
    [
      `status = 'confirmed'`,
      ['Mark as Picked up', 'Customer Cancel'],
      ['Confirm', 'Cancel', 'Delete', 'Mark as Returned'],
    ],
    [
      `status = 'completed', picked_up_at = now(), returned_at = now()`,
      ['Delete'],
      ['Confirm', 'Cancel', 'Customer Cancel'],
    ],
    [`status = 'cancelled', cancelled_at = now()`, ['Delete'], ['Confirm', 'Cancel', 'Customer Cancel']],
  ] as const) {
    const { number } = await booked(request, change);
    const path = `/admin/bookings?look=cards&search=${number}`;
    const { text, controls } = await sentScreen(context, path);
    const [, card = ''] = text.split('1 booking ');
    for (const line of [number, 'Hannah Keller', `texts.${days}@example.com`, '+61 4 5550 0142', '3 days'])
      expect(card).toContain(line);
    expect(card).toMatch(/Created \w{3} \d+ \w{3} 20\d\d, \d\d:\d\d/);
    expect(card.match(/, 10:00 /g)).toHaveLength(2);
    expect(controls).toEqual(expect.arrayContaining([...first, 'Edit', 'Print', 'Email', 'Details']));
    for (const name of not) expect(controls, `${change} ${name}`).not.toContain(name);
    // Weeks before the pick-up, the main action is not the hand-over.
    const lead = controls.find((name) => /^(Confirm|Mark as .*|Edit)$/.test(name));
    expect(lead).toBe(change ? 'Edit' : 'Confirm');
    if (!change) expect(card).toContain('Payment pending');
  }
});

test('cancelling and deleting a booking ask first', async ({ context, request }) => {
  await signIn(context, await ploy());
  const live = await booked(request, `status = 'confirmed'`);
  await expectTexts(context, `${live.path}?do=cancel`, [/Cancel Booking\?.*The customer will be notified\./]);
  const over = await booked(request, `status = 'cancelled', cancelled_at = now()`);
  await expectTexts(context, `${over.path}?do=delete`, [/Delete Booking\?.*This action cannot be undone\./]);
});

test('a payment names its state, and a failed one its code, message and reason', async ({ context, request }) => {
  await signIn(context, await ploy());
  const { paymentId } = await payDirectly(request, 'texts.payment@example.com', 170);
  await expectTexts(context, `/admin/payments/${paymentId}`, [
    /Transaction Details .* Successful .* Copy full data/,
    /Paid yes Captured yes Created .* Updated .* Processing fee none Customer’s page Metadata bookingId/,
  ]);
  const [failed] = await query<{ id: string }>(
    `select id from payment_attempt where status = 'failed' and failure_code = 'insufficient_fund' limit 1`,
  );
  await expectTexts(context, `/admin/payments/${failed?.id}`, [
    /this payment Why it failed: insufficient_fund · [^·]+ · [^·]+/,
  ]);
});

test('a business without bookings, vehicles or add-ons is told so, and what comes first', async ({ context }) => {
  await signIn(context, await ploy());
  for (const [table, path, text] of [
    [
      'booking',
      '/admin/bookings',
      'No bookings found Customer bookings will appear here once they start making reservations.',
    ],
    ['booking', '/admin/dashboard', 'No recent bookings'],
    [
      'vehicle',
      `/admin/calendar?from=${year + 6}-03-01`,
      'No vehicles found. Please add vehicles to see the calendar.',
    ],
    ['addon', '/admin/addons', 'No addons found Get started by creating your first addon.'],
  ] as const) {
    await query(`update ${table} set archived_at = '2000-01-01' where archived_at is null`);
    try {
      await expectTexts(context, path, [text]);
    } finally {
      await query(`update ${table} set archived_at = null where archived_at = '2000-01-01'`);
    }
  }
});

const nextMonth = `${inDays(32 - Number(today().slice(8))).slice(0, 8)}01`;

const unreadable: readonly (readonly [call: ContractRoute, path: string, text: string | RegExp])[] = [
  ['GET /addons', '/admin/addons', 'Failed to fetch addons'],
  ['GET /admin/categories', '/admin/categories', 'Failed to load categories'],
  [
    'GET /admin/bookings/calendar',
    `/admin/calendar?from=${year + 6}-03-01`,
    /Failed to fetch calendar bookings for March 20\d\d/,
  ],
  [
    'GET /admin/bookings/calendar',
    `/admin/calendar?from=${nextMonth}`,
    'Failed to fetch calendar bookings for next month',
  ],
  ['GET /admin/bookings/calendar', '/admin/calendar', 'Failed to fetch calendar bookings for current month'],
  ['GET /admin/customers', '/admin/customers', 'Failed to load customers'],
  [
    'GET /insurance/options',
    '/admin/insurance?tab=options',
    'Failed to load insurance data. Please ensure the backend server is running and the database is properly configured.',
  ],
  [
    'GET /insurance/packages',
    '/admin/insurance',
    'Failed to load insurance packages. Please check if the backend server is running.',
  ],
  ['GET /contact', '/admin/messages', 'Failed to fetch contact messages. Please try again later.'],
  ['GET /admin/reports', '/admin/reports', 'Failed to fetch report data'],
];

test('what cannot be read says so, and shows nothing in its place', async ({ context }) => {
  await signIn(context, await ploy());
  for (const [call, path, text] of unreadable) {
    let failed = await sentScreen(context, path);
    expect(failed.text, path).not.toMatch(/Failed to (fetch|load)/);
    await whileFailing([call], async () => {
      failed = await sentScreen(context, path);
    });
    if (typeof text === 'string') expect(failed.text, path).toContain(text);
    else expect(failed.text, path).toMatch(text);
    expect(failed.text, path).toContain('Try again');
    expect(failed.html, path).not.toContain('data-booking=');
    expect(failed.text, path).not.toContain('฿');
  }
});
