import type { CallOf } from '#contract/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import type { TestApp } from '../fresh-app.ts';
import { guestOf } from './booking.ts';
import { booked, desk } from './desk.ts';
import { doJobs } from './paying.ts';
import { pdfText } from './pdf-text.ts';

type Issue = CallOf<'POST /admin/bookings/:id/documents'>['body'];

/** A business with a tax ID, and a booking of ฿5,350 whose documents are issued and printed at its counter. */
export const papersDesk = async (app: TestApp) => {
  const office = await desk(app);
  await app.step(({ tx }) => writeSettings(tx, 'general', { taxId: '0105569000002' }));
  const bookingId = await booked(app, office.vehicleId);
  const { headers } = office.clerk;
  const of = { params: { id: bookingId }, headers };
  /** The text of a file without the spaces and line breaks that the paper's width decides. */
  const textAt = async (path: string, asWhom: Record<string, string> = headers) =>
    pdfText((await app.server.inject({ url: `/api${path}`, headers: asWhom })).rawPayload).replaceAll(/\s/g, '');
  const issueByItself = () => doJobs(app, 'issue-documents');
  return {
    bookingId,
    office,
    headers,
    textAt,
    issueByItself,
    /** Records a payment, and issues its document. */
    pay: async (amount: number) => {
      const body = { bookingId, amount, paymentMethod: 'cash' } as const;
      await app.call('POST /payments/records', { headers, body });
      await issueByItself();
    },
    giveBack: async (amount: number) => {
      const body = { bookingId, amount, reason: 'Goodwill', way: 'recorded', reference: 'R1' } as const;
      await app.call('POST /payments/refunds', { headers, body });
      await issueByItself();
    },
    issue: (body: Issue) => app.call('POST /admin/bookings/:id/documents', { ...of, body }),
    documents: async () => (await app.call('GET /admin/bookings/:id/documents', of)).body.data,
    print: async (id: string, reason?: string) => {
      const { body } = await app.call('POST /admin/documents/:id/prints', {
        params: { id },
        headers,
        body: reason === undefined ? {} : { reason },
      });
      return { mark: body.data.mark, text: await textAt(`/admin/documents/${id}/file?print=${body.data.id}`) };
    },
    /** The headers with which the booking's customer opens it. */
    customer: () => guestOf(app, bookingId),
  };
};

export const companyBuyer = {
  name: 'Bangchak Tools Co.',
  address: '9 Silom Road',
  taxId: '0105561234560',
  branch: '00000',
};
