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

-- What a cover was called and what the customer pays in spite of it, from the moment it was sold: staff change packages,
-- and what was agreed with a customer stays.
alter table booking add column sold_cover jsonb;

update booking set sold_cover = jsonb_build_object(
  'name', package.name,
  'nameInThai', package.name_th,
  'excess', (
    select min(part.deductible_satang)
    from insurance_package_option part
    join insurance_option option on option.id = part.option_id
    where part.package_id = package.id and option.code in ('CDW', 'SCDW')
  )
)
from insurance_package package
where package.id = booking.insurance_package_id;
