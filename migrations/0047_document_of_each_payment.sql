-- A document for each payment. An abbreviated tax invoice has a series of its own; so has what is without tax: a series
-- of tax invoices has no holes.
alter table document_series
  drop constraint document_series_kind_check,
  add constraint document_series_kind_check
    check (kind in ('tax-invoice', 'abbreviated-tax-invoice', 'receipt', 'credit-note', 'refund-note'));

alter table issued_document
  drop constraint issued_document_kind_check,
  add constraint issued_document_kind_check
    check (kind in ('tax-invoice', 'abbreviated-tax-invoice', 'receipt', 'credit-note', 'refund-note')),
  drop constraint issued_document_check1,
  add constraint issued_document_credits check ((kind in ('credit-note', 'refund-note')) = (credit_of is not null)),
  -- Of the total: processing fees.
  add column untaxed_satang bigint not null default 0,
  add constraint issued_document_untaxed check (untaxed_satang between 0 and total_satang - tax_satang),
  -- The entry of the ledger that it is for; null for credits, and for documents over a whole booking.
  add column payment_id uuid references ledger_entry,
  -- The document that this one was issued in place of, which counts no longer.
  add column replaces uuid references issued_document unique;
-- A payment has one document; what replaces it is no second.
create unique index issued_document_payment on issued_document (payment_id) where replaces is null and credit_of is null;

-- Each time a document was handed out. There is one original; a replacement (ใบแทน) says why.
create table document_print (
  id          uuid primary key default uuidv7(),
  document_id uuid not null references issued_document,
  mark        text not null check (mark in ('original', 'copy', 'replacement')),
  reason      text,
  printed_at  timestamptz not null,
  by_id       uuid,
  -- As they were called then; null for the business itself.
  by_name     text,
  check ((mark = 'replacement') = (reason is not null))
);
create unique index document_print_original on document_print (document_id) where mark = 'original';
create index document_print_document on document_print (document_id, id);
