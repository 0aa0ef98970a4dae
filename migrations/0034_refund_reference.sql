-- What staff wrote down with money that they handed back themselves. The ledger has it too, without its refund.
alter table refund add column reference text;
