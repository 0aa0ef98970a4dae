import { expect, test } from 'vitest';
import { filtersOn } from '../list/list-search.ts';
import { auditList, auditPath, readAuditSearch } from './audit-search.ts';

const actorId = '0198c1d2-aaaa-7bbb-8ccc-0123456789ab';
const read = (query: string) => readAuditSearch(new URLSearchParams(query));

test('an address says what is asked, and is made of it again', () => {
  const query = `search=BKK7QM4XD&action=booking.cancelled&subjectKind=booking&actorId=${actorId}&from=2026-11-01&to=2026-11-20&page=3`;
  const search = read(query);
  expect(search).toEqual({
    search: 'BKK7QM4XD',
    action: 'booking.cancelled',
    subjectKind: 'booking',
    actorId,
    from: '2026-11-01',
    to: '2026-11-20',
    columns: '',
    page: 3,
  });
  expect(auditPath(search)).toBe(`/admin/audit?${query}`);
  expect(filtersOn(auditList, search)).toEqual(['search', 'action', 'subjectKind', 'actorId', 'from', 'to']);
});

test.each([
  'actorId=me',
  'subjectKind=A+booking',
  'from=yesterday',
  'from=2026-02-30',
  'to=0026-01-01',
  'page=0',
  'page=-1',
  'page=1e9',
  `action=${'x'.repeat(61)}`,
])('%s means nothing and is dropped', (query) => expect(auditPath(read(query))).toBe('/admin/audit'));

test('another filter starts at the first page', () =>
  expect(auditPath({ ...read('action=addon.created&page=4'), page: 1 })).toBe('/admin/audit?action=addon.created'));
