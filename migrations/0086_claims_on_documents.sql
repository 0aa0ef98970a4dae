-- What of a payment's document is towards claims without tax, such as compensation for damage (docs/rules/invoices.md).
alter table issued_document add column claimed_satang bigint not null default 0 check (claimed_satang >= 0);
