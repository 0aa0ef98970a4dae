-- Two people who edit one of these see that the other was first.
alter table insurance_option
  add column name_th text,
  add column version integer not null default 1;
alter table insurance_package
  add column description_th text,
  add column version integer not null default 1;

-- What the site said of these codes in Thai, wherever they were called.
update insurance_option set name_th = thai.name
from (values
  ('CDW', 'ความคุ้มครองความเสียหายจากการชน'),
  ('SCDW', 'ความคุ้มครองความเสียหายจากการชนแบบพิเศษ'),
  ('PAI', 'ประกันอุบัติเหตุส่วนบุคคล'),
  ('PEC', 'ความคุ้มครองทรัพย์สินส่วนตัว')
) as thai (code, name)
where insurance_option.code = thai.code;
