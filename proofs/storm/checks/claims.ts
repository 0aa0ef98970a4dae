import { claims as words } from '#words/en/claims.ts';
import type { Check } from './evidence.ts';

type Claim = { id: string; reference: string; kind: keyof typeof words.kind; status: string; charged: number | null };
type Line = { reference: string; name: string; amount: number };

const allClaims = `
  select claim.id, reference, kind, claim.status, charged_satang::int as charged
  from claim join booking on booking.id = booking_id order by claim.id`;

const allLines = `
  select reference, line -> 'name' ->> 'en' as name, (line ->> 'amount')::int as amount
  from booking, jsonb_array_elements(quote -> 'lines') line where line ->> 'kind' = 'claim'`;

const otherTotals = `
  select 'booking ' || reference || ' costs ' || total_satang || ', and its lines ' || lines.total as sentence
  from booking, lateral (
    select sum((line ->> 'amount')::int) as total from jsonb_array_elements(quote -> 'lines') line
    where line ->> 'due' = 'online'
  ) lines
  where total_satang <> lines.total and exists (select from claim where booking_id = booking.id)`;

/** Each charged claim is one line of its booking's price, and no other claim is. */
export const claims: Check = {
  name: 'a claim is charged once, or not at all',
  find: async ({ rows }) => {
    const lines = [...(await rows<Line>(allLines))];
    const all = await rows<Claim>(allClaims);
    const missing = all.flatMap(({ id, reference, kind, charged }) => {
      if (!charged) return [];
      const at = lines.findIndex(
        (line) => line.reference === reference && line.name === words.kind[kind] && line.amount === charged,
      );
      if (at >= 0) lines.splice(at, 1);
      return at >= 0 ? [] : [`claim ${id} is charged with ${charged}, and booking ${reference} has no line for it`];
    });
    const beyond = lines.map(
      ({ reference, name, amount }) => `booking ${reference} has a line ${name} over ${amount} of no charged claim`,
    );
    const totals = await rows<{ sentence: string }>(otherTotals);
    return [...missing, ...beyond, ...totals.map(({ sentence }) => sentence)];
  },
};
