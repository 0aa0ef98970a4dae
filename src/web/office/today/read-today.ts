import type { Client } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import type { OfficeRole } from '../screens.ts';

/** The first of a list, and how many there are; null where it could not be read. */
export type Waiting<Row> = Readonly<{ total: number; rows: readonly Row[] }> | null;

type Task = DataOf<'GET /payments/transfer-tasks'>[number];
type Message = DataOf<'GET /contact'>[number];
type Mail = DataOf<'GET /notices/outbox'>[number];
type Change = DataOf<'GET /admin/audit'>[number];

/** What the day's first screen shows. */
export type Today = Readonly<{
  transfers: Waiting<Pick<Task, 'id' | 'bookingNumber' | 'customerName' | 'amount' | 'createdAt'>>;
  messages: Waiting<Pick<Message, 'id' | 'name' | 'subject' | 'createdAt'>>;
  /** What only admins may see; null for others. */
  admin: ForAdmins | null;
}>;

export type ForAdmins = Readonly<{
  mails: Waiting<Pick<Mail, 'id' | 'subject' | 'to' | 'lastError'>>;
  changes: Waiting<Change>;
}>;

const few = { page: 1, limit: 5 };

export const readToday = async (client: Client, role: OfficeRole): Promise<Today> => {
  const [tasks, messages, admin] = await Promise.all([
    client.call('GET /payments/transfer-tasks', { query: { ...few, status: 'open' } }),
    client.call('GET /contact', { query: { ...few, status: 'new' } }),
    role === 'ADMIN' ? readForAdmins(client) : null,
  ]);
  return {
    transfers: waiting(tasks, ({ id, bookingNumber, customerName, amount, createdAt }) => {
      return { id, bookingNumber, customerName, amount, createdAt };
    }),
    messages: waiting(messages, ({ id, name, subject, createdAt }) => ({ id, name, subject, createdAt })),
    admin,
  };
};

const readForAdmins = async ({ call }: Client): Promise<ForAdmins> => {
  const [mails, changes] = await Promise.all([
    call('GET /notices/outbox', { query: { ...few, status: 'failed' } }),
    call('GET /admin/audit', { query: few }),
  ]);
  return {
    mails: waiting(mails, ({ id, subject, to, lastError }) => ({ id, subject, to, lastError })),
    changes: waiting(changes, (change) => change),
  };
};

type Answer<Item> = Failure | Readonly<{ success: true; total: number; data: readonly Item[] }>;

const waiting = <Item, Row>(answer: Answer<Item>, rowOf: (item: Item) => Row): Waiting<Row> =>
  answer.success ? { total: answer.total, rows: answer.data.map(rowOf) } : null;
