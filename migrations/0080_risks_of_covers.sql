-- Visitors compare covers by the same few risks, which free text cannot answer. Empty: the business has not said yet.
alter table insurance_option
  add column risks text[] not null default '{}',
  add constraint insurance_option_risks
    check (risks <@ array['collision', 'fire', 'theft', 'glass', 'people', 'belongings']);
