import type { Check } from './evidence.ts';

const gaps = `
  with numbered as (
    select kind, substring(number from '\\d{4}-\\d{2}') as month, substring(number from '\\d+$')::int as serial
    from issued_document
  ), series as (
    select kind, month, last_serial from document_series
    union select kind, month, null from numbered where (kind, month) not in (select kind, month from document_series)
  )
  select series.kind || ' ' || series.month || '-' || wanted || ' is missing' as sentence
  from series, lateral (
    select greatest(coalesce(last_serial, 0), max(serial)) as last from numbered
    where numbered.kind = series.kind and numbered.month = series.month
  ) ends, lateral generate_series(1000, coalesce(ends.last, last_serial)) wanted
  where not exists (
    select from numbered where (numbered.kind, numbered.month, serial) = (series.kind, series.month, wanted)
  )
  union all
  select kind || ' ' || month || '-' || serial || ' was given ' || count(*) || ' times'
  from numbered group by kind, month, serial having count(*) > 1
  union all
  select kind || ' ' || month || '-' || max(serial) || ' is beyond its series'
  from numbered join document_series using (kind, month)
  group by kind, month, last_serial having max(serial) > last_serial`;

/** No series of document numbers has a gap or a duplicate. */
export const invoices: Check = {
  name: 'every series of document numbers is without a gap',
  find: async ({ rows }) => (await rows<{ sentence: string }>(gaps)).map(({ sentence }) => sentence),
};
