import type { Entry } from '../../office/timeline/audit-entry.ts';
import { Timeline } from '../../office/timeline/timeline.tsx';
import { Part } from './part.tsx';

const entry = (id: string, at: string, facts: Partial<Entry>): Entry => ({
  id,
  at,
  action: 'booking.changed',
  changes: [],
  reason: null,
  requestId: null,
  address: null,
  actor: { id: 'ploy', name: 'Ploy Nakarin', role: 'STAFF' },
  subject: { kind: 'booking', id: 'b', name: 'BKK7QM4XD' },
  ...facts,
});

const entries: readonly Entry[] = [
  entry('4', '2026-11-20T10:38:00+07:00', { action: 'booking.cancelled', reason: 'The flight was cancelled' }),
  entry('3', '2026-11-19T16:05:00+07:00', {
    changes: [
      { field: 'returnDate', before: '2026-12-10T10:00:00+07:00', after: '2026-12-12T10:00:00+07:00' },
      { field: 'selectedAddons', before: [], after: ['Child seat × 1'] },
      { field: 'totalAmount', before: 10647, after: 13482 },
    ],
  }),
  entry('2', '2026-11-19T10:33:00+07:00', { action: 'booking.confirmed-by-payment', actor: null }),
  entry('1', '2026-11-19T10:31:00+07:00', { action: 'booking.created' }),
];

export const Timelines = () => (
  <Part
    id="timelines"
    heading="Timeline"
    text="What happened to a record of the office, newest first. A deed without words goes by its name."
  >
    <Timeline entries={entries} />
  </Part>
);
