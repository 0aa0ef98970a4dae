import type { Client } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import type { OfficeRole } from '../screens.ts';

/** The first entries of a list, and the total; null where the list could not be loaded. */
export type Waiting<Row> = Readonly<{ total: number; rows: readonly Row[] }> | null;

type Task = DataOf<'GET /payments/transfer-tasks'>[number];
type Deposit = DataOf<'GET /admin/security-deposits'>[number];
type Claim = DataOf<'GET /admin/claims'>[number];
type Message = DataOf<'GET /contact'>[number];
type Mail = DataOf<'GET /notices/outbox'>[number];
type Change = DataOf<'GET /admin/audit'>[number];

export type Board = DataOf<'GET /admin/analytics/today'>;
export type BoardList = Board['pickUps'];
export type BoardRow = BoardList['rows'][number];
export type Figures = DataOf<'GET /admin/analytics'>;
export type Recent = DataOf<'GET /admin/analytics/recent-bookings'>;
export type System = DataOf<'GET /admin/analytics/system'>;

/** The data of the dashboard. Null means that a part could not be loaded. */
export type Today = Readonly<{
  board: Board | null;
  figures: Figures | null;
  recent: Recent | null;
  system: System | null;
  transfers: Waiting<Pick<Task, 'id' | 'bookingNumber' | 'customerName' | 'amount' | 'createdAt'>>;
  /** Holds that end first, then deposits of rentals that are over. */
  deposits: Waiting<
    Pick<Deposit, 'id' | 'bookingId' | 'bookingNumber' | 'customerName' | 'amount' | 'overAt' | 'card'>
  >;
  /** Claims that staff decide, disputed or not answered in time, the longest ago first. */
  claims: Waiting<
    Pick<Claim, 'id' | 'bookingId' | 'bookingNumber' | 'customerName' | 'amount' | 'answeredAt' | 'answerBy'>
  >;
  messages: Waiting<Pick<Message, 'id' | 'name' | 'subject' | 'createdAt'>>;
  /** What only admins may see; null for others. */
  admin: ForAdmins | null;
}>;

export type ForAdmins = Readonly<{
  mails: Waiting<Pick<Mail, 'id' | 'subject' | 'to' | 'lastError'>>;
  changes: Waiting<Change>;
}>;

const few = { page: 1, limit: 5 };

export const readDashboard = async (client: Client, role: OfficeRole): Promise<Today> => {
  const { call } = client;
  const [board, figures, recent, system, waits, admin] = await Promise.all([
    call('GET /admin/analytics/today'),
    call('GET /admin/analytics'),
    call('GET /admin/analytics/recent-bookings'),
    call('GET /admin/analytics/system'),
    readWaiting(client),
    role === 'ADMIN' ? readForAdmins(client) : null,
  ]);
  return {
    board: dataOf(board),
    figures: dataOf(figures),
    recent: dataOf(recent),
    system: dataOf(system),
    ...waits,
    admin,
  };
};

const readWaiting = async ({
  call,
}: Client): Promise<Pick<Today, 'transfers' | 'deposits' | 'claims' | 'messages'>> => {
  const [tasks, ending, over, claims, messages] = await Promise.all([
    call('GET /payments/transfer-tasks', { query: { ...few, status: 'open' } }),
    call('GET /admin/security-deposits', { query: { ...few, view: 'ending' } }),
    call('GET /admin/security-deposits', { query: { ...few, view: 'to-give-back' } }),
    call('GET /admin/claims', { query: { ...few, view: 'disputed' } }),
    call('GET /contact', { query: { ...few, status: 'new' } }),
  ]);
  return {
    transfers: waiting(tasks, ({ id, bookingNumber, customerName, amount, createdAt }) => {
      return { id, bookingNumber, customerName, amount, createdAt };
    }),
    deposits: ending.success && over.success ? depositsOf(ending, over) : null,
    claims: waiting(claims, ({ id, bookingId, bookingNumber, customerName, amount, answeredAt, answerBy }) => {
      return { id, bookingId, bookingNumber, customerName, amount, answeredAt, answerBy };
    }),
    messages: waiting(messages, ({ id, name, subject, createdAt }) => ({ id, name, subject, createdAt })),
  };
};

type Deposits = Readonly<{ total: number; data: readonly Deposit[] }>;

/** A hold of a rental that is over counts once. */
const depositsOf = (ending: Deposits, over: Deposits): Today['deposits'] => {
  const both = ending.data.filter(({ overAt }) => overAt).length;
  const rows = [...ending.data, ...over.data.filter(({ id }) => ending.data.every((one) => one.id !== id))];
  return {
    total: ending.total + over.total - both,
    rows: rows.slice(0, few.limit).map(({ id, bookingId, bookingNumber, customerName, amount, overAt, card }) => {
      return { id, bookingId, bookingNumber, customerName, amount, overAt, card };
    }),
  };
};

const readForAdmins = async ({ call }: Client): Promise<ForAdmins> => {
  const [mails, changes] = await Promise.all([
    call('GET /notices/outbox', { query: { ...few, status: 'failed' } }),
    call('GET /admin/audit', { query: { ...few, signIns: 'false' } }),
  ]);
  return {
    mails: waiting(mails, ({ id, subject, to, lastError }) => ({ id, subject, to, lastError })),
    changes: waiting(changes, (change) => change),
  };
};

type Answer<Item> = Failure | Readonly<{ success: true; total: number; data: readonly Item[] }>;

const waiting = <Item, Row>(answer: Answer<Item>, rowOf: (item: Item) => Row): Waiting<Row> =>
  answer.success ? { total: answer.total, rows: answer.data.map(rowOf) } : null;

const dataOf = <Data>(answer: Failure | Readonly<{ success: true; data: Data }>): Data | null =>
  answer.success ? answer.data : null;
