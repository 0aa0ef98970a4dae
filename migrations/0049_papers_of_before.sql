-- Documents of before each payment had its own (0047) are over a whole booking, and their facts have its movements.
-- Each was printed as often as asked for, always as the original: that was its original.
insert into document_print (document_id, mark, printed_at, by_id, by_name)
select id, 'original', issued_at, issued_by_id, issued_by_name from issued_document
where (facts ? 'movements' or not facts ? 'title')
  and id not in (select document_id from document_print where mark = 'original');

-- Of their totals, the processing fees: of an invoice as it printed them, of a receipt as the ledger has them, and of a
-- credit note what it took beyond the price.
alter table issued_document disable trigger issued_document_stays;
update issued_document set untaxed_satang = least(total_satang - tax_satang, (
  select sum(replace(line ->> 'amount', ',', '')::numeric * 100)::bigint from jsonb_array_elements(facts -> 'lines') line
  where line -> 'text' ->> 'en' = 'Payment fee, untaxed'))
where kind = 'tax-invoice' and facts ? 'movements'
  and facts -> 'lines' @> '[{"text": {"en": "Payment fee, untaxed"}}]';
update issued_document set untaxed_satang = greatest(0, least(total_satang, (
  select sum(case kind when 'payment' then fee_satang else -fee_satang end)::bigint from ledger_entry
  where id in (select value::uuid from jsonb_array_elements_text(facts -> 'ledger')))))
where kind = 'receipt' and facts ? 'movements' and facts -> 'ledger' <> '[]';
update issued_document set untaxed_satang = least(total_satang - tax_satang, beyond - beyond_before)
from (
  select note.id as note_id,
    greatest(sum(note.total_satang) over notes - of.total_satang + of.untaxed_satang, 0)::bigint as beyond,
    greatest(sum(note.total_satang) over notes - note.total_satang - of.total_satang + of.untaxed_satang, 0)::bigint
      as beyond_before
  from issued_document note join issued_document of on of.id = note.credit_of
  window notes as (partition by note.credit_of order by note.issued_at, note.id)
) credited
where id = note_id and facts ? 'movements' and beyond > beyond_before;

-- Whatever is added to a document later is for good as well; only what tells of the buyer may be forgotten.
create or replace function issued_is_for_good() returns trigger language plpgsql as $$
declare forgettable constant text[] := array['buyer', 'reason', 'facts', 'pdf', 'pages'];
begin
  if tg_op = 'UPDATE'
     and extract(year from old.issued_at at time zone 'Asia/Bangkok')
         < extract(year from now() at time zone 'Asia/Bangkok') - 5
     and to_jsonb(new) - forgettable = to_jsonb(old) - forgettable
  then
    return new;
  end if;
  -- Emptying what is empty changes nothing.
  if tg_op = 'TRUNCATE' and not exists (select from issued_document) then
    return null;
  end if;
  raise exception 'An issued document is never changed.';
end $$;
alter table issued_document enable always trigger issued_document_stays;

-- So are its prints; why one was replaced goes with the buyer.
create function print_is_for_good() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
     and exists (
       select from issued_document where id = old.document_id
         and extract(year from issued_at at time zone 'Asia/Bangkok')
             < extract(year from now() at time zone 'Asia/Bangkok') - 5)
  then
    return new;
  end if;
  if tg_op = 'TRUNCATE' and not exists (select from document_print) then
    return null;
  end if;
  raise exception 'A print of a document is never changed.';
end $$;
create trigger document_print_stays before update or delete on document_print
  for each row execute function print_is_for_good();
create trigger document_prints_stay before truncate on document_print
  for each statement execute function print_is_for_good();
alter table document_print
  enable always trigger document_print_stays,
  enable always trigger document_prints_stay;
