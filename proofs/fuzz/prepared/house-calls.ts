import { setTimeout as pause } from 'node:timers/promises';
import { message } from '#test/builders/contact.ts';
import { mailQueued } from './mail-queued.ts';
import { type Office, once, type Preparations } from './office.ts';
import { over, ownPlace } from './rentals.ts';

const reviewed = async (office: Office) => {
  const { params, headers } = await over(office);
  const body = { rating: 5, comment: `Quiet ${office.number()}` };
  const { data } = await office.call('POST /bookings/:id/review', { params, headers, body });
  return { params: { id: data.id } };
};

const newPage = (office: Office) => ({
  title: 'Our story',
  slug: `our-story-${office.number()}`,
  content: 'How we began.',
  published: true,
});
const page = async (office: Office) => (await office.call('POST /cms/pages', { body: newPage(office) })).data;
const draft = async (office: Office) => {
  const body = { ...newPage(office), published: false };
  return { params: { id: (await office.call('POST /cms/pages', { body })).data.id } };
};
const ofPage = async (office: Office) => ({ params: { id: (await page(office)).id } });
const somePage = once(page);

const shared = async (office: Office) => {
  const call = await draft(office);
  await office.call('POST /cms/pages/:id/preview-link', call);
  return call;
};

/** A content page with one change. */
const changedPage = async (office: Office) => {
  const { id, version } = await page(office);
  await office.call('PUT /cms/pages/:id', { params: { id }, body: { content: 'How we went on.', version } });
  return { id, version };
};

const written = async (office: Office) => {
  const subject = `Child seat ${office.number()}`;
  await office.call('POST /contact', { headers: {}, body: message({ subject }) });
  const { data } = await office.call('GET /contact', { query: { search: subject } });
  return { params: { id: data[0]?.id ?? '' } };
};

/** An e-mail in the outbox. */
const queued = async (office: Office) => {
  const name = `Reader ${office.number()}`;
  await mailQueued(office, { name, bookingId: null });
  const { data } = await office.call('GET /notices/outbox', { query: { search: name } });
  return { params: { id: data[0]?.id ?? '' } };
};

const lastMonth = async (office: Office) => {
  const today = (await office.now()).toPlainDate();
  return { startDate: today.subtract({ days: 20 }).toString(), endDate: today.toString() };
};

/** A finished export. */
const exported = async (office: Office) => {
  const headers = await office.admin();
  const body = { ...(await lastMonth(office)), what: 'payments', format: 'csv' } as const;
  const { data } = await office.call('POST /admin/exports', { headers, body });
  await office.doJobs('write-export');
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const all = await office.call('GET /admin/exports', { headers });
    if (all.data.find(({ id }) => id === data.id)?.status === 'done') return { headers, params: { id: data.id } };
    await pause(100);
  }
  throw new Error(`The export ${data.id} was not written`);
};
const LOOKS = 300;

const newPlace = (office: Office) => ({ name: `Ari ${office.number()}`, address: '1 Phahonyothin Road' });
const place = async (office: Office) =>
  (await office.call('POST /admin/settings/locations', { body: newPlace(office) })).data;

const newPair = async (office: Office) => ({
  fromId: (await place(office)).id,
  toId: (await place(office)).id,
  fee: 500,
});
const ownPair = async (office: Office) =>
  (await office.call('POST /admin/settings/location-pairs', { body: await newPair(office) })).data;

const agreementText = {
  thai: '# รถ\n\nผู้เช่ารับผิดชอบไม่เกิน {{excess}}',
  english: '# Vehicle\n\nThe customer pays up to {{excess}}.',
};

/** The calls for content, e-mail, settings and reports. */
export const houseCalls: Preparations = {
  'GET /cms/pages/slug/:slug': async (office) => ({ params: { slug: (await somePage(office)).slug } }),
  'POST /cms/pages/slug/:slug/preview': async (office) => {
    const { id, slug } = (await office.call('POST /cms/pages', { body: { ...newPage(office), published: false } }))
      .data;
    const { data } = await office.call('POST /cms/pages/:id/preview-link', { params: { id } });
    return { params: { slug }, body: { token: data.path.split('#token=')[1] ?? '' } };
  },
  'GET /cms/pages/:id': async (office) => ({ params: { id: (await somePage(office)).id } }),
  'POST /cms/pages': async (office) => ({ body: newPage(office) }),
  'PUT /cms/pages/:id': async (office) => {
    const { id, version } = await page(office);
    return { params: { id }, body: { title: 'Our whole story', version } };
  },
  'DELETE /cms/pages/:id': ofPage,
  'GET /cms/pages/:id/revisions': ofPage,
  'GET /cms/pages/:id/revisions/:version': async (office) => ({ params: await changedPage(office) }),
  'POST /cms/pages/:id/revisions/:version/restore': async (office) => ({
    params: await changedPage(office),
    body: {},
  }),
  'POST /cms/preview': async () => ({ body: { content: 'How **we** began.' } }),
  'POST /cms/pages/:id/preview-link': draft,
  'DELETE /cms/pages/:id/preview-link': shared,
  'POST /contact': async () => ({ body: message() }),
  'GET /contact/:id': written,
  'PATCH /contact/:id': async (office) => ({ ...(await written(office)), body: { status: 'read' } }),
  'POST /contact/:id/reply': async (office) => ({ ...(await written(office)), body: { reply: 'Yes, it is.' } }),
  'DELETE /contact/:id': written,
  'GET /notices/outbox/:id': queued,
  'POST /notices/outbox/:id/resend': queued,
  'GET /reviews/:id': reviewed,
  'PATCH /reviews/:id': async (office) => ({ ...(await reviewed(office)), body: { hidden: true } }),
  'GET /admin/exports/:id/file': once(exported),
  'POST /admin/exports': async (office) => ({
    body: { ...(await lastMonth(office)), what: 'bookings', format: 'csv' },
  }),
  'GET /admin/agreement-texts/:number': async () => ({ params: { number: '1' } }),
  'POST /admin/agreement-texts': async (office) => {
    const { data } = await office.call('GET /admin/agreement-texts', { headers: await office.admin() });
    return { body: { basedOn: data[0]?.number ?? 0, ...agreementText, contains: ['vehicle'], validFrom: null } };
  },
  'POST /admin/agreement-texts/preview': async () => ({ body: agreementText }),
  'PUT /admin/settings': async () => ({ body: { booking: { graceMinutes: 15 } } }),
  'PATCH /admin/payment-methods/:methodType': async () => ({
    params: { methodType: 'truemoney' },
    body: { processingFee: 2.5 },
  }),
  'POST /admin/settings/test-mail': async () => ({ body: { to: 'reader@example.com' } }),
  'POST /admin/settings/locations': async (office) => ({ body: newPlace(office) }),
  'PUT /admin/settings/locations/:id': async (office) => ({
    params: { id: (await place(office)).id },
    body: { nameInThai: 'อารีย์' },
  }),
  'DELETE /admin/settings/locations/:id': async (office) => ({ params: { id: (await place(office)).id } }),
  'GET /admin/settings/locations': async (office) => {
    await ownPlace(office);
    return {};
  },
  'GET /admin/settings/location-pairs': async (office) => {
    await ownPair(office);
    return {};
  },
  'POST /admin/settings/location-pairs': async (office) => ({ body: await newPair(office) }),
  'PUT /admin/settings/location-pairs/:id': async (office) => {
    const { id, fromId, toId } = await ownPair(office);
    return { params: { id }, body: { fromId, toId, fee: 600, version: 1 } };
  },
  'DELETE /admin/settings/location-pairs/:id': async (office) => ({ params: { id: (await ownPair(office)).id } }),
};
